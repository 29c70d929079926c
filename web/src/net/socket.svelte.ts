/** One socket for all tables: comes back by itself, and sends again what was not answered. */
import { type ClientMessage, type ServerMessage, VERSION } from "../protocol";
import type { Message } from "../table/types";
import { token } from "./api";

type Listener = (message: ServerMessage) => void;

const PING_EVERY = 20_000;
const LONGEST_WAIT = 8_000;

let counter = 0;
/** A name for a request that nobody else uses in this match. */
export const newRef = (): string =>
  `${Date.now().toString(36)}-${(++counter).toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;

class Socket {
  /** The connection stands and the server has greeted. */
  online = $state(false);
  /** Why the server closed for good, if it did. */
  ended = $state.raw<Message | null>(null);

  private ws: WebSocket | null = null;
  private listeners = new Set<Listener>();
  private greet = new Set<() => void>();
  private unanswered = new Map<string, ClientMessage>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private heard = 0;

  /** Hear every message of the server; returns how to stop. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called whenever the connection (again) stands: the time to join tables. */
  whenOnline(greet: () => void): () => void {
    this.greet.add(greet);
    if (this.online) greet();
    else this.open();
    return () => this.greet.delete(greet);
  }

  open(): void {
    if (this.ws !== null) return;
    clearTimeout(this.timer);
    const url = new URL("socket", document.baseURI);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.hash = "";
    const ws = new WebSocket(url);
    this.ws = ws;
    ws.onopen = () => this.raw({ kind: "hello", v: VERSION, token: token() });
    ws.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    ws.onclose = () => this.lost(ws);
  }

  /** Another person sits at this browser now: greet anew. */
  reopen(): void {
    this.unanswered.clear();
    this.ended = null;
    this.failures = 0;
    const ws = this.ws;
    if (ws === null) return this.open();
    if (ws.readyState === WebSocket.CONNECTING) return; // nobody was greeted yet
    ws.onmessage = null;
    ws.close();
  }

  send(message: ClientMessage): void {
    if ("ref" in message) this.unanswered.set(message.ref, message);
    if (this.online) this.raw(message);
  }

  private raw(message: ClientMessage): void {
    if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.kind === "welcome") {
      this.online = true;
      this.failures = 0;
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.check(), PING_EVERY);
      for (const greet of this.greet) greet();
      for (const waiting of this.unanswered.values()) this.raw(waiting);
    }
    if ("ref" in message) this.unanswered.delete(message.ref);
    if (message.kind === "bye" && !message.again) this.ended = message.text;
    for (const listener of this.listeners) listener(message);
  }

  private check(): void {
    if (Date.now() - this.heard > PING_EVERY * 2) this.ws?.close();
    else this.raw({ kind: "ping" });
  }

  private lost(ws: WebSocket): void {
    if (this.ws !== ws) return;
    this.ws = null;
    this.online = false;
    clearInterval(this.pinger);
    if (this.ended !== null) return;
    const wait = Math.min(LONGEST_WAIT, 200 * 2 ** this.failures++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), wait);
  }
}

export const socket = new Socket();
