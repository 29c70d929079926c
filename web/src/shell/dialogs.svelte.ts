/** Which dialog is open over the page. */
import type { GameInfo } from "../protocol";

export type Open =
  | { kind: "settings" }
  | { kind: "leave"; onleave: () => void }
  /** `seats` and `options`: what is chosen at first. */
  | { kind: "new"; game: GameInfo; friend: boolean; seats?: number; options?: Record<string, string> }
  /** `at` is the rule to open the book at; empty: its beginning. */
  | { kind: "rules"; game: GameInfo; at: string };

class Dialogs {
  open = $state.raw<Open | null>(null);
  /** The list of keys, which opens over anything. */
  keys = $state(false);

  get any(): boolean {
    return this.open !== null || this.keys;
  }
}

export const dialogs = new Dialogs();
