/** Who sits at this browser. A guest with a name is made the first time somebody wants to play. */
import { api, keepToken, Refusal, token } from "../net/api";
import { socket } from "../net/socket.svelte";
import type { Person } from "../protocol";
import { address } from "./route.svelte";
import { keep, settings } from "./settings.svelte";
import { t } from "./words.svelte";

class Me {
  person = $state.raw<Person | null>(null);

  /** Greet the server with the token kept here, if there is one. */
  async recall(): Promise<void> {
    if (token() === null) return;
    try {
      this.person = await api.me();
      settings.name = this.person.name;
    } catch (error) {
      // A token the server does not know (another server, an emptied store) is worth nothing.
      if (error instanceof Refusal && (error.status === 401 || error.status === 404)) keepToken(null);
    }
  }

  /** A personal link was opened: be that person, unless the link is worth nothing (any more). */
  async become(secret: string): Promise<void> {
    try {
      const person = await api.whose(secret);
      keepToken(secret);
      this.person = person;
      settings.name = person.name;
      socket.reopen();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** The link that makes another device this person's. */
  link(): string {
    return address("me", token() ?? "");
  }

  /** Make a new personal link: the old one, and devices that came by it, are no longer this person. */
  async renew(): Promise<void> {
    keepToken((await api.renewToken()).token);
    socket.reopen();
  }

  /** Be somebody: needed to hold a seat. */
  async ensure(): Promise<Person> {
    if (this.person === null) await this.recall();
    if (this.person === null) {
      const guest = await api.register(settings.name.trim() || t("shell-guest"));
      keepToken(guest.token);
      this.person = { id: guest.id, name: guest.name };
      settings.name = guest.name;
      keep();
      socket.reopen();
    }
    return this.person;
  }

  async rename(name: string): Promise<void> {
    settings.name = name.trim();
    keep();
    if (this.person !== null && settings.name) this.person = await api.rename(settings.name);
  }
}

export const me = new Me();
