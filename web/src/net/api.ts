/** The HTTP side of the server. */
import type {
  Branch,
  CardInfo,
  Created,
  GameInfo,
  Guest,
  Invitation,
  LogLine,
  MatchInfo,
  NewMatch,
  Person,
  Position,
  Problem,
  RecoveryCode,
  TakeSeat,
} from "../protocol";
import type { Message } from "../table/types";
import { idOf } from "../shell/identities";
import { keepNumber, type Kept, keptOf, newNumber, numberToTell } from "./luck";

export const TOKEN = "radura.token";

/** A request that was answered with a reason why not. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly text: Message,
    detail: string,
  ) {
    super(detail);
  }
}

export function token(): string | null {
  try {
    return localStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}

export function keepToken(value: string | null): void {
  if (value === null) localStorage.removeItem(TOKEN);
  else localStorage.setItem(TOKEN, value);
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const secret = token();
  if (secret !== null && !headers.has("Authorization")) headers.set("Authorization", `Bearer ${secret}`);
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new Refusal(0, { id: "shell-err-offline" }, "the server cannot be reached");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.text) throw new Refusal(answer.status, problem.text, problem.detail);
  throw new Refusal(answer.status, { id: "shell-err-server", args: { status: answer.status } }, answer.statusText);
}

/** Secrets stay out of addresses, which others may write down. */
export const get = async <T>(path: string, invitation?: string | null): Promise<T> =>
  (await (await ask(path, invitation ? { headers: { "Radura-Invitation": invitation } } : {})).json()) as T;

export const text = async (path: string): Promise<string> => (await ask(path)).text();

export const send = async <T>(path: string, body?: unknown, method = "POST"): Promise<T> => {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  return (await (await ask(path, init)).json()) as T;
};

const q = encodeURIComponent;

const myself = (): string => idOf(token() ?? "");

/** What this browser has kept about the shuffles of a match. */
export const keptHere = (match: string): Kept | null => keptOf(match, myself());

const itself = (info: MatchInfo): MatchInfo => info;

/** Take a seat with the promise of a number of this browser's own, and tell it if it may be told already. */
async function seated<T>(ask: (promise: string) => Promise<T>, about: (answer: T) => MatchInfo): Promise<T> {
  const own = newNumber();
  const answer = await ask(own.promise);
  keepNumber(about(answer), myself(), own);
  await tellNumber(about(answer));
  return answer;
}

/** Tell our number for a match that is about to begin. If it does not arrive, the next news of the match brings it. */
export async function tellNumber(info: MatchInfo): Promise<void> {
  const nonce = numberToTell(info, myself());
  if (nonce !== null) await send(`api/matches/${q(info.id)}/nonce`, { nonce }).catch(() => {});
}

export const api = {
  register: (name: string) => send<Guest>("api/people", { name }),
  me: () => get<Person>("api/me"),
  whose: async (secret: string) =>
    (await (await ask("api/me", { headers: { Authorization: `Bearer ${secret}` } })).json()) as Person,
  rename: (name: string) => send<Person>("api/me", { name }, "PATCH"),
  recoveryCode: () => send<RecoveryCode>("api/me/recovery"),
  recover: (code: string) => send<Guest>("api/people/recovery", { code }),
  renewToken: () => send<Guest>("api/me/token"),
  myMatches: async () => {
    const mine = await get<MatchInfo[]>("api/me/matches");
    for (const info of mine) void tellNumber(info);
    return mine;
  },
  publicMatches: () => get<MatchInfo[]>("api/matches"),
  games: () => get<GameInfo[]>("api/games"),
  game: async (id: string): Promise<GameInfo> => {
    const found = (await api.games()).find((game) => game.id === id);
    if (found === undefined) throw new Error(`the server has no game ${id}`);
    return found;
  },
  cards: (game: string) => get<CardInfo[]>(`api/games/${q(game)}/cards`),
  newMatch: (wanted: NewMatch) =>
    seated(
      (promise) => send<Created>("api/matches", { ...wanted, promise }),
      (made) => made.match,
    ),
  match: (id: string, invitation?: string | null) => get<MatchInfo>(`api/matches/${q(id)}`, invitation),
  takeSeat: (id: string, wanted: TakeSeat) =>
    seated((promise) => send<MatchInfo>(`api/matches/${q(id)}/seats`, { ...wanted, promise }), itself),
  invite: (id: string) => send<Invitation>(`api/matches/${q(id)}/invitations`),
  leave: (id: string) => send<MatchInfo>(`api/matches/${q(id)}/leave`),
  rematch: (id: string) =>
    seated((promise) => send<MatchInfo>(`api/matches/${q(id)}/rematch?promise=${promise}`), itself),
  branch: (id: string, wanted: Branch) =>
    seated(
      (promise) => send<Created>(`api/matches/${q(id)}/branch`, { ...wanted, promise }),
      (made) => made.match,
    ),
  position: (id: string, step: number, eyes: string, invitation?: string | null) =>
    get<Position>(`api/matches/${q(id)}/views/${step}?eyes=${eyes}`, invitation),
  log: (id: string, eyes: string, invitation?: string | null, since = 0) =>
    get<LogLine[]>(`api/matches/${q(id)}/log?eyes=${eyes}&since=${since}`, invitation),
  record: (id: string) => text(`api/matches/${q(id)}/record`),
  deleteRecord: (id: string) => ask(`api/records/${q(id)}`, { method: "DELETE" }),
  upload: async (text: string) => {
    const answer = await ask("api/records", { method: "POST", body: text, headers: { "Content-Type": "text/plain" } });
    return (await answer.json()) as MatchInfo;
  },
};
