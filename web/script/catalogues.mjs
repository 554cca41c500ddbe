/**
 * Gathers the texts and the rules of all games for the page.
 *
 * `virtual:catalogues`, `virtual:rules` and `virtual:lessons` list, for every game and language, a function that loads the text. Every text is
 * a chunk of its own, so a reader loads one game in one language. `virtual:games` lists the games by their folders.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const source = join(web, "..", "src", "hoftag");

/**
 * All files by kind, game ("" for the general texts, "page" for the page's own) and language. What only a drawn board says
 * stands in `texts/<game>` and is added to the game's own texts.
 */
export function gather() {
  const found = { catalogues: {}, rules: {}, lessons: {} };
  const add = (kind, game, language, path) => ((found[kind][game] ??= {})[language] ??= []).push(path);
  const texts = (game, folder, kind = "catalogues") => {
    if (!existsSync(folder)) return;
    for (const file of readdirSync(folder).sort()) {
      if (file.endsWith(".ftl")) add(kind, game, file.slice(0, -4), join(folder, file));
    }
  };
  texts("", join(source, "texts"));
  texts("page", join(web, "texts"));
  for (const game of readdirSync(join(source, "games")).sort()) {
    const folder = join(source, "games", game);
    texts(game, join(folder, "texts"));
    texts(game, join(web, "texts", game));
    texts(game, join(web, "texts", game, "lesson"), "lessons");
    for (const file of existsSync(folder) && !game.includes(".") ? readdirSync(folder) : []) {
      const named = /^rules(?:\.([a-z]{2}))?\.md$/.exec(file);
      if (named) add("rules", game, named[1] ?? "en", join(folder, file));
    }
  }
  return found;
}

/** A catalogue without comments and blank lines: readers of the source need them, the page does not. */
export function shorter(ftl) {
  return ftl.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function catalogues() {
  const names = { "virtual:catalogues": "catalogues", "virtual:rules": "rules", "virtual:lessons": "lessons" };
  return {
    name: "hoftag-catalogues",
    resolveId(id) {
      return id in names || /^virtual:text\//.test(id) ? "\0" + id : null;
    },
    load(id) {
      const plain = id.startsWith("\0") ? id.slice(1) : "";
      if (plain in names) {
        const kind = names[plain];
        const rows = Object.entries(gather()[kind]).map(([game, languages]) => {
          const loads = Object.keys(languages).map(
            (language) => `${language}: () => import("virtual:text/${kind}/${game || "general"}/${language}")`,
          );
          return `  ${JSON.stringify(game)}: { ${loads.join(", ")} }`;
        });
        return `export default {\n${rows.join(",\n")}\n};\n`;
      }
      const [, kind, game, language] = /^virtual:text\/(\w+)\/([\w-]+)\/(\w+)$/.exec(plain) ?? [];
      if (!kind) return null;
      const paths = gather()[kind]?.[game === "general" ? "" : game]?.[language] ?? [];
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => readFileSync(path, "utf8")).join("\n");
      return `export default ${JSON.stringify(kind === "rules" ? text : shorter(text))};\n`;
    },
  };
}
