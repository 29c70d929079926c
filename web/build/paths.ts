/** Shortens the path data of drawings: whole numbers on a grid, relative steps, no letter or blank too many.
 *
 *  Every point is rounded where it lies, never the step that leads to it, so that errors do not add up: no point of a
 *  512-unit icon moves by more than half a unit, which is a quarter of a pixel on the largest card.
 */

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const TOKEN = /[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;

interface Command {
  /** Lower case: relative. */
  letter: string;
  numbers: number[];
}

/** Split path data into single commands: repeated letters are written out. */
function* commands(data: string): Generator<Command> {
  // The two flags of an arc may stand without anything between them and what follows.
  const spaced = data.replace(/([aA])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => letter + arcs(rest));
  const tokens = spaced.match(TOKEN) ?? [];
  let letter = "";
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as string;
    if (/[a-zA-Z]/.test(token)) {
      letter = token;
      at++;
    }
    const takes = TAKES[letter.toLowerCase()];
    if (takes === undefined) throw new Error(`no path: ${data.slice(0, 60)}`);
    yield { letter, numbers: tokens.slice(at, at + takes).map(Number) };
    at += takes;
    if (letter === "m")
      letter = "l"; // further pairs are lines
    else if (letter === "M") letter = "L";
  }
}

/** Put blanks around the flags of arcs. */
function arcs(text: string): string {
  const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`;
  const arc = new RegExp(
    String.raw`\s*(${number})[\s,]*(${number})[\s,]*(${number})[\s,]*([01])[\s,]*([01])[\s,]*(${number})[\s,]*(${number})[\s,]*`,
    "g",
  );
  return text.replace(arc, " $1 $2 $3 $4 $5 $6 $7 ");
}

/** Return path data for the same shape, on a grid of whole numbers. */
export function shorten(data: string): string {
  let out = "";
  let written = "";
  let [x, y] = [0, 0]; // where the pen is
  let [gx, gy] = [0, 0]; // the same, on the grid
  let [sx, sy] = [0, 0]; // where this outline began
  for (const { letter, numbers } of commands(data)) {
    const kind = letter.toLowerCase();
    if (kind === "z") {
      out += "z";
      written = "z";
      [x, y] = [sx, sy];
      [gx, gy] = [Math.round(sx), Math.round(sy)];
      continue;
    }
    const [ox, oy] = letter === kind ? [x, y] : [0, 0];
    let steps: number[];
    if (kind === "h") {
      x = ox + (numbers[0] ?? 0);
      steps = [Math.round(x) - gx];
    } else if (kind === "v") {
      y = oy + (numbers[0] ?? 0);
      steps = [Math.round(y) - gy];
    } else {
      const head = kind === "a" ? numbers.slice(0, 5).map((n, i) => (i < 2 ? Math.max(1, Math.round(n)) : n)) : [];
      const points = kind === "a" ? numbers.slice(5) : numbers;
      steps = [...head, ...points.map((n, i) => Math.round(n + (i % 2 ? oy : ox)) - (i % 2 ? gy : gx))];
      x = ox + (points.at(-2) ?? 0);
      y = oy + (points.at(-1) ?? 0);
    }
    [gx, gy] = [Math.round(x), Math.round(y)];
    if (kind === "m") [sx, sy] = [x, y];
    out += (kind === written && kind !== "m" ? "" : kind) + join(steps, kind === written && kind !== "m");
    written = kind;
  }
  return out;
}

/** Write numbers with blanks only where a sign does not part them already. */
function join(numbers: number[], follows: boolean): string {
  return numbers.map((n, i) => (n < 0 || (i === 0 && !follows) ? `${n}` : ` ${n}`)).join("");
}
