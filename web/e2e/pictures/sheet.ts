/** One page with all pictures. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export default function sheet(): void {
  const folder = fileURLToPath(new URL("../../../build/screens/", import.meta.url));
  if (!existsSync(folder)) return;
  const names = readdirSync(folder).filter((name) => name.endsWith(".png")).sort();
  const groups = grouped(names);
  const rows = [...groups].map(([name, files]) => `<h2>${name}</h2><div>${files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`).join("")}</div>`);
  const style = "body{font:15px sans-serif;margin:24px}h2{font-size:16px}div{display:flex;gap:12px;align-items:flex-start}img{height:360px;border:1px solid #888}";
  writeFileSync(`${folder}index.html`, `<!doctype html><meta charset="utf-8"><title>Hoftag</title><style>${style}</style>\n${rows.join("\n")}\n`);
  console.log(`${names.length} pictures, build/screens/index.html`);
}

const title = (name: string) => name.replace(/-(1440|390)-(light|dark)\.png$/, "");

function grouped(names: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) found.set(title(name), [...(found.get(title(name)) ?? []), name]);
  return found;
}
