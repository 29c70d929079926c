/** What the page shows beside the cards, as the game itself works it out. */
import type { FactsOf } from "../../protocol";
import type { View } from "../../table/types";

export type Facts = FactsOf["storyfold_wildwoods"];

export const factsOf = (view: View): Facts => view.facts as Facts;
