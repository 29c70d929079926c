/** Which dialog is open over the page. */
import type { GameInfo } from "../protocol";

export type Open =
  | { kind: "settings"; onleave?: () => void }
  | { kind: "keys" }
  | { kind: "new"; game: GameInfo; friend: boolean }
  /** `at` is the rule to open the book at; empty: its beginning. */
  | { kind: "rules"; game: GameInfo; at: string };

class Dialogs {
  open = $state.raw<Open | null>(null);
}

export const dialogs = new Dialogs();
