/** Whether the decision panel is a sheet over the lower part of the screen, as the frame makes it on small ones. */
import { MediaQuery } from "svelte/reactivity";

const small = new MediaQuery("max-width: 1023px");

export const screen = {
  get sheet(): boolean {
    return small.current;
  },
};
