/** What the enlarged card says in words: its kind, what it costs, what it does. */
import type { Table } from "../../table/table.svelte";
import type { Card, Message } from "../../table/types";
import { factsOf } from "./facts";
import { formName } from "./fighter";

const SPELLS = ["attack", "conversion", "resource", "counterspell", "companion"];

export function explain(item: string, table: Table): Message[] {
  const card = table.card(item);
  if (card === null) return [];
  if (card.kind === "meeple" || card.kind === "character") return character(factsOf(card).character ?? card.id, table);
  if (card.kind === "die") return [sides(card)];
  return SPELLS.includes(card.kind)
    ? [{ id: `cs-kind-${card.kind}`, args: { level: factsOf(card).level ?? 0 } }, ...cost(card), ...card.text]
    : card.text;
}

function character(id: string, table: Table): Message[] {
  return [formName(id, table.board.faces[id] === "shadow"), ...(table.card(id)?.text ?? [])];
}

function cost(card: Card): Message[] {
  const symbols = factsOf(card).cost ?? [];
  if (card.kind === "companion") return [];
  return [
    {
      id: `cs-cost-${symbols.length}`,
      args: Object.fromEntries(symbols.map((symbol, i) => [`what${i}`, `#cs-symbol-${symbol}`])),
    },
  ];
}

/** Two sides with a Gem, two with an Orb, a Shadow Fragment and a Cursed Crystal. */
function sides(card: Card): Message {
  const [gem, , orb] = (card.facts as { faces: string[] }).faces;
  return {
    id: "cs-sides",
    args: {
      gem: `#cs-resource-${gem}`,
      orb: `#cs-resource-${orb}`,
      shadow: "#cs-resource-shadow",
      curse: "#cs-resource-curse",
    },
  };
}
