/** Dice that are rolled again together (`GameUI.gather`): picked on the table first, then taken up one after the other
 *  and thrown at once. */
import type { Table } from "./table.svelte";
import type { Option } from "./types";

export class Dice {
  /** Those that were picked. */
  picked = $state.raw<readonly string[]>([]);

  private readonly table: Table;
  /** Those that are still to be taken up before they are thrown; null: none are gathered. */
  private toRoll: string[] | null = null;

  constructor(table: Table) {
    this.table = table;
  }

  /** The dice that can be picked now, and how many of them. */
  private readonly pickable: { dice: string[]; most: number } = $derived.by(() => {
    const { ui, targets, view } = this.table;
    const taken = view?.decision?.about ?? [];
    const dice = [...targets].flatMap(([target, options]) =>
      ui.gather && options.some(({ kind }) => kind === ui.gather?.kind) && !taken.includes(target) ? [target] : [],
    );
    const most = view === null ? 0 : (ui.gather?.most?.(view) ?? dice.length);
    return { dice: dice.sort(), most: Math.min(most, dice.length) };
  });

  /** The option takes up a die that is rolled together with others: it is picked here, and sent with them. */
  isGathered(option: Option): boolean {
    return option.kind === this.table.ui.gather?.kind && this.pickable.most > 1;
  }

  /** The dice that an option stands for: those alike are one option. */
  of(option: Option): string[] {
    return this.pickable.dice.filter((die) => this.table.targets.get(die)?.includes(option));
  }

  /** How many dice would be rolled now, with those that the rules have taken up already. */
  get gathered(): number {
    const { options, ui, view } = this.table;
    const begun = options.some(({ kind }) => kind === ui.gather?.then);
    return this.picked.length + (begun ? (view?.decision?.about.length ?? 0) : 0);
  }

  /** Pick a die, or put it back; where no more may be picked, the first one goes back. */
  pick(die: string): void {
    const others = this.picked.filter((one) => one !== die);
    this.table.menu = null;
    this.picked = others.length < this.picked.length ? others : [...others, die].slice(-this.pickable.most);
  }

  /** Pick one more of the dice that an option stands for; after the last, all go back. */
  pickOneOf(option: Option): void {
    const alike = this.of(option);
    const free = alike.find((die) => !this.picked.includes(die));
    if (free === undefined) this.picked = this.picked.filter((die) => !alike.includes(die));
    else this.pick(free);
  }

  /** Roll what was picked. */
  roll(): void {
    if (this.picked.length === 0) return;
    this.toRoll = [...this.picked];
    this.takeUp();
  }

  /** What was gathered is not thrown any more. */
  drop(): void {
    this.toRoll = null;
  }

  /** Take up the next of the dice that are gathered, or throw them. */
  takeUp(): void {
    if (this.toRoll === null) return;
    const die = this.toRoll.shift();
    const { ui, options, targets } = this.table;
    const option =
      die === undefined
        ? options.find((one) => one.kind === ui.gather?.then)
        : targets.get(die)?.find((one) => one.kind === ui.gather?.kind);
    if (die === undefined || option === undefined) this.toRoll = null;
    if (option !== undefined) this.table.send(option);
  }
}
