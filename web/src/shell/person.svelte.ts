/** Who sits at this browser. A guest with a name is made the first time somebody wants to play. */
import { api, keepToken, Refusal, token, TOKEN } from "../net/api";
import { socket } from "../net/socket.svelte";
import type { Guest, Person } from "../protocol";
import { forgetIdentity, identities, type Identity, idOf, keepIdentity } from "./identities";
import { address } from "./route.svelte";
import { keep, settings } from "./settings.svelte";
import { t } from "./words.svelte";

class Me {
  person = $state.raw<Person | null>(null);
  /** Everybody who can be chosen in this browser, the latest first. */
  all = $state.raw<Identity[]>(identities());

  /** Greet the server with the token kept here, if there is one. */
  async recall(): Promise<void> {
    const secret = token();
    if (secret === null) return;
    try {
      this.is(await api.me(), secret);
    } catch (error) {
      // A token that this server does not know is of no use here, but it may be that of another server or store.
      if (!(error instanceof Refusal) || (error.status !== 401 && error.status !== 404)) throw error;
      if (!this.all.some((one) => one.token === secret)) this.all = keepIdentity(secret, settings.name);
      keepToken(null);
    }
  }

  /** Be the person of a token, whoever it was before: they stay in the list. */
  async become(secret: string): Promise<void> {
    this.is(await api.whose(secret), secret);
    socket.reopen();
  }

  /** Be the person who has written down this code. */
  async restore(code: string): Promise<void> {
    this.welcome(await api.recover(code));
  }

  /** Let go of a token for good. */
  forget(id: string): void {
    this.all = forgetIdentity(id);
    if (idOf(token() ?? "") !== id) return;
    keepToken(null);
    this.person = null;
    socket.reopen();
  }

  /** The link that makes another device this person's. */
  link(): string {
    return address("me", token() ?? "");
  }

  /** Make a new personal link: the old one, and devices that came by it, are no longer this person. */
  async renew(): Promise<void> {
    this.welcome(await api.renewToken());
  }

  /** Be somebody: needed to hold a seat. */
  async ensure(): Promise<Person> {
    if (this.person === null) await this.recall();
    return this.person ?? this.welcome(await api.register(settings.name.trim() || t("shell-guest")));
  }

  async rename(name: string): Promise<void> {
    settings.name = name.trim();
    keep();
    const secret = token();
    if (this.person !== null && secret !== null && settings.name) this.is(await api.rename(settings.name), secret);
  }

  /** Another tab of this browser has become somebody else: so does this one. */
  async follow(): Promise<void> {
    this.all = identities();
    if (idOf(token() ?? "") === this.person?.id) return;
    this.person = null;
    await this.recall();
    socket.reopen();
  }

  private welcome(guest: Guest): Person {
    const person = this.is({ id: guest.id, name: guest.name }, guest.token);
    socket.reopen();
    return person;
  }

  private is(person: Person, secret: string): Person {
    keepToken(secret);
    this.all = keepIdentity(secret, person.name);
    this.person = person;
    settings.name = person.name;
    keep();
    return person;
  }
}

export const me = new Me();

if (typeof window !== "undefined")
  addEventListener("storage", ({ key }) => {
    if (key === TOKEN) me.follow().catch(() => {}); // the server does not answer: who it is shows at the next request
  });
