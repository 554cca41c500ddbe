/** What Die Staufer draws. Every question can be answered on the board or by the buttons of the consequence. */
import type { Drawing } from "../contract";
import Board from "./Board.svelte";
import Consequence from "./Consequence.svelte";
import Standing from "./Standing.svelte";

const drawing: Drawing = { Board, Consequence, Standing, onBoard: () => true };
export default drawing;
