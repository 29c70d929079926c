/** One table on screen: what is shown now, what still has to be shown, and what can be chosen. */
import type { Hinted, Suggestion } from "../protocol";
import { pace, readingPace } from "../shell/settings.svelte";
import { play as sound } from "../shell/sound";
import { words } from "../shell/words.svelte";
import { beatsOf, readingTime, type Said, touchedBy } from "./beats";
import { type Board, boardNames, boardOf, cardOf, differences, fold, matched } from "./board";
import { Dice } from "./dice.svelte";
import type { Flag } from "./flags";
import { type Airborne, byEvent, type Flight } from "./flights";
import type { GameUI } from "./game";
import { named } from "./names";
import { Teller } from "./teller.svelte";
import { timeFor, TIMES } from "./times";
import { type Card, type Closed, HIDDEN, type Message, type Option, type TableEvent, type View } from "./types";

export interface LogLine {
  text: Message;
  /** The seat it is about. */
  seat: number | null;
  /** The seat whose decision led to it; null: the set-up. */
  by: number | null;
  step: number;
  opens: Said["opens"];
  n: number;
}

export interface Batch {
  events: TableEvent[];
  view: View;
  /** Who decided; null: the set-up. */
  seat: number | null;
  /** How many decisions were taken with it. */
  step: number;
  /** It is shown again: its lines stand in the log already. */
  again?: boolean;
}

/** The clock of the seat that must choose, as it stood at the moment `at`. */
export interface Running {
  seat: number;
  left: number;
  /** What a full clock holds. */
  full: number;
  at: number;
}

/** What can be done with one thing on the table, what cannot, and where it lies. */
interface Menu {
  target: string;
  options: Option[];
  closed: Closed[];
  x: number;
  y: number;
}

interface Who {
  name: string;
  bot: string | null;
}

/** The best options, best first, and how often the match was thought through for it. */
export type Advice = Pick<Hinted, "options" | "tries" | "goal">;

export class Table {
  readonly game: string;
  /** Start of the game's message ids. */
  readonly prefix: string;
  readonly ui: GameUI;
  readonly cards: ReadonlyMap<string, Card>;
  /** Sends a chosen action; false if it could not be sent. */
  onact: (option: Option) => boolean = () => false;
  /** Asks the server why something cannot be used now. */
  onwhy: (what: string) => void = () => {};
  /** Opens the rulebook at a rule. */
  onrule: (rule: string) => void = () => {};
  /** Told when a batch did not fold to its view. */
  onbreak: (parts: string[]) => void = () => {};

  board = $state.raw<Board>({ places: {}, counters: {}, faces: {}, outcome: null });
  /** The view whose facts and decision are shown; its places may lag behind `board` during a batch. */
  private base = $state.raw<View | null>(null);
  /** A batch is being shown: nothing can be chosen. */
  busy = $state(false);
  /** An action was sent and is not answered yet. */
  sent = $state<string | null>(null);
  /** The option under the pointer or the focus. */
  hot = $state.raw<Option | null>(null);
  /** An option that cannot be taken back, chosen once and waiting for the second time. */
  armed = $state.raw<Option | null>(null);
  /** The best options, if the computer was asked; none yet while it thinks. */
  hint = $state.raw<Advice | null>(null);
  /** What is pointed out, beside the options of a hint. */
  flags = $state.raw<readonly Flag[]>([]);
  /** Options of one target of which one must be picked. */
  menu = $state.raw<Menu | null>(null);
  /** The item shown enlarged. */
  big = $state<{ item: string; place: string; x: number; y: number; held: boolean } | null>(null);
  /** Why the thing that was pointed at cannot be used now. */
  reason = $state.raw<{ what: string; text: Message; rule: string } | null>(null);
  /** The pile that is looked through. */
  pile = $state<string | null>(null);
  rolling = $state.raw<ReadonlySet<string>>(new Set());
  /** Amounts on their way; their counters have changed already. */
  flying = $state.raw<readonly Airborne[]>([]);
  log = $state.raw<LogLine[]>([]);
  seats = $state.raw<Who[]>([]);
  /** Null: nobody's time is running. */
  clock = $state.raw<Running | null>(null);

