"""From operations and conditions as written to steps and questions as played."""

from radura.core.kernel import Step
from radura.games.storyfold_wildwoods import conditions as c
from radura.games.storyfold_wildwoods import vocabulary as ops
from radura.games.storyfold_wildwoods.state import Wild
from radura.games.storyfold_wildwoods.steps import creatures as r
from radura.games.storyfold_wildwoods.steps import dice as d
from radura.games.storyfold_wildwoods.steps import effects as e
from radura.games.storyfold_wildwoods.steps import explorations as x
from radura.games.storyfold_wildwoods.steps.spirit import DrawShadow, LoseSpirit
from radura.games.storyfold_wildwoods.tables import Effect, Tables


class Compiler:
    """Turns the vocabulary of the files into steps, by the tables of a Tables."""

    def __init__(self, t: Tables) -> None:
        self.tables = t
        self.label = ""

    def copies(self, card: str) -> list[int]:
        """Return the items of a card."""
        return [item for item, id in enumerate(self.tables.card_of) if id == card]

    def effect(self, written: tuple[ops.AnyOp, ...], label: str = "") -> Effect:
        """Return the steps of an effect; ``label`` says where the words of its choices stand."""
        self.label = label or self.label
        return tuple([self.op(op) for op in written])

    def target(self, written: str) -> int:
        """Return the number of a target: a word, or the card of a Creature or Action."""
        return -1 - r.TARGETS.index(written) if written in r.TARGETS else self.copies(written)[0]

    def to(self, written: str) -> int:
        """Return where a card moves: a word, or a space of the River."""
        return -1 - r.MOVES.index(written) if written in r.MOVES else self.tables.space_names.index(written)

    def op(self, op: ops.AnyOp) -> Step[Wild]:
        """Return the step of one operation."""
        t = self.tables
        match op:
            case ops.GainSpiritOp(n):
                return e.GainSpirit(n)
            case ops.LoseSpiritOp(n):
                return LoseSpirit(n)
            case ops.GainCrystalsOp(n, on):
                return e.GainCrystals(n, t.item(on) if on else -1)
            case ops.LoseCrystalsOp(n, otherwise):
                return e.LoseCrystals(n, self.effect(otherwise))
            case ops.AdvanceLightOp(n, otherwise):
                return e.MoveLight(n, self.effect(otherwise))
            case ops.RetreatLightOp(n, otherwise):
                return e.MoveLight(-n, self.effect(otherwise))
            case ops.AdvanceShadowOp(n):
                return e.AdvanceShadow(n)
            case ops.RetreatShadowOp(n):
                return e.RetreatShadow(n)
            case ops.DrawShadowOp(n):
                return DrawShadow(n)
            case ops.GainDieOp(sides):
                return d.GainDie(t.sides.index(sides))
            case ops.SpendDiceOp(n, otherwise):
                return d.SpendDice(n, self.effect(otherwise))
            case ops.RecoverDiceOp(n):
                return d.RecoverDice(n)
            case ops.DelayDiceOp(n):
                return d.DelayDice(n)
            case ops.RerollDiceOp(n):
                return d.RerollDice(n)
            case ops.AddSuccessOp(n):
                return d.AddSuccess(n)
            case ops.ReduceLocationOp(n):
                return e.ReduceLocation(n)
            case ops.PreventSpiritLossOp():
                return e.PreventLoss()
            case ops.PlaceLocationOp(id):
                return e.PlaceLocation(t.item(id))
            case ops.RemoveLocationOp(of, otherwise):
                return e.RemoveLocation(tuple([t.item(id) for id in of]), self.effect(otherwise))
            case ops.SetFlagOp(flag):
                return e.SetFlag(t.flags.index(flag), True)
            case ops.ClearFlagOp(flag):
                return e.SetFlag(t.flags.index(flag), False)
            case ops.LoseBromOp():
                return e.LoseBrom()
            case ops.FlipBromOp():
                return e.FlipBrom()
            case ops.RestartChapterOp():
                return e.RestartChapter()
            case ops.ChooseOp(options):
                return e.Choose(tuple([self.effect(option) for option in options]), self.words_at())
            case ops.IfOp(cond, then, otherwise):
                return e.If(self.asked(cond), self.effect(then), self.effect(otherwise))
            case _:
                return self.card_op(op)

    def card_op(self, op: ops.AnyOp) -> Step[Wild]:
        """Return the step of an operation on Creatures, the River or Exploration cards."""
        match op:
            case ops.DrawCreatureOp(n, unless):
                return r.DrawCreature(n, -1 if unless is None else self.asked(unless))
            case ops.SummonCreatureOp(id):
                return r.Summon(self.copies(id)[0])
            case ops.DiscardCreatureOp(target, otherwise):
                return r.ToCreature(r.DISCARD, self.target(target), self.effect(otherwise))
            case ops.IlluminateCreatureOp(target, otherwise):
                return r.ToCreature(r.SHINE, self.target(target), self.effect(otherwise))
            case ops.StunCreatureOp(target, otherwise):
                return r.ToCreature(r.STUN, self.target(target), self.effect(otherwise))
            case ops.UnstunCreatureOp(target, otherwise):
                return r.ToCreature(r.UNSTUN, self.target(target), self.effect(otherwise))
            case ops.ActivateCreatureOp(target, otherwise):
                return r.ToCreature(r.ACTIVATE, self.target(target), self.effect(otherwise))
            case ops.MoveCreatureOp(target, to, otherwise):
                return r.MoveCreature(self.target(target), self.to(to), self.effect(otherwise))
            case ops.MoveActionOp(target, to):
                return r.MoveAction(self.target(target), self.to(to))
            case ops.LockActionOp(target):
                return r.LockAction(r.LOCKS.index(target))
            case ops.DrawExplorationOp(n, keep):
                return x.DrawExploration(n, keep)
            case ops.DrawStoryOp(id):
                return x.DrawStory(self.tables.item(id))
            case ops.AddToExplorationOp(ids):
                return x.AddToExploration(tuple([item for id in ids for item in self.copies(id)]))
            case ops.TakeExplorationOp(id):
                return x.TakeExploration(self.copies(id)[0])
            case ops.DiscardBlessingOp(n, otherwise):
                return x.DiscardBlessing(n, self.effect(otherwise))
            case _:
                raise AssertionError(f"no step for {op}")

    def words_at(self) -> int:
        """Return the number of the place where the words of choices stand."""
        labels = self.tables.labels
        if self.label not in labels:
            labels.append(self.label)
        return labels.index(self.label)

    def asked(self, written: ops.Condition) -> int:
        """Return the number of a condition that an effect asks."""
        t = self.tables
        entry = self.label.partition("-")[2]
        t.cond_names.append(f"{entry}.{sum(name.partition('.')[0] == entry for name in t.cond_names)}")
        t.conds.append(self.cond(written))
        return len(t.conds) - 1

    def cond(self, written: ops.Condition) -> c.Cond:
        """Return the question of a condition."""
        t = self.tables
        match written:
            case ops.Condition(all=tuple(parts)):
                return c.All(tuple([self.cond(part) for part in parts]))
            case ops.Condition(any=tuple(parts)):
                return c.AnyOf(tuple([self.cond(part) for part in parts]))
            case ops.Condition(negated=ops.Condition() as part):
                return c.Not(self.cond(part))
            case ops.Condition(flag=str(flag)):
                return c.Flag(t.flags.index(flag))
            case ops.Condition(location=str(id)):
                return c.Overcome(1, (t.item(id),))
            case ops.Condition(locations_at_least=ops.AtLeast(n, of)):
                return c.Overcome(n, tuple([t.item(id) for id in of]))
            case ops.Condition(light_at_center=bool(yes)):
                return c.LightAtCenter(yes)
            case ops.Condition(brom_present=bool(yes)):
                return c.BromPresent(yes)
            case ops.Condition(healed_at_least=int(n)):
                return c.Healed(n)
            case ops.Condition(creature_healed=str(id)):
                return c.CreatureHealed(tuple(self.copies(id)))
            case ops.Condition(creatures_at_most=int(n)):
                return c.Creatures(0, n)
            case ops.Condition(creatures_at_least=int(n)):
                return c.Creatures(n, len(t.numbers))
            case _:
                raise AssertionError(f"no question for {written}")
