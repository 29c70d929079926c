/** Which dialog is open over the page. */
import type { GameInfo } from "../protocol";

export type Open =
  | { kind: "settings"; onleave?: () => void }
  | { kind: "keys" }
  | { kind: "new"; game: GameInfo; friend: boolean }
  | { kind: "rules"; game: GameInfo };

class Dialogs {
  open = $state.raw<Open | null>(null);
}

export const dialogs = new Dialogs();