  /** The words about what happens. */
  readonly teller = new Teller(this);
  /** The dice that are gathered for one reroll. */
  readonly dice = new Dice(this);

  private queue: Batch[] = [];
  /** Counts the times that something began to be shown: what was begun before is broken off. */
  private run = 0;
  /** The table after all that is still to be shown. */
  private latest: View | null = null;
  private lines = 0;
  private launched = 0;
  private turnStart: View | null = null;
  private turnBatches = $state.raw<Batch[]>([]);

  /** The view as it is shown at this moment. */
  readonly view: View | null = $derived.by(() => {
    if (this.base === null) return null;
    return {
      ...this.base,
      places: boardNames(this.board),
      counters: this.board.counters,
      faces: this.board.faces,
      outcome: this.board.outcome,
    };
  });

  /** What the eyes of this table may choose now; empty while something moves. */
  readonly options: Option[] = $derived.by(() => {
    const decision = this.base?.decision;
    if (this.busy || this.sent !== null || !decision || decision.seat !== this.base?.seat) return [];
    return decision.options;
  });

  /** Options by what stands for them on the table. */
  readonly targets: ReadonlyMap<string, Option[]> = $derived.by(() => {
    const out = new Map<string, Option[]>();
    for (const option of this.options) {
      for (const target of new Set([...option.targets, ...this.doorsOf(option)]))
        out.set(target, [...(out.get(target) ?? []), option]);
    }
    return out;
  });

  /** The options of a hint that can be chosen now, best first. */
  readonly hinted: (Suggestion & { option: Option })[] = $derived.by(() =>
    (this.hint?.options ?? []).flatMap((one) => {
      const option = this.options.find(({ action }) => action === one.action);
      return option ? [{ ...one, option }] : [];
    }),
  );

  readonly canReplayTurn: boolean = $derived(!this.busy && this.turnBatches.length > 0);

  constructor(game: string, prefix: string, ui: GameUI, cards: readonly Card[]) {
    this.game = game;
    this.prefix = prefix;
    this.ui = ui;
    this.cards = new Map(cards.map((card) => [card.id, card]));
  }

  /** The seat whose eyes these are; null: a spectator. */
  get seat(): number | null {
    const seat = this.base?.seat;
    return typeof seat === "number" ? seat : null;
  }

  /** The eyes of this table must choose; not while something is told. */
  get mine(): boolean {
    return this.teller.telling === null && this.asked;
  }

  private get asked(): boolean {
    return this.base?.decision != null && this.base.decision.seat === this.base.seat;
  }

  card(item: string): Card | null {
    return this.cards.get(item) ?? this.cards.get(cardOf(item)) ?? null;
  }

  counter(name: string, otherwise = 0): number {
    return this.board.counters[name] ?? otherwise;
  }

  /** How much of a counter is still in the air. */
  inAir(counter: string): number {
    return this.flying.reduce((sum, flight) => (flight.to === counter ? sum + flight.n : sum), 0);
  }

  place(name: string): string[] {
    return (this.board.places[name] ?? []).map((piece) => piece.name);
  }

  /** The place an item lies in, or null. */
  where(item: string): string | null {
    for (const [place, row] of Object.entries(this.board.places)) {
      if (row.some((piece) => piece.name === item)) return place;
    }
    return null;
  }

  say(message: Message): string {
    return words.say(message);
  }

  /** The name of an item as a person says it. */
  label(item: string): string {
    if (item === HIDDEN) return words.say({ id: "shell-face-down" });
    const own = this.ui.label?.(item);
    return own ? words.say(own) : named(words, `${this.prefix}-card-`, this.card(item)?.id ?? cardOf(item)).text;
  }

  /** The name of a place as a person says it. */
  placeLabel(place: string): string {
    return named(words, `${this.prefix}-place-`, place).text;
  }

  /** The name of a place, with whose it is or which of them. */
  placeTitle(place: string): string {
    const { text, rest } = named(words, `${this.prefix}-place-`, place);
    const next = `${place.slice(0, -rest.length - 1)}.${this.base?.roles.length}`;
    const isCounted = /^\d+$/.test(rest) && next in this.board.places; // more of them than seats
    return isCounted
      ? words.say({ id: "core-name-n", args: { what: text, n: Number(rest) + 1 } })
      : this.of(text, rest);
  }

