/** Who sits at this browser. A guest with a name is made the first time somebody wants to play. */
import { api, keepToken, Refusal, token } from "../net/api";
import { socket } from "../net/socket.svelte";
import type { Person } from "../protocol";
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

  async become(secret: string): Promise<void> {
    keepToken(secret);
    await this.recall();
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
