/** The door for games: what a folder web/src/games/<id>/ exports from its index.ts. */
import type { Component } from "svelte";
import type { GameInfo } from "../protocol";
import type { Flight } from "./flights";
import type { Spot } from "./locators";
import type { Table } from "./table.svelte";
import type { Card, Message, Option, TableEvent, View } from "./types";

/** wide: landscape, no scrolling. tall: a tablet held upright. phone: one column with tabs. */
export type Mode = "wide" | "tall" | "phone";

/** What a layout may look at. The view is the one being shown, events already folded in. */
export interface Room {
  mode: Mode;
  /** The space there is, in CSS pixels. */
  w: number;
  h: number;
  view: View;
  /** The seat at the lower edge: mine, or the one a spectator looks over. */
  seat: number;
  seats: number;
  /** The printed kinds by id: things differ in shape. */
  cards: ReadonlyMap<string, Card>;
  /** The chosen tab on phones. */
  tab: string;
}

export interface Rect {
  /** Centre. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** CSS border radius. */
  round?: string;
  /** CSS clip-path, for cells that are not rectangles. */
  clip?: string;
}

export interface Tab {
  id: string;
  text: Message;
  badge?: number;
  /** What must be chosen now lies there: phones turn to it. */
  wanted?: boolean;
}

export interface Layout {
  /** Size of the stage in its own units; it is scaled to fit the room (on phones: to its width, and scrolls). */
  w: number;
  h: number;
  /** Where the index-th of count pieces of a place lies; null: not drawn. */
  at(place: string, index: number, count: number, item: string): Spot | null;
  /** Where a place or cell ("forest.0/1,-1") lies that can be a target of an option; null: not drawn. */
  zone?(target: string): Rect | null;
  /** Where a counter is shown, for amounts that fly; null: not drawn. Items and places are found by `at`. */
  anchor?(counter: string): { x: number; y: number } | null;
  /** Phones: the parts of the table. The first is shown at the start. */
  tabs?: Tab[];
}

export interface FaceProps {
  table: Table;
  /** The item's name, "?" if unknown. */
  item: string;
  /** Where it lies, or "big" in the enlarged card. */
  place: string;
  spot: Spot;
  /** Its side, if it has one (view.faces). */
  face: string | undefined;
}

export interface BoardProps {
  table: Table;
  layout: Layout;
  room: Room;
}

/** Dice that are rolled again together. */
export interface Gather {
  /** The options that take up one die. */
  kind: string;
  /** The option that rolls those taken up; after the last one that can be taken up, the rules do that by themselves. */
  then: string;
  /** How many may still be taken up, where that is not all of them. */
  most?(view: View): number;
}

export interface GameUI {
  layout(room: Room): Layout;
  /** Draws one item: card, token, figure, die. Fills its box; sized by --w and --h (CSS lengths).
   *  An element in it with data-part="item/part" stands for the options whose target is that part. */
  Face: Component<FaceProps>;
  /** Under the items: ground, boards, labels, gauges. In stage units. */
  Board?: Component<BoardProps>;
  /** Above the items (speech bubbles, question overlays). In stage units; does not catch the pointer by itself. */
  Over?: Component<BoardProps>;
  /** What stands for an option beside the targets that the server names: more doors to the same act. */
  also?(option: Option, view: View, cards: ReadonlyMap<string, Card>): string[];
  /** The dice for a reroll are picked first, and sent and rolled together. */
  gather?: Gather;
  /** The group of options that can nearly always be taken (to pass, to end): it never scrolls away. */
  always?: string;
  /** A page of the story that is read before anything is chosen: over table and choices, until it is turned. */
  Page?: Component<{ table: Table }>;
  /** Whether there is such a page now. */
  isReading?(table: Table): boolean;
  /** The ids of texts that are read on such pages after a move: they are not told in passing before. */
  readApart?(view: View): ReadonlySet<string>;
  /** The picture in front of an option in the choices panel. */
  Pic?: Component<{ table: Table; option: Option }>;
  /** The words of an option there, where signs say it shorter; must hold the option's words for screen readers. */
  Words?: Component<{ table: Table; option: Option }>;
  /** A picture of where a story stands, for the shelf of campaigns. */
  Picture?: Component<{ view: View }>;
  /** A map of the way that a story has taken, for the same shelf. */
  Way?: Component<{ view: View }>;
  /** Campaigns: where in its story a view is. */
  story?(view: View): { chapter: Message; scene: Message };
  /** Words for the header beside the turn: "Round 5". */
  status?(view: View): Message | null;
  /** SVG <symbol>s and <defs> to put into the page: icons of the game's group and own drawings. */
  sprites?: string[];
  /** The name of a thing that is no card of the game: a sign or a stone shown in the rulebook. */
  label?(item: string): Message | null;
  /** Whose values `stats` tells, where these are not the seats: fighters whom the rules play. */
  columns?(view: View): Message[];
  /** What stands beside the result, a value for each seat (or column). */
  stats?(view: View): { text: Message; values: number[] }[];
  /** Which of these, and of the statistics of the ending, are drawn as bars, and how: not by colour alone. */
  bars?: Readonly<Record<string, "solid" | "hatched">>;
  /** The picture above a column of them. */
  Head?: Component<{ table: Table; column: number }>;
  /** What decided a match that is over, drawn; and the sums of the ending that need no words beside it. */
  Reason?: Component<{ table: Table; winners: number[] }>;
  drawnSums?: readonly string[];
  /** Which counters of a batch are amounts that are seen to move; the view is the one before it. Face draws what flies. */
  flights?(events: readonly TableEvent[], view: View, cards: ReadonlyMap<string, Card>): Flight[];
  /** Draws a line of a part of the round that comes by itself, below its words: sums, losses. */
  Line?: Component<{ line: Message }>;
  /** What a counter's amount is called when it is told that it changes; null: it is not told. */
  counted?(counter: string): Message | null;
  /** The size at which the rulebook shows a piece; by default an upright card. */
  pieceSize?(item: string, table: Table): { w: number; h: number };
  /** Longer reading in the enlarged card; by default the card's own text. */
  explain?(item: string, table: Table): Message[];
}

const folders = import.meta.glob<{ default: GameUI }>("../games/*/index.ts");

/** Load the drawing of a game; a game without a folder is drawn plainly. */
export async function loadGame({ drawn_as }: Pick<GameInfo, "drawn_as">): Promise<GameUI> {
  const load = folders[`../games/${drawn_as}/index.ts`] ?? folders["../games/plain/index.ts"];
  if (load === undefined) throw new Error("web/src/games/plain is missing");
  return (await load()).default;
}
