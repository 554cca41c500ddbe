/** What Tallinn draws. */
import type { Drawing } from "../contract";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";
import Standing from "./Standing.svelte";

const drawing: Drawing = {
  Board,
  Consequence,
  Standing,
  /** What leaves something out is a button of the panel; everything else lies on the table, or in its consequence. */
  onBoard: (move) => !["no-tower", "no-payment"].includes(move.verb),
};

export default drawing;
