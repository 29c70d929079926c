/** One match as this browser follows it: who sits there, the table of the eyes that look now, chat, clocks. */
import type {
  Batch,
  ChatLine,
  GameInfo,
  MatchInfo,
  ProposalKind,
  ServerMessage,
  Sync,
  Table as TableMessage,
} from "../protocol";
import { loadGame } from "../table/game";
import { type Batch as TableBatch, type Running, Table } from "../table/table.svelte";
import type { Message, Option, View } from "../table/types";
import { api, tellNumber } from "./api";
import { newRef, socket } from "./socket.svelte";

/** What a seat last saw, after so many decisions, and what it has not been shown since. */
interface Missed {
  step: number;
  view: View;
  batches: TableBatch[];
}

export class Match {
  readonly id: string;
  readonly invitation: string | null;
  info = $state.raw<MatchInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  table = $state.raw<Table | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Lines of chat that came since the chat was last looked at. */
  unread = $state(0);
  /** Why the last request was not carried out. */
  refused = $state.raw<Message | null>(null);
  /** The seat through whose eyes the table is seen; null: a spectator, or nobody yet. */
  eyes = $state<number | null>(null);
  /** Several people at this screen: those of whom one may sit down now, before anything is shown; empty: one sits. */
  awaited = $state.raw<number[]>([]);
  /** My latest decision can be taken back, alone or by asking the others. */
  canUndo = $state(false);
  /** When `info.time` was told, by our own clock. */
  timeAt = $state(0);

  /** It ended while we looked on. */
  witnessed = $state(false);

  private rev = -1;
  private latest = new Map<number | null, TableMessage>();
  /** Several people at this screen: what happened while another one sat there, by seat. */
  private missed = new Map<number | null, Missed>();
  private stops: (() => void)[] = [];
  private setUp: Promise<() => Table> | null = null;
  private learning: Promise<GameInfo> | null = null;

  constructor(id: string, invitation: string | null = null) {
    this.id = id;
    this.invitation = invitation;
  }

  open(): void {
    this.stops = [socket.listen((message) => this.hear(message)), socket.whenOnline(() => this.join())];
  }

  close(): void {
    for (const stop of this.stops) stop();
    socket.send({ kind: "part", match: this.id });
  }

  get over(): boolean {
    return this.info?.status === "over" || this.info?.status === "cancelled";
  }

  /** It is over, and all that led there has been shown. */
  get ended(): boolean {
    if (!this.over || !this.table || this.table.busy) return false;
    return this.info?.ending?.by !== "rules" || this.table.view?.outcome != null;
  }

  // -- asking ---------------------------------------------------------------------

  act(option: Option): boolean {
    this.refused = null;
    socket.send({ kind: "act", match: this.id, rev: this.rev, action: option.action, ref: newRef() });
    return true;
  }

  propose(what: ProposalKind, seat: number | null = null, level = ""): void {
    this.refused = null;
    socket.send({ kind: "propose", match: this.id, rev: this.rev, what, ref: newRef(), seat, level });
  }

  /** Ask what the computer would choose. */
  hint(): void {
    this.refused = null;
    if (this.table) this.table.hint = { options: [], tries: 0, goal: { id: "core-hint-goal", args: {} } };
    socket.send({ kind: "hint", match: this.id, rev: this.rev, ref: newRef() });
  }

  /** Ask why something cannot be used now, for the seat whose eyes look. */
  whyNot(what: string): void {
    if (this.eyes === null || this.over) return;
    socket.send({ kind: "why_not", match: this.id, what, ref: newRef(), seat: this.eyes });
  }

  answer(proposal: string, agree: boolean): void {
    socket.send({ kind: "answer", match: this.id, proposal, agree, ref: newRef() });
  }

  say(text: string): void {
    socket.send({ kind: "chat", match: this.id, text, ref: newRef() });
  }

  leave(): void {
    socket.send({ kind: "leave", match: this.id, ref: newRef() });
  }

  /** Several people at this screen: the table is cleared. What one of them saw is nowhere on the page any more. */
  cover(): void {
    const last = this.latest.get(this.eyes);
    if (last) this.missed.set(this.eyes, { step: this.info?.step ?? 0, view: last.view, batches: [] });
    this.table = null;
    this.eyes = null;
    this.refused = null;
  }

  /** Several people at this screen: one sits down, and is told what happened since they last sat there. */
  async takeOver(seat: number): Promise<void> {
    const lay = await this.setUp;
    const latest = this.latest.get(seat);
    if (!lay || !latest || !this.awaited.includes(seat)) return;
    const missed = this.missed.get(seat);
    this.missed.delete(seat);
    this.awaited = [];
    this.eyes = seat;
    this.table = lay();
    this.table.show(missed?.view ?? latest.view);
    void this.readLog(missed?.step);
    for (const batch of missed?.batches ?? []) this.table.play(batch);
  }

  // -- hearing --------------------------------------------------------------------

  private join(): void {
    const rev = this.rev >= 0 && this.table !== null ? this.rev : null;
    socket.send({ kind: "join", match: this.id, rev, invitation: this.invitation, said: this.chat.at(-1)?.n ?? 0 });
  }

