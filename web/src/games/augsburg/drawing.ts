/** What Augsburg 1520 draws. */
import type { Drawing } from "../contract";
import "./augsburg.css";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";

const drawing: Drawing = {
  Board: Board as Drawing["Board"],
  Consequence: Consequence as NonNullable<Drawing["Consequence"]>,
  // Every question is answered by cards and cells of the board or by the buttons above the confirmation.
  onBoard: () => true,
  answers: true,
};

export default drawing;