  /** The name of a counter, with whose it is or the item it lies on. */
  counterLabel(counter: string): string {
    const [item = "", what] = counter.split("/");
    const { text, rest } = named(words, `${this.prefix}-counter-`, what ?? item);
    return what === undefined
      ? this.of(text, rest)
      : words.say({ id: "core-name-on", args: { item: this.label(item), what: text } });
  }

  /** The name of a side, a state or a die's face. */
  faceLabel(face: string): string {
    return named(words, `${this.prefix}-face-`, face).text;
  }

  /** An item as a screen reader tells it: its name, what it shows, and where it is. */
  itemTitle(item: string, place: string): string {
    const face = this.board.faces[item];
    const what = face === undefined ? this.label(item) : this.showing(this.label(item), face);
    const [kind = "", ...rest] = place.split(".");
    const id = `${this.prefix}-on-${kind}`;
    return words.has(id)
      ? words.say({ id, args: { item: what, of: this.label(rest.join(".")) } })
      : words.say({ id: "shell-item-in", args: { item: what, place: this.placeTitle(place) } });
  }

  /** An item with its state in words, or what a die shows; alone where people have no name for its face. */
  private showing(item: string, face: string): string {
    const [state, resource] = [`${this.prefix}-face-${face}`, `${this.prefix}-resource-${face}`];
    if (words.has(state)) return words.say({ id: "shell-item-state", args: { item, state: words.say({ id: state }) } });
    const shown = words.has(resource) ? words.say({ id: resource }) : /^\d+$/.test(face) ? face : null;
    return shown === null ? item : words.say({ id: "shell-item-shows", args: { item, face: shown } });
  }

  /** A name with the seat or the card that the rest of it stands for. */
  of(what: string, rest: string): string {
    if (rest === "") return what;
    const isSeat = /^\d+$/.test(rest);
    if (!isSeat && !this.card(rest)) return what;
    return words.say({ id: "core-name-of", args: { what, of: isSeat ? this.who(Number(rest)) : this.label(rest) } });
  }

  /** Who sits there, for people: the role, the name, or the number of the seat; with the number where names are alike. */
  who(seat: number): string {
    const name = this.called(seat);
    const alike = this.seats.some((_, other) => other !== seat && this.called(other) === name);
    return alike ? words.say({ id: "shell-same-name", args: { name, n: seat + 1 } }) : name;
  }

  isBot(seat: number): boolean {
    return Boolean(this.seats[seat]?.bot);
  }

  private called(seat: number): string {
    const role = this.base?.roles[seat];
    if (role) return words.say(role);
    const { name, bot } = this.seats[seat] ?? { name: "", bot: null };
    if (name) return name;
    return words.say(bot ? { id: `srv-bot-${bot}` } : { id: "shell-seat", args: { n: seat + 1 } });
  }

  // -- showing --------------------------------------------------------------------

  /** Show a view at once. */
  show(view: View): void {
    this.queue = [];
    this.skip();
    this.teller.hurried = false;
    this.run++;
    this.board = this.base === null ? boardOf(view) : matched(this.board, view);
    this.turnBatches = [];
    this.turnStart = null;
    this.latest = view;
    this.teller.reset();
    this.settleOn(view);
  }

  /** Show what happened, then the view it led to. */
  play(batch: Batch): void {
    const before = this.latest;
    if (before === null) return this.show(batch.view);
    const own = batch.seat !== null && batch.seat === this.seat;
    if (own || this.turnStart === null) {
      this.turnBatches = [];
      this.turnStart = before;
    }
    const isTold = batch.events.some((event) => (event.kind === "said" && event.opens) || event.kind === "ended");
    if (!own || isTold) this.turnBatches = [...this.turnBatches, batch];
    else this.turnStart = batch.view;
    this.latest = batch.view;
    this.queue.push(batch);
    if (!this.busy) void this.go();
  }

  /** Everything that still moves arrives at once, until the person must choose. */
  skip(): void {
    this.flying = [];
    this.teller.skip();
  }

