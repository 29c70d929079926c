/** How far the pages before a choice were read, and whether the story so far lies open. */
import type { View } from "../../table/types";
import { type Spread, spreadsKey, spreadsOf } from "./spread";

class Reader {
  /** The story so far is read. */
  open = $state(false);
  private turned = $state({ key: "", n: 0 });

  /** The page that is to be read now, if any, and how many follow. */
  page(view: View): { spread: Spread; more: number } | null {
    const spreads = spreadsOf(view);
    const n = this.turned.key === spreadsKey(view) ? this.turned.n : 0;
    const spread = spreads[n];
    return spread ? { spread, more: spreads.length - 1 - n } : null;
  }

  turn(view: View): void {
    const key = spreadsKey(view);
    this.turned = { key, n: this.turned.key === key ? this.turned.n + 1 : 1 };
  }
}

export const reader = new Reader();
