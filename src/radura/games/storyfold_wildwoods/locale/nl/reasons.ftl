# Why something cannot be used now: what is asked instead
sw-no-guided = Hier wijst het verhaal de weg: alleen de gemarkeerde keuze is open.
sw-no-now-page = Sla eerst de bladzijde om.
sw-no-now-act = Je kiest een actie, of beëindigt de Lumafase.
sw-no-now-dice = Kies eerst hoeveel dobbelstenen je gooit.
sw-no-now-result = De dobbelstenen liggen open: laat het resultaat staan, of gebruik eerst iets.
sw-no-now-crystal = Kies eerst de actiekaart voor het kristal.
sw-no-now-die = Kies eerst een dobbelsteen.
sw-no-now-reroll = Kies eerst de dobbelstenen die je opnieuw gooit.
sw-no-now-creature = Kies eerst een wezen.
sw-no-now-card = Kies eerst de actiekaart die wordt verplaatst.
sw-no-now-location = Kies eerst de locatie die haar locatiepion verliest.
sw-no-now-option = Kies eerst wat er gebeurt.
sw-no-now-take = Neem eerst een van de getrokken kaarten.
sw-no-now-room = Maak eerst ruimte op de zegenplekken.
sw-no-now-blessing = Kies eerst de kaart die je aflegt.
sw-no-now-shadow = Het is de Schaduwfase: gebruik een kaart of een vaardigheid, of laat haar doorgaan.
sw-no-now-loss = Je verliest zo geestkracht: gebruik er iets tegen, of laat het gebeuren.
sw-no-now-final = De laatste schaduwkaart komt eraan: beslis of Brom ertussen komt.

# What stands in the way
sw-no-dice = Er is in deze Lumafase geen dobbelsteen meer.
sw-no-number = De kaart { $card } ligt op een riviervak zonder getal.
sw-no-locked = De kaart { $card } is in deze Lumafase geblokkeerd.
sw-no-overcome = Deze locatie is al voltooid.
sw-no-light = Het Licht moet in het midden staan, nog { $n ->
    [one] 1 vakje
   *[other] { $n } vakjes
} ver.
sw-no-before = Eerst te voltooien: { $card }.
sw-no-requires = Aan een voorwaarde is nog niet voldaan: { $what }
sw-no-river = { CAP($card-the) } ligt niet in de Rivier.
sw-no-trauma = Een trauma verdwijnt alleen met Genees.
sw-no-timing-roll = Deze kaart gebruik je na een worp.
sw-no-timing-luma = Deze kaart gebruik je in de Lumafase.
sw-no-timing-loss = Deze kaart gebruik je als een wezen dat activeert geestkracht kost.
sw-no-effect = Dit zou nu niets doen.
sw-no-stand-in = Luma en Brom handelen alleen samen als de laatste schaduwkaart getrokken zou worden.
sw-no-brom = Brom is niet meer bij je.
sw-no-other-face = Broms kaart toont haar andere kant.
sw-no-luma-face = Deze kant van de Lumakaart laat geen dobbelsteen opnieuw gooien.
sw-no-luma-roll = Luma gooit een dobbelsteen opnieuw, meteen na een worp.
sw-no-crystals = Dit kost { $n ->
    [one] 1 kristal
   *[other] { $n } kristallen
}; je hebt er { $have }.
sw-no-protect = Er ligt geen wezen in de Rivier om je tegen te beschermen.
sw-no-chance = Dat beslist het toeval; niemand kiest het.
sw-no-blessing = { CAP($card-the) } ligt niet op een zegenplek.
sw-no-crystal-here = Op de kaart { $card } ligt geen kristal.
sw-no-crystal-other = Alleen kristallen op de gebruikte actiekaart geven successen.
sw-no-success = Zonder succes op de dobbelstenen geven kristallen er geen.
sw-no-need = De successen zijn al genoeg.
sw-no-enough = De successen zijn hiervoor niet genoeg: gebruik de tweede vaardigheid, of niets.
sw-no-fall-back = De successen zijn genoeg: wat je koos, gebeurt.
sw-no-so-many = Beschikbare dobbelstenen: maar { $n }.
sw-no-elsewhere = Deze locatie hoort bij een andere scène.
sw-no-die-first = Kies eerst een actie; daarna gooi je er dobbelstenen voor.
sw-no-die-used = Al gebruikt: deze dobbelsteen komt in de volgende Lumafase terug.
sw-no-die-late = De dobbelstenen voor deze actie zijn al gegooid.
sw-no-reroll = Alleen een kaart of Luma’s vaardigheid laat een dobbelsteen opnieuw gooien.

# Piles
sw-no-exploration-discard = Deze kaarten komen terug als de verkenstapel leeg is.
sw-no-creature-discard = Deze wezens komen terug als de wezenstapel leeg is.
sw-no-shadow-discard = Schaduwkaarten komen in dit hoofdstuk niet terug.
sw-no-exploration-deck = Hiervan trek je met Verken.
sw-no-creature-deck = Wezens komen hier vanzelf vandaan.
sw-no-shadow-deck = Een schaduwkaart komt als je meer geestkracht verliest dan je hebt.
sw-no-chapter-deck = Verhaalkaarten komen als het verhaal erom vraagt.
sw-no-box = Dit ligt in de doos.
sw-no-resolving = Deze kaart wordt uitgevoerd.

# Shown although it is not possible
sw-closed-card = { $card }
