/** The only list of games of the page. What a game draws is registered as `drawing: () => import("./<game>/drawing")`. */
import type { View } from "$lib/protocol/types";
import AugsburgEmblem from "./augsburg/Emblem.svelte";
import { COLOURS, type Colour, type GameModule, type Glance } from "./contract";
import StauferEmblem from "./staufer/Emblem.svelte";
import TallinnEmblem from "./tallinn/Emblem.svelte";

/** Read the round and a number of every side. */
function glance(view: View, points: string, rounds: number | null): Glance {
  const sides = Array.isArray(view.sides) ? (view.sides as Record<string, unknown>[]) : [];
  const last = typeof view["rounds"] === "number" ? view["rounds"] : rounds;
  return {
    round: typeof view.round === "number" ? view.round : null,
    rounds: last,
    points: sides.map((side) => (typeof side[points] === "number" ? side[points] : null)),
  };
}

export const GAMES: readonly GameModule[] = [
  {
    id: "staufer",
    minutes: 90,
    colours: COLOURS,
    Emblem: StauferEmblem,
    drawing: () => import("./staufer/drawing"),
    glance: (view) => glance(view, "score", null),
  },
  {
    id: "augsburg",
    minutes: 75,
    colours: COLOURS,
    Emblem: AugsburgEmblem,
    drawing: () => import("./augsburg/drawing"),
    glance: (view) => glance(view, "prestige", null),
  },
  {
    id: "tallinn",
    minutes: 20,
    colours: ["green", "black", "blue", "yellow", "red"], // estates are yellow, red and blue
    Emblem: TallinnEmblem,
    drawing: () => import("./tallinn/drawing"),
    glance: (view) => glance(view, "points", null),
  },
];

export function gameModule(id: string): GameModule | undefined {
  return GAMES.find((game) => game.id === id);
}

export function coloursOf(id: string): readonly Colour[] {
  return gameModule(id)?.colours ?? COLOURS;
}
