/**
 * Pieces that move. What lies on the table is always where it belongs; what flies is a copy in a layer that nobody can press, so
 * that nothing slips away from under a pointer. Only `transform` and `opacity` change.
 */
export type Motion = "off" | "fast" | "slow";

const FLIGHT = 240;
const FADE = 160;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** More at once is a new table, not a move. */
const MOST = 16;

/** How long something takes that takes so long usually. */
export function lasting(motion: Motion, milliseconds: number): number {
  return motion === "off" ? 0 : motion === "slow" ? 1.6 * milliseconds : milliseconds;
}

/** Where pieces were: everything with `data-piece="what it is"` that is seen. */
export type Places = Map<string, DOMRect>;

export function placesOf(root: Element): Places {
  const places: Places = new Map();
  for (const piece of pieces(root)) {
    const box = piece.getBoundingClientRect();
    if (box.width) places.set(piece.dataset["piece"] ?? "", box);
  }
  return places;
}

const pieces = (root: Element) => root.querySelectorAll<HTMLElement>("[data-piece]");

/** Pieces fly from where they were, new ones appear. `layer` lies in the same place as the board and moves with it. */
export function fly(root: Element, before: Places, layer: HTMLElement, motion: Motion): void {
  if (motion === "off" || !before.size) return;
  const now = [...pieces(root)].map((piece) => ({ piece, from: before.get(piece.dataset["piece"] ?? ""), to: piece.getBoundingClientRect() }));
  const moved = now.filter(({ from, to }) => to.width && from && Math.hypot(from.x - to.x, from.y - to.y) > 6);
  const fresh = now.filter(({ from, to }) => to.width && !from);
  if (moved.length + fresh.length > MOST) return;
  for (const { piece } of fresh) piece.animate({ opacity: [0, 1] }, { duration: lasting(motion, FADE), easing: EASE });
  const origin = layer.getBoundingClientRect();
  for (const { piece, from, to } of moved) if (from) send(piece, from, to, origin, layer, lasting(motion, FLIGHT));
}

function send(piece: HTMLElement, from: DOMRect, to: DOMRect, origin: DOMRect, layer: HTMLElement, duration: number): void {
  const copy = document.createElement("div");
  const shape = piece.cloneNode(true) as HTMLElement;
  for (const one of [shape, ...shape.querySelectorAll("[id], [data-piece]")]) {
    one.removeAttribute("id");
    one.removeAttribute("data-piece");
  }
  copy.className = "flight";
  Object.assign(copy.style, { left: `${to.x - origin.x}px`, top: `${to.y - origin.y}px`, width: `${to.width}px`, height: `${to.height}px` });
  copy.append(shape);
  layer.append(copy);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  piece.animate({ opacity: [0, 0] }, { duration });
  const flight = copy.animate({ transform: [start, "none"] }, { duration, easing: EASE });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
