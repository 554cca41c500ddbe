/** Where the reader is: the fragment of the address. It never reaches the server, so an invitation in it stays secret. */
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "match"; id: string }
  | { page: "replay"; id: string; i: number | null; eyes: number | null }
  | { page: "join"; token: string; match: string | null }
  | { page: "settings" }
  | { page: "rules"; game: string; rule: string };

export function readRoute(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, "").split("/").map(decode);
  const [page = "", first = "", second = "", third = "", fourth = ""] = parts;
  if (page === "new") return { page, game: first };
  if (page === "match" && first && second === "replay") return { page: "replay", id: first, i: Number.parseInt(third, 10) || null, eyes: readEyes(fourth) };
  if (page === "match" && first) return { page, id: first };
  if (page === "join" && first) return second ? { page, match: first, token: second } : { page, token: first, match: null };
  if (page === "settings") return { page };
  if (page === "rules") return { page, game: first, rule: second };
  return { page: "lobby" };
}

/** The address of a place in a replay, through somebody's eyes: it can be sent to others. */
export function replayAddress(id: string, entry: number, eyes: number | null): string {
  return `#/match/${id}/replay/${entry}${eyes === null ? "" : `/${eyes < 0 ? "open" : eyes}`}`;
}

function readEyes(text: string): number | null {
  if (text === "open") return -1;
  return /^[0-7]$/.test(text) ? Number(text) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(readRoute(""));

  start(): void {
    this.route = readRoute(location.hash);
    addEventListener("hashchange", () => {
      this.route = readRoute(location.hash);
    });
  }

  go(path: string): void {
    location.hash = path;
  }
}

export const router = new Router();
