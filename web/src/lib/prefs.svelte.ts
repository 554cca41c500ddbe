/** What a reader has chosen on this device. Kept in the browser, never sent. */
import { keep } from "./keep";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "fast" | "slow" | "off";
export type Sound = "off" | "turn" | "all";

export interface Prefs {
  language: string | null;
  theme: Theme;
  motion: Motion;
  sound: Sound;
  confirm: boolean;
  keys: boolean;
  /** List all moves as buttons, also those that can be chosen on the board. */
  list: boolean;
  /** Notices of the browser when it is my turn. */
  notices: boolean;
}

const KEY = "hoftag.prefs";
const USUAL: Prefs = { language: null, theme: "auto", motion: "auto", sound: "turn", confirm: true, keys: true, list: false, notices: false };

export const prefs: Prefs = $state({ ...USUAL, ...keep.read<Partial<Prefs>>(KEY, {}) });

/** What is shown now. */
export const look = $state({ dark: false });

export function savePrefs(): void {
  keep.write(KEY, prefs);
}

/** Show theme and motion on the root, where the styles look for them. */
export function applyLook(root: HTMLElement = document.documentElement): void {
  const dark = prefs.theme === "dark" || (prefs.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  look.dark = dark;
  root.dataset["theme"] = dark ? "dark" : "light";
  root.dataset["motion"] = prefs.motion;
}

/** Whether things may move now, and how. */
export function motionNow(): "off" | "fast" | "slow" {
  if (prefs.motion !== "auto") return prefs.motion;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "fast";
}
