## Why something cannot be used now: what is asked instead

ra-no-now-keep = First choose which of your two cards you keep.
ra-no-now-choosemage = First choose your mage.
ra-no-now-chooseitem = First choose a magic item.
ra-no-now-takeorleave = First decide whether you take what lies on the component.
ra-no-now-turn = You choose one action: place, claim, discard, use a power or pass.
ra-no-now-income = First choose what the discard brings.
ra-no-now-pay = First pay what is still owed.
ra-no-now-placing = First pay what is still owed.
ra-no-now-placenow = You may place an artifact from your hand now, or do nothing.
ra-no-now-chooseone = First choose one of the effects.
ra-no-now-gainpick = First choose the essences that you take.
ra-no-now-reordertop = First choose the deck that you look at.
ra-no-now-arrange = First put the cards you looked at in order.
ra-no-now-retrieve = First choose a card of your discards.
ra-no-now-drop = First choose a hand card to discard.
ra-no-now-turnother = First choose the other component that turns to pay for the power.
ra-no-now-straighten = First choose a turned component to straighten.
ra-no-now-gainmonument = First choose a monument.
ra-no-now-putontop = First choose a hand card for the top of your deck.
ra-no-now-gainper = First choose whose pool counts.
ra-no-now-useitem = You may use a magic item of the centre now, or do nothing.
ra-no-now-putessence = First choose which essence leaves your pool.
ra-no-now-putonto = First choose the component that gets the essence.
ra-no-now-exchange = First choose another magic item.

## What is missing

ra-no-short = { $missing } short: it costs { $cost }.
ra-no-cards = This needs { $n ->
    [one] a hand card
   *[other] { $n } hand cards
  } to discard; you have none.
ra-no-other-creature = This turns a straight Creature of yours; you have none.
ra-no-other-dragon = This turns a straight Dragon of yours; you have none.
ra-no-other-demon = This turns a straight Demon of yours; you have none.
ra-no-other-mage = This turns your mage, which is turned already.
ra-no-other-artifact = This turns another straight artifact of yours; you have none.
ra-no-chance = Chance decides that; nobody chooses it.
ra-no-in-hand = This card is not in your hand.
ra-no-claimed = It is claimed already, for good.
ra-no-in-centre = It does not lie in the centre, face up.
ra-no-monuments = The monument deck is empty, and it is never refilled.
ra-no-own = It belongs to your rival: you use powers of your own components only.
ra-no-power = It has no power to use: what it does works by itself.
ra-no-turned = It is turned: its powers are back once it is straightened, at the latest after this round.
ra-no-turned-pay = It is turned already: only a straight component can turn to pay.
ra-no-straight = It is straight already.
ra-no-straighten = It was turned to pay for this: another one is straightened.
ra-no-essence = You have no { $essence } in your pool.
ra-no-income = A discard brings 1 Gold or other essences, not both.
ra-no-owed = With { $essence } the rest could not be paid.
ra-no-item-power = It has no power, only something to collect.

## Pieces that wait

ra-no-token = It goes to whoever passes first in a round.
ra-no-own-discard = Your discards come back when your deck is empty, or by a power that retrieves a card.
ra-no-other-discard = These are your rival’s discards; you may only look at them.
ra-no-own-deck = You draw when you pass, or by a power.
ra-no-other-deck = This is your rival’s deck.
ra-no-other-hand = This is your rival’s hand.
ra-no-gone = It is out of the game.
ra-no-item = You take another magic item when you pass.

ra-closed-monument = Claim a monument
