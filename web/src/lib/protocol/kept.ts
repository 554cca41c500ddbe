/**
 * What came, with every part that is as it was before as the same object as before: whatever was worked out from such a
 * part need not be worked out again.
 */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(now)) return (Array.isArray(before) ? keptList(before, now) : now) as T;
  return Array.isArray(before) ? now : (keptParts(before as Record<string, unknown>, now as Record<string, unknown>) as T);
}

function keptList(before: readonly unknown[], now: unknown[]): readonly unknown[] {
  let same = before.length === now.length;
  const found = now.map((value, n) => {
    const part = kept(before[n], value);
    if (part !== before[n]) same = false;
    return part;
  });
  return same ? before : found;
}

function keptParts(before: Record<string, unknown>, now: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(now);
  let same = Object.keys(before).length === names.length;
  const found: Record<string, unknown> = {};
  for (const name of names) {
    found[name] = kept(before[name], now[name]);
    if (found[name] !== before[name] || !(name in before)) same = false;
  }
  return same ? before : found;
}