  private hear(message: ServerMessage): void {
    switch (message.kind) {
      case "sync":
        if (message.match === this.id) void this.synced(message);
        return;
      case "batch":
        if (message.match === this.id) this.batched(message);
        return;
      case "info":
        if (message.match === this.id) this.informed(message.info);
        return;
      case "chatted":
        if (message.match === this.id && !this.chat.some((line) => line.n === message.line.n)) {
          this.chat = [...this.chat, message.line];
          if (!this.info?.you.includes(message.line.seat)) this.unread++;
        }
        return;
      case "hinted":
        if (message.match === this.id && this.table?.hint) this.table.hint = message;
        return;
      case "because":
        if (message.match === this.id) this.table?.because(message.what, message.text, message.rule);
        return;
      case "refused":
        if (message.match === this.id) {
          this.refused = message.text;
          if (this.table) this.table.sent = this.table.hint = null;
        }
    }
  }

  private async synced(message: Sync): Promise<void> {
    this.informed(message.info);
    void this.learn(message.info.game);
    this.rev = message.rev;
    this.chat = message.chat;
    this.latest = new Map(message.tables.map((table) => [table.seat, table]));
    this.canUndo = message.tables.some((table) => table.can_undo);
    this.missed.clear();
    if (message.tables.length === 0) return;
    this.setUp ??= this.prepare(message.info);
    const lay = await this.setUp;
    const seats = message.tables.map((table) => table.seat);
    if (!seats.includes(this.eyes)) this.eyes = this.isShared ? null : (seats[0] ?? null);
    this.passOn();
    const mine = this.latest.get(this.eyes);
    if (!mine) return;
    this.table ??= lay();
    this.table.show(mine.view);
    await this.readLog();
  }

  private batched(message: Batch): void {
    if (message.rev <= this.rev) return;
    this.rev = message.rev;
    if (this.info) this.timed({ ...this.info, time: message.time, step: message.step });
    if (message.undone) this.missed.clear();
    for (const table of message.tables) {
      this.latest.set(table.seat, table);
      this.missed
        .get(table.seat)
        ?.batches.push({ events: table.events, view: table.view, seat: message.seat, step: message.step });
    }
    this.canUndo = message.tables.some((table) => table.can_undo);
    const mine = message.tables.find((table) => table.seat === this.eyes);
    if (mine && this.table) {
      if (message.undone) {
        this.table.show(mine.view);
        void this.readLog();
      } else {
        this.table.play({ events: mine.events, view: mine.view, seat: message.seat, step: message.step });
      }
    }
    this.passOn();
  }

  private informed(info: MatchInfo): void {
    void tellNumber(info);
    const wasRunning = this.info?.status === "running";
    this.timed(info);
    if (wasRunning && this.over) this.witnessed = true;
    if (this.table) this.table.seats = info.seats.map(({ name, level }) => ({ name, bot: level || null }));
    const [next] = this.awaited;
    if (this.over && next !== undefined) void this.takeOver(next); // nothing is hidden any more
  }

  private timed(info: MatchInfo): void {
    this.info = info;
    this.timeAt = Date.now();
    if (this.table) this.table.clock = runningClock(info, this.timeAt);
  }

  /** Several people play on this screen. */
  private get isShared(): boolean {
    return (this.info?.you.length ?? 0) > 1 && !this.over;
  }

  /** Several people at this screen: wait for the one whose turn it is; where nobody sits yet, for any of them. */
  private passOn(): void {
    const you = this.info?.you ?? [];
    const [any] = this.latest.values();
    const actor = any?.view.actor ?? -2;
    if (!this.isShared) this.awaited = [];
    else if (you.includes(actor)) this.awaited = actor === this.eyes ? [] : [actor];
    else this.awaited = this.eyes === null ? you : [];
  }

  /** Ask once about the game that is played. */
  private learn(id: string): Promise<GameInfo> {
    this.learning ??= api.game(id).then((game) => (this.game = game));
    return this.learning;
  }

  /** Load what the table is made of; a new one is laid for everybody who sits down. */
  private async prepare(info: MatchInfo): Promise<() => Table> {
    const [game, cards] = await Promise.all([this.learn(info.game), api.cards(info.game)]);
    const ui = await loadGame(game);
    return () => {
      const table = new Table(game.id, game.prefix, ui, cards);
      const now = this.info ?? info;
      table.seats = now.seats.map(({ name, level }) => ({ name, bot: level || null }));
      table.clock = runningClock(now, this.timeAt);
      table.onact = (option) => this.act(option);
      table.onwhy = (what) => this.whyNot(what);
      table.onbreak = (parts) =>
        console.warn(`match ${this.id}: the events did not lead to the view:`, parts.join(", "));
      return table;
    };
  }

  /** Read the log up to the step that is shown; what happens while it is on its way follows it. */
  private async readLog(step = this.info?.step ?? 0): Promise<void> {
    const table = this.table;
    if (!table) return;
    const known = table.log.at(-1)?.n ?? 0;
    const eyes = this.eyes === null ? "spectator" : String(this.eyes);
    const lines = await api.log(this.id, eyes, this.invitation).catch(() => null);
    if (lines === null) return;
    const earlier = lines.filter((line) => line.step <= step).map((line, n) => ({ ...line, n: n - lines.length }));
    table.log = [...earlier, ...table.log.filter(({ n }) => n > known)];
  }
}

/** Whose time runs, and of how much; null: nobody's. */
function runningClock({ clock, time }: MatchInfo, at: number): Running | null {
  const seat = time?.running ?? null;
  if (!clock || !time || seat === null) return null;
  const full = clock.kind === "live" ? clock.minutes * 60 : clock.days * 86_400;
  return { seat, left: time.remaining[seat] ?? 0, full, at };
}
