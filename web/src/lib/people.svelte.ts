/** Who sits at this device, and which tables it has opened. */
import { keep } from "./keep";
import { Api, ApiError } from "./protocol/api";
import type { GameInfo, Summary, User } from "./protocol/types";

export const api = new Api();

class People {
  me = $state.raw<User | null>(null);
  known = $state(false);
  games = $state.raw<GameInfo[]>([]);
  reachable = $state(true);

  async start(): Promise<void> {
    try {
      const [me, games] = await Promise.all([api.me(), api.games()]);
      this.me = me;
      this.games = games;
      this.reachable = true;
    } catch (error) {
      this.reachable = !(error instanceof ApiError && error.code === "unreachable");
    } finally {
      this.known = true;
    }
  }

  async name(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  /** Be somebody: a guest gets a name, others have one. */
  async be(usual: string): Promise<void> {
    if (!this.me) await this.name(usual);
  }
}

export const people = new People();

/** The seats of a match that are played at this device. */
export const hotSeats = {
  of(match: Summary): number[] {
    const kept = keep.read<Record<string, number[]>>("hoftag.seats", {})[match.id] ?? [];
    const seats = match.yours ?? (kept.length ? kept : match.you === null ? [] : [match.you]);
    return seats.filter((seat) => seat < match.seats.length);
  },
  keep(id: string, seats: number[]): void {
    const all = keep.read<Record<string, number[]>>("hoftag.seats", {});
    keep.write("hoftag.seats", Object.fromEntries([...Object.entries(all).slice(-40), [id, seats]]));
  },
};

/** The invitations this device may hand out, by match and seat. */
export const invitations = {
  of(id: string): Record<string, string> {
    return keep.read<Record<string, Record<string, string>>>("hoftag.invitations", {})[id] ?? {};
  },
  keep(id: string, tokens: Record<string, string>): void {
    const all = keep.read<Record<string, Record<string, string>>>("hoftag.invitations", {});
    keep.write("hoftag.invitations", Object.fromEntries([...Object.entries(all).slice(-20), [id, tokens]]));
  },
  address(token: string): string {
    return `${location.origin}${location.pathname}#/join/${token}`;
  },
};