  /** Show again what happened since my last move. */
  async replayTurn(): Promise<void> {
    if (!this.canReplayTurn || this.turnStart === null || this.latest === null) return;
    this.board = matched(this.board, this.turnStart);
    this.base = this.turnStart;
    this.teller.reset();
    this.queue = this.turnBatches.map((batch) => ({ ...batch, again: true }));
    this.teller.hurried = false;
    await this.go();
  }

  private async go(): Promise<void> {
    const run = ++this.run;
    this.busy = true;
    this.clearChoice();
    for (let batch = this.queue.shift(); batch; batch = this.queue.shift()) {
      await this.show1(batch, run);
      if (run !== this.run) return;
      const parts = differences(this.board, batch.view);
      if (parts.length > 0) this.onbreak(parts);
      this.board = matched(this.board, batch.view);
      this.base = batch.view;
    }
    // Who has skipped wants to choose: the rest of the others' turn is not told either.
    if (this.seat === null || this.asked || this.board.outcome !== null) this.teller.hurried = false;
    this.teller.telling = null;
    if (this.board.outcome === null) this.teller.touched = new Set();
    this.busy = false;
    this.sent = null;
    this.dice.takeUp();
  }

  private async show1(batch: Batch, run: number): Promise<void> {
    const { events, again = false } = batch;
    const { teller } = this;
    const before = this.view;
    const flights = byEvent((pace() > 0 && before && this.ui.flights?.(events, before, this.cards)) || []);
    const needs = (i: number): number => {
      if (flights.has(i)) return flights.has(i + 1) ? TIMES.stagger : TIMES.fly;
      return timeFor(events[i] as TableEvent, events[i + 1]);
    };
    const own = batch.seat !== null && batch.seat === this.seat;
    let told = again || !own || teller.isByItself;
    const beats = beatsOf(events, teller.inPhase);
    const opening = beats.findIndex(({ lines }) => lines[0]?.opens);
    const mine = told ? [] : beats.slice(0, opening < 0 ? beats.length : opening);
    const total = mine.flatMap((beat) => beat.events).reduce((sum, { at }) => sum + needs(at), 0);
    const quick = Math.min(1, TIMES.most / Math.max(total, 1));
    const apart = this.ui.readApart?.(batch.view);
    for (const beat of beats) {
      const lines = beat.lines.filter(({ text }) => !apart?.has(text.id));
      const [first] = lines;
      if (first) teller.follow(first);
      if (first?.opens) told = true;
      if (!again) for (const line of beat.lines) this.note(line, batch);
      const since = Date.now();
      if (told && first) teller.tell({ ...beat, lines });
      const factor = pace() * (told ? 1 : quick);
      for (const { event, at } of beat.events) {
        if (event.kind === "rolled") this.rolling = new Set([...this.rolling, event.die]);
        this.board = fold(this.board, event) ?? this.board;
        if (!teller.hurried) {
          sound(event.kind);
          this.launch(flights.get(at) ?? [], TIMES.fly * factor);
        }
        await teller.wait(needs(at) * factor);
        if (run !== this.run) return;
        if (event.kind === "rolled" && events[at + 1]?.kind !== "rolled") this.rolling = new Set();
      }
      const isMyTurn = first?.opens === "turn" && beat === beats.at(-1); // nothing follows: the person may act
      if (told && first && !isMyTurn) {
        const texts = lines.map((line) => this.sayLine(line.text));
        await teller.wait(readingTime(texts) * readingPace() - (Date.now() - since));
        if (run !== this.run) return;
      }
    }
    // The pieces of the deciding move stay marked.
    if (batch.view.outcome !== null) teller.touched = new Set(beats.flatMap((beat) => [...touchedBy(beat)]));
  }

  private launch(flights: readonly Flight[], ms: number): void {
    const some = flights.map((flight) => ({ ...flight, ms, id: ++this.launched }));
    if (some.length === 0) return;
    this.flying = [...this.flying, ...some];
    setTimeout(() => (this.flying = this.flying.filter((flight) => !some.includes(flight as Airborne))), ms);
  }

  private settleOn(view: View): void {
    this.base = view;
    this.teller.rest();
    this.busy = false;
    this.sent = null;
    this.dice.drop();
    this.clearChoice();
  }

