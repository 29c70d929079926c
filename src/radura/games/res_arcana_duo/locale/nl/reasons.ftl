## Why something cannot be used now: what is asked instead

ra-no-now-keep = Kies eerst welke van je twee kaarten je houdt.
ra-no-now-choosemage = Kies eerst je magiër.
ra-no-now-chooseitem = Kies eerst een magisch voorwerp.
ra-no-now-takeorleave = Beslis eerst of je neemt wat op de component ligt.
ra-no-now-turn = Je kiest één actie: plaatsen, opeisen, afleggen, een kracht gebruiken of passen.
ra-no-now-income = Kies eerst wat het afleggen oplevert.
ra-no-now-pay = Betaal eerst wat nog openstaat.
ra-no-now-placing = Betaal eerst wat nog openstaat.
ra-no-now-placenow = Je mag nu een artefact uit je hand plaatsen, of niets doen.
ra-no-now-chooseone = Kies eerst een van de effecten.
ra-no-now-gainpick = Kies eerst de essenties die je neemt.
ra-no-now-reordertop = Kies eerst de stapel die je bekijkt.
ra-no-now-arrange = Leg eerst de bekeken kaarten op volgorde.
ra-no-now-retrieve = Kies eerst een kaart van je aflegstapel.
ra-no-now-drop = Kies eerst een handkaart om af te leggen.
ra-no-now-turnother = Kies eerst de andere component die draait om de kracht te betalen.
ra-no-now-straighten = Kies eerst een gedraaide component om recht te zetten.
ra-no-now-gainmonument = Kies eerst een monument.
ra-no-now-putontop = Kies eerst een handkaart voor boven op je trekstapel.
ra-no-now-gainper = Kies eerst wiens voorraad telt.
ra-no-now-useitem = Je mag nu een magisch voorwerp uit het midden gebruiken, of niets doen.
ra-no-now-putessence = Kies eerst welke essentie je voorraad verlaat.
ra-no-now-putonto = Kies eerst de component die de essentie krijgt.
ra-no-now-exchange = Kies eerst een ander magisch voorwerp.

## What is missing

ra-no-short = Je komt { $missing } tekort: de kosten zijn { $cost }.
ra-no-cards = Hiervoor leg je { $n ->
    [one] een handkaart
   *[other] { $n } handkaarten
  } af; die heb je niet.
ra-no-other-creature = Hiervoor draai je een rechtstaand Wezen; dat heb je niet.
ra-no-other-dragon = Hiervoor draai je een rechtstaande Draak; die heb je niet.
ra-no-other-demon = Hiervoor draai je een rechtstaande Demon; die heb je niet.
ra-no-other-mage = Hiervoor draai je je magiër, maar die is al gedraaid.
ra-no-other-artifact = Hiervoor draai je een ander rechtstaand artefact; dat heb je niet.
ra-no-chance = Dat beslist het toeval; niemand kiest het.
ra-no-in-hand = Deze kaart zit niet in je hand.
ra-no-claimed = Dit is al opgeëist, voorgoed.
ra-no-in-centre = Dit ligt niet open in het midden.
ra-no-monuments = De monumentenstapel is leeg en wordt nooit aangevuld.
ra-no-own = Dit is van je rivaal: je gebruikt alleen krachten van je eigen componenten.
ra-no-power = Hier is geen kracht te gebruiken: wat er staat, werkt vanzelf.
ra-no-turned = Gedraaid: de krachten zijn terug na het rechtzetten, uiterlijk na deze ronde.
ra-no-turned-pay = Al gedraaid: alleen een rechtstaande component kan draaien om te betalen.
ra-no-straight = Staat al recht.
ra-no-straighten = Deze draaide om hiervoor te betalen: een andere wordt rechtgezet.
ra-no-essence = Je hebt geen { $essence } in je voorraad.
ra-no-income = Afleggen levert 1 Goud op of andere essenties, niet allebei.
ra-no-owed = Met { $essence } zou je de rest niet kunnen betalen.
ra-no-item-power = Dit voorwerp heeft geen kracht, alleen iets om te verzamelen.

## Pieces that wait

ra-no-token = Dit gaat naar wie in een ronde als eerste past.
ra-no-own-discard = Je afgelegde kaarten komen terug als je trekstapel leeg is, of door een kracht die een kaart terughaalt.
ra-no-other-discard = Dit is de aflegstapel van je rivaal; je mag er alleen naar kijken.
ra-no-own-deck = Je trekt als je past, of door een kracht.
ra-no-other-deck = Dit is de trekstapel van je rivaal.
ra-no-other-hand = Dit is de hand van je rivaal.
ra-no-gone = Dit is uit het spel.
ra-no-item = Je neemt een ander magisch voorwerp als je past.

ra-closed-monument = Eis een monument op
