/** Words in three languages: Fluent bundles with the texts the server gives. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arg, Message } from "../table/types";
import { type Language, settings } from "./settings.svelte";

/** A stretch of text, or the name of a card that can be looked at. */
export type Part = string | { card: string; text: string };

/** How a name can stand in a sentence: attributes of its message, for `$card-the`, `$card-of` and so on.
 * What has no such attribute is put into `core-form-*`. */
const FORMS = ["the", "of", "on", "to", "from", "one", "many"];

const OPEN = "\u0002";
const SHUT = "\u0003";
const SPLIT = "\u0004";

class Words {
  private bundle = $state.raw<FluentBundle | null>(null);
  private cache = new Map<string, string>();
  /** The language whose words are there, which lags behind the setting while they load. */
  language = $state<Language>("en");

  get ready(): boolean {
    return this.bundle !== null;
  }

  async load(language: Language): Promise<void> {
    let source = this.cache.get(language);
    if (source === undefined) {
      const answer = await fetch(`api/texts/${language}`);
      if (!answer.ok) throw new Error(`texts: ${answer.status}`);
      source = await answer.text();
      this.cache.set(language, source);
    }
    this.use(language, source);
  }

  use(language: Language, source: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { MID, CAP } });
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.bundle = bundle;
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  say(message: Message): string {
    return this.format(message, (words) => words);
  }

  /** As `say`, with the names of cards kept apart. */
  parts(message: Message): Part[] {
    const mark = /^[a-z]\w*-card-(.+)$/;
    const text = this.format(message, (words, id) => {
      const card = mark.exec(id)?.[1];
      return card === undefined ? words : `${OPEN}${card.replaceAll("-", "_")}${SPLIT}${words}${SHUT}`;
    });
    return text
      .split(new RegExp(`[${OPEN}${SHUT}]`))
      .filter(Boolean)
      .map((part) => {
        const at = part.indexOf(SPLIT);
        return at < 0 ? part : { card: part.slice(0, at), text: part.slice(at + 1) };
      });
  }

  /** A message in words that stand on a line of their own: in the terminal a note goes on after a dash. */
  alone(message: Message): string {
    return capital(this.say(message));
  }

  /** A message in words; `shown` is given the words that an argument refers to, and their id. */
  private format(message: Message, shown: (words: string, id: string) => string): string {
    const found = this.bundle?.getMessage(message.id);
    if (!found?.value || this.bundle === null) return message.id;
    const args: Record<string, Arg> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
      args[name] = value;
      if (typeof value !== "string") continue;
      const words = resolve(value, (id) => shown(this.say({ id }), id));
      args[name] = words;
      for (const form of FORMS) {
        const get = (): Arg => this.formed(value, form, shown) ?? t(`core-form-${form}`, { name: words });
        Object.defineProperty(args, `${name}-${form}`, { get });
      }
    }
    const wrong: Error[] = [];
    const text = this.bundle.formatPattern(found.value, args, wrong);
    if (wrong.length) console.error(`${message.id}: ${wrong.join("; ")}`);
    return text;
  }

  /** The name that an argument refers to in one of its forms, if it has that form. */
  private formed(value: string, form: string, shown: (words: string, id: string) => string): string | null {
    const id = value.slice(1);
    const pattern = value.startsWith("#") ? this.bundle?.getMessage(id)?.attributes[form] : undefined;
    return pattern && this.bundle ? shown(this.bundle.formatPattern(pattern), id) : null;
  }
}

/** The first letter of a text, which may be the marked name of a card. */
const FIRST = new RegExp(`^(${OPEN}[^${SPLIT}]*${SPLIT})?(.)`, "u");

/** A text as it goes on after a colon. */
const MID = ([text]: unknown[]): string =>
  String(text).replace(FIRST, (_, mark: string | undefined, letter: string) => (mark ?? "") + letter.toLowerCase());

/** A text as it begins a sentence, or a line. */
export const capital = (text: string): string =>
  text.replace(FIRST, (_, mark: string | undefined, letter: string) => (mark ?? "") + letter.toUpperCase());
const CAP = ([text]: unknown[]): string => capital(String(text));

/** An argument: plain, or, if it starts with `#`, one reference, a text with references (`#: `), or a plain text (`##`). */
function resolve(value: string, refer: (id: string) => string): string {
  if (!value.startsWith("#")) return value;
  if (value.startsWith("##")) return value.slice(1);
  if (value.startsWith("#: ")) return value.slice(3).replace(/#([A-Za-z][\w-]*)/g, (_, id: string) => refer(id));
  return refer(value.slice(1));
}

export const words = new Words();

/** A message of the shell in words. */
export const t = (id: string, args?: Record<string, Arg>): string => words.say(args ? { id, args } : { id });

export async function speakLanguage(language: Language): Promise<void> {
  await words.load(language);
  settings.language = language;
}