  private note({ text, seat, opens }: Said, { seat: by, step }: Batch): void {
    this.log = [...this.log.slice(-400), { text, seat, by, step, opens, n: ++this.lines }];
  }

  /** A line with the names of those who sit there, where the rules only know the seats. */
  named(text: Message): Message {
    const seats = Object.entries(text.args ?? {}).flatMap(([name, value]) => {
      const n = typeof value === "string" ? /^#core-seat-(\d+)$/.exec(value)?.[1] : undefined;
      return n === undefined ? [] : [[name, literal(this.who(Number(n) - 1))] as const];
    });
    return seats.length > 0 ? { ...text, args: { ...text.args, ...Object.fromEntries(seats) } } : text;
  }

  sayLine(text: Message): string {
    return words.say(this.named(text));
  }

  // -- choosing -------------------------------------------------------------------

  clearChoice(): void {
    this.reason = null;
    this.hot = null;
    this.armed = null;
    this.hint = null;
    this.menu = null;
    this.dice.picked = [];
  }

  /** What stands for an option beside its targets. */
  doorsOf(option: Option): string[] {
    return this.base === null ? [] : (this.ui.also?.(option, this.base, this.cards) ?? []);
  }

  /** Which of the best options this is, from 1 on; 0: none of them. */
  rankOf(option: Option): number {
    return (this.hint?.options.findIndex(({ action }) => action === option.action) ?? -1) + 1;
  }

  /** Choose an option; one that cannot be taken back only arms it the first time, if `careful` and if there is another. */
  choose(option: Option, careful: boolean): void {
    if (!this.options.includes(option)) return;
    if (this.dice.isGathered(option)) return this.dice.pickOneOf(option);
    if (careful && option.final && this.options.length > 1 && this.armed?.action !== option.action) {
      this.armed = option;
      this.menu = null;
      return;
    }
    this.send(option);
  }

  send(option: Option): void {
    this.clearChoice();
    if (this.onact(option)) this.sent = option.action;
  }

  /** The person pointed at something on the table that stands for these options. */
  point(target: string, x: number, y: number, careful: boolean): void {
    const options = this.targets.get(target) ?? this.partsOf(target);
    const closed = this.closedOn(target);
    const [first] = options;
    if (!first) return;
    if (options.every((option) => this.dice.isGathered(option))) this.dice.pick(target);
    else if (options.length + closed.length === 1) this.choose(first, careful);
    else this.menu = { target, options, closed, x, y };
  }

  /** What could be done with this thing at other times, and why not now: who points at it may have meant that. */
  private closedOn(target: string): Closed[] {
    return (this.base?.decision?.closed ?? []).filter(({ targets }) => targets.includes(target));
  }

  /** The person pointed at something that stands for no option: ask why. Who only watches is told nothing. */
  wonder(what: string): void {
    this.reason = null;
    if (this.seat !== null && what !== HIDDEN) this.onwhy(what);
  }

  /** The answer has come; it is shown as long as the thing is looked at. */
  because(what: string, text: Message, rule: string): void {
    if (this.big?.item === what) this.reason = { what, text: this.withTurn(text), rule };
  }

  /** Call the one whose turn it is by name, where the rules only know the seat. */
  private withTurn(text: Message): Message {
    const n = text.args?.["n"];
    const isTurn = text.id === "core-no-turn" || text.id === "core-no-turn-seat";
    return isTurn && typeof n === "number" ? { id: "core-no-turn", args: { who: this.who(n - 1), n } } : text;
  }

  /** The options that stand on parts of an item ("smith/1"), all together. */
  partsOf(item: string): Option[] {
    const found = [...this.targets].flatMap(([target, options]) => (target.startsWith(`${item}/`) ? options : []));
    return [...new Set(found)];
  }

  /** The option that is lit on the table. */
  get shown(): Option | null {
    return this.armed ?? this.hot ?? this.options.find((option) => this.rankOf(option) === 1) ?? null;
  }

  /** The lit option counts on this target. */
  isLit(target: string): boolean {
    const { shown } = this;
    return shown !== null && (this.targets.get(target)?.includes(shown) ?? false);
  }
}

/** What people call themselves is never the id of a message. */
const literal = (name: string): string => (name.startsWith("#") ? `#${name}` : name);
