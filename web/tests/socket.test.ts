import { beforeEach, describe, expect, it, vi } from "vitest";
import { socket } from "../src/net/socket.svelte";

/** A connection that the test opens and closes. */
class Wire {
  static CONNECTING = 0;
  static OPEN = 1;
  static made: Wire[] = [];
  readyState = Wire.CONNECTING;
  closed = 0;
  sent: { kind: string; token?: string }[] = [];
  onopen = () => undefined;
  onclose = () => undefined;

  constructor() {
    Wire.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { kind: string });
  }

  close(): void {
    this.closed += 1;
  }
}

describe("the socket", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("document", { baseURI: "http://table/" });
  });

  it("greets as somebody else on a connection that does not stand yet, and closes one that does", () => {
    socket.open();
    const [wire] = Wire.made;
    socket.reopen();
    expect(wire?.closed).toBe(0);
    if (wire) wire.readyState = Wire.OPEN;
    wire?.onopen();
    expect(wire?.sent.map((message) => message.kind)).toEqual(["hello"]);
    socket.reopen();
    expect(wire?.closed).toBe(1);
    expect(Wire.made).toHaveLength(1);
  });
});
