/**
 * How long it takes from an interaction to the next picture, with the processor slowed four times: choosing a move,
 * confirming it, opening a tab. A figure, not a test: it depends on the machine.
 */
import { board } from "../board";
import { mouse, now, ready, type Hand } from "../playing";
import { games, GAMES, playNow, test } from "../table";

declare global {
  var kind: string;
  var interactions: Map<number, { kind: string; ms: number }>;
}

for (const game of games) {
  test(`speed: ${GAMES[game]}`, async ({ guest }) => {
    const page = await guest();
    await playNow(page, game);
    await ready(page);
    await page.evaluate(() => {
      globalThis.interactions = new Map();
      globalThis.kind = "";
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (!entry.interactionId) continue;
          const known = globalThis.interactions.get(entry.interactionId);
          globalThis.interactions.set(entry.interactionId, { kind: known?.kind ?? globalThis.kind, ms: Math.max(known?.ms ?? 0, entry.duration) });
        }
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const interact = async (kind: string, act: () => Promise<unknown>) => {
      await page.evaluate((name) => void (globalThis.kind = name), kind);
      await act();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 120))));
    };
    const hand: Hand = board();
    for (let turn = 0, made = 0; made < 12 && turn < 80; turn += 1) {
      const what = await ready(page, 60_000);
      if (what === "end") break;
      if (what === "confirm") {
        await interact("confirm", () => hand.confirm(page));
        made += 1;
      } else await interact("choose", () => hand.choose(page, turn).catch(() => mouse.choose(page, turn)));
      if (made % 4 === 0 && ["choose", "confirm"].includes(await now(page))) for (const tab of [/^Chat/, /^Log/]) await interact("tab", () => page.getByRole("tab", { name: tab }).click());
    }
    const found = await page.evaluate(() => [...globalThis.interactions.values()]);
    const told = ["choose", "confirm", "tab"].map((kind) => {
      const times = found.filter((one) => one.kind === kind).map((one) => one.ms).sort((a, b) => a - b);
      return `${kind} ${times[Math.floor(times.length * 0.75)] ?? 0}/${times.at(-1) ?? 0} (${times.length})`;
    });
    const all = found.map((one) => one.ms).sort((a, b) => a - b);
    console.log(`${GAMES[game].padEnd(14)} p75/max in ms: all ${all[Math.floor(all.length * 0.75)] ?? 0}/${all.at(-1) ?? 0}, ${told.join(", ")}`);
  });
}
