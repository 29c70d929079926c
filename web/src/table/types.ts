/** What a table shows. The shapes come from the protocol, which is generated from the Python side. */
import type { Counted, Ended, Flipped, Moved, Rolled, Said } from "../protocol";

export type { CardInfo as Card, Closed, Decision, Option, Result, View } from "../protocol";

export type TableEvent = Moved | Flipped | Counted | Rolled | Said | Ended;

export type Arg = string | number;

/** A Fluent message id with its arguments; an argument "#id" stands for another message. */
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}

/** An item whose identity these eyes do not know. */
export const HIDDEN = "?";
