import type { Plugin } from "vite";

export function catalogues(): Plugin;
export function gather(): Record<"catalogues" | "rules" | "lessons", Record<string, Record<string, string[]>>>;
export function shorter(ftl: string): string;
