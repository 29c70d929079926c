sw-name = Storyfold: Wildwoods
sw-tagline = Een meisje, een beer en een woud dat is stilgevallen: een verhaal om alleen te spelen.

sw-setting-begin = Begin bij
sw-setting-guided = Eerste scène
sw-setting-guided-yes = Begeleid
sw-setting-guided-yes-help = Het boek toont elke stap, met de dobbelstenen erbij.
sw-setting-guided-no = Op eigen houtje
sw-setting-guided-no-help = Echte dobbelstenen vanaf de eerste bladzijde.
sw-setting-luma_reroll = Luma gooit opnieuw
sw-setting-luma_reroll-luma_side = Nadat Brom is bijgesprongen
sw-setting-luma_reroll-always = Altijd

# Onderdelen
sw-card-illuminate = Verlicht
sw-card-help = Help
sw-card-explore = Verken
sw-card-heal = Genees
sw-card-luma = Luma
sw-card-brom = Brom
sw-card-story_book = Verhalenboek
sw-card-board = Speelbord
sw-card-save_tray = Bewaarbakje
sw-card-component_tray = Onderdelenbakje
sw-card-die_8 = achtzijdige dobbelsteen
sw-card-die_10 = tienzijdige dobbelsteen
sw-card-die_12 = twaalfzijdige dobbelsteen
sw-card-light_pawn = Lichtpion
sw-card-shadow_pawn = Schaduwpion
sw-card-spirit_pawn = Geestkrachtpion
sw-card-location_pawn = Locatiepion
sw-card-crystal = Kristal
sw-card-stun_token = Verdovingsfiche
sw-card-chapter_deck = Hoofdstukstapel
sw-face-luma_and_brom = Luma & Brom
sw-face-luma = Luma
sw-face-protect = Bescherm
sw-face-cure = Verzorg
sw-text-luma_and_brom = Het donker steekt zijn hand naar haar uit en vindt een beer op zijn weg. Hij brult niet. Hij kijkt één keer om, om zeker te weten dat ze nog staat, en loopt er dan met gebogen kop in, zoals je de sneeuw in loopt.
sw-rule-first-illuminate = Eerste vaardigheid: met zoveel successen als een wezen stippen heeft, verlicht je het (naar het einde van de Rivier, met een verdovingsfiche).
sw-rule-first-help = Eerste vaardigheid: met zoveel successen als een hulplocatie stippen heeft, voltooi je die.
sw-rule-first-explore = Eerste vaardigheid: met zoveel successen als een verkenlocatie stippen heeft, voltooi je die.
sw-rule-first-heal = Eerste vaardigheid: met zoveel successen als een wezen of trauma stippen heeft, genees je het.
sw-rule-second-illuminate = Tweede vaardigheid: zet de Lichtpion 1 vakje vooruit voor elk succes.
sw-rule-second-help = Tweede vaardigheid: verkrijg 1 kristal voor elk succes.
sw-rule-second-explore = Tweede vaardigheid: trek 1 verkenkaart voor elk succes en houd er 1.
sw-rule-second-heal = Tweede vaardigheid: verkrijg 1 geestkracht voor elk succes.
sw-second-illuminate = Lichtpion vooruitzetten
sw-second-help = Kristallen verkrijgen
sw-second-explore = Verkenkaarten trekken
sw-second-heal = Geestkracht verkrijgen

# Plekken
sw-place-river = Rivier
sw-place-blessings = zegenplekken
sw-place-drawn = getrokken
sw-place-resolving = wordt uitgevoerd
sw-place-exploration_deck = verkenstapel
sw-place-exploration_discard = verkenaflegstapel
sw-place-creature_deck = wezenstapel
sw-place-creature_discard = wezenaflegstapel
sw-place-shadow_deck = schaduwstapel
sw-place-shadow_discard = schaduwaflegstapel
sw-place-chapter_deck = hoofdstukstapel
sw-place-scene = locaties
sw-place-luma = Luma
sw-place-brom = Brom
sw-place-dice = beschikbare dobbelstenen
sw-place-used_dice = gebruikte dobbelstenen
sw-place-roll = de worp
sw-place-box = doos
sw-space-0 = 3+
sw-space-1 = 4+
sw-space-2 = 5+
sw-space-3 = 6+
sw-space-4 = de vijfde plek
sw-space-5 = de zesde plek
sw-space-6 = de zevende plek

# Kopjes
sw-group-act = Acties
sw-group-use = Kaarten en vaardigheden
sw-group-discard = Afleggen
sw-group-end = Verder
sw-group-choose = Kies

# Vragen
sw-ask-act = Lumafase: kies een actie (nog { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
})
sw-ask-no-dice = Geen dobbelsteen meer: gebruik nog iets of beëindig de fase
sw-ask-dice = { $card } op { $number }+: { $aim }. Hoeveel dobbelstenen?
sw-ask-result = { $aim }: { $n ->
    [0] geen succes
    [one] 1 succes
   *[other] { $n } successen
}
sw-ask-result-of = { CAP($aim-the) } vraagt { $need }: { $n ->
    [0] geen succes
    [one] 1 succes
   *[other] { $n } successen
}
sw-ask-loss = Je verliest zo { $n } geestkracht; je hebt nog { $left }
sw-ask-final = De volgende schaduwkaart is de laatste: { $card }
sw-ask-before-activation = { CAP($creature-the) } staat op het punt te activeren
sw-ask-before-advance = De Schaduwpion gaat zo vooruit; nog { $left ->
    [one] 1 vakje
   *[other] { $left } vakjes
} tot het midden
sw-ask-before-icon = Er wordt zo een symbool uitgevoerd: { $icon }
sw-ask-pay = Van welke kaart komt het kristal voor de vaardigheid?
sw-ask-place = Op welke kaart leg je een kristal? (nog { $n })
sw-ask-lose = Van welke kaart verlies je een kristal? (nog { $n })
sw-ask-spend-dice = Welke dobbelsteen gaat naar de gebruikte? (nog { $n })
sw-ask-recover-dice = Welke dobbelsteen komt terug? (nog { $n })
sw-ask-reroll = Welke dobbelsteen gooi je opnieuw? (nog hoogstens { $n })
sw-ask-put-out = Van welke locatie haal je de locatiepion weg?
sw-ask-option = Kies wat er gebeurt
sw-ask-discard = Welk wezen leg je af?
sw-ask-illuminate = Welk wezen verlicht je?
sw-ask-stun = Welk wezen verdoof je?
sw-ask-unstun = Van welk wezen haal je het verdovingsfiche weg?
sw-ask-activate = Welk wezen activeert?
sw-ask-move-creature = Welk wezen verplaats je?
sw-ask-move-action = Welke actiekaart verplaats je?
sw-ask-take = Neem een van de kaarten
sw-ask-room = Geen zegenplek vrij voor { $card-the }: gebruik een kaart of leg er een af
sw-ask-discard-blessing = Welke kaart leg je af?
sw-ask-chapter = { $chapter }
sw-ask-restart = { $chapter } begint opnieuw
sw-ask-travel = Het verhaal gaat verder: { $scene }
sw-why-card = { $card }
sw-why-ability = { $face }
sw-why-activation = { CAP($creature-the) } activeert
sw-why-action = { $card }: { $aim }

# Keuzes
sw-do-turn_page = Sla de bladzijde om
sw-do-travel = Ga verder
sw-do-illuminate = Verlicht { $card-the }
sw-do-advance_light = Zet de Lichtpion vooruit
sw-do-overcome = { $card }
sw-do-gain_crystals = Verkrijg kristallen
sw-do-draw_cards = Trek verkenkaarten
sw-do-heal = Genees { $card-the }
sw-do-gain_spirit = Verkrijg geestkracht
sw-do-roll = { $n ->
    [one] Gooi 1 dobbelsteen
   *[other] Gooi { $n } dobbelstenen
}
sw-do-roll-10 = { $n ->
    [0] Gooi de d10
    [one] Gooi 1 d8 en de d10
   *[other] Gooi { $n } d8 en de d10
}
sw-do-roll-12 = { $n ->
    [0] Gooi de d12
    [one] Gooi 1 d8 en de d12
   *[other] Gooi { $n } d8 en de d12
}
sw-do-roll-10-12 = { $n ->
    [0] Gooi de d10 en de d12
    [one] Gooi 1 d8, de d10 en de d12
   *[other] Gooi { $n } d8, de d10 en de d12
}
sw-do-roll-dice = Gooi { $dice }
sw-do-use = Gebruik { $card-the }
sw-do-discard = Leg { $card-the } af
sw-do-ability-luma_and_brom = Laat Brom bijspringen
sw-do-ability-luma = Luma: gooi een dobbelsteen opnieuw
sw-do-ability-protect = Brom beschermt: verlicht een wezen
sw-do-ability-cure = Brom verzorgt: verkrijg { $n } geestkracht
sw-do-spend = Betaal een kristal: 1 succes meer
sw-do-stand-nothing = Laat het zo: er gebeurt niets
sw-do-stand-first = Klaar: { $card }
sw-do-stand-illuminate = { $n ->
    [one] Klaar: zet de Lichtpion 1 vakje vooruit
   *[other] Klaar: zet de Lichtpion { $n } vakjes vooruit
}
sw-do-stand-help = { $n ->
    [one] Klaar: verkrijg 1 kristal
   *[other] Klaar: verkrijg { $n } kristallen
}
sw-do-stand-explore = { $n ->
    [one] Klaar: trek 1 kaart
   *[other] Klaar: trek { $n } kaarten, houd er 1
}
sw-do-stand-heal = Klaar: verkrijg { $n } geestkracht
sw-do-fall_back-illuminate = { $n ->
    [one] Zet in plaats daarvan de Lichtpion 1 vakje vooruit
   *[other] Zet in plaats daarvan de Lichtpion { $n } vakjes vooruit
}
sw-do-fall_back-help = { $n ->
    [one] Verkrijg in plaats daarvan 1 kristal
   *[other] Verkrijg in plaats daarvan { $n } kristallen
}
sw-do-fall_back-explore = { $n ->
    [one] Trek in plaats daarvan 1 kaart
   *[other] Trek in plaats daarvan { $n } kaarten, houd er 1
}
sw-do-fall_back-heal = Verkrijg in plaats daarvan { $n } geestkracht
sw-do-decline = Laat het zo, doe niets
sw-do-end_phase = Beëindig de Lumafase
sw-do-wait = Nu niet
sw-do-wait_all = Niet meer in deze Schaduwfase
sw-do-place = Een kristal op de kaart { $card }
sw-do-pay = Een kristal van de kaart { $card }
sw-do-lose = Een kristal van de kaart { $card }
sw-do-move = Verplaats de kaart { $card }
sw-do-creature = { $card }
sw-do-take = Neem { $card-the }
sw-do-reroll = Gooi de d{ $sides } met { $shown } opnieuw
sw-do-reroll_now = Gooi nu
sw-do-put_away = Een d{ $sides }
sw-do-take_back = Een d{ $sides }
sw-do-put_out = { $card }
sw-do-draw_final = Trek die kaart: het hoofdstuk is verloren
sw-do-face = { $shown }
sw-do-draw = { $card }
sw-note-need = { $need ->
    [one] vraagt 1 succes op { $number }+
   *[other] vraagt { $need } successen op { $number }+
}
sw-note-number = op { $number }+
sw-note-chance = kans van slagen { $percent } %
sw-note-chance-crystals = kans van slagen { $percent } %, met Kristallen { $spending } %
sw-note-total = { $n ->
    [one] 1 succes
   *[other] { $n } successen
}
sw-note-crystals = { $n ->
    [0] gratis
    [one] 1 kristal
   *[other] { $n } kristallen
}

# Verslag
sw-log-chapter = { $chapter }
sw-log-scene = { $scene }
sw-log-luma-phase = Ronde { $round }, Lumafase
sw-log-shadow-phase = Ronde { $round }, Schaduwfase
sw-log-roll = { $card } op { $number }+: worp { $dice }: { $n ->
    [0] geen succes
    [one] 1 succes
   *[other] { $n } successen
}{ $added ->
    [0] {""}
   *[other] {" "}({ $added } toegevoegd)
}.
sw-log-nothing = Er gebeurt niets.
sw-log-overcome = { $location } is voltooid.
sw-log-put-out = De locatiepion gaat weg van { $location-the }.
sw-log-healed = { CAP($creature-the) } is genezen.
sw-log-mended = { $card } is genezen.
sw-log-illuminated = { CAP($creature-the) } drijft verdoofd naar het einde van de Rivier.
sw-log-enters = { CAP($creature-the) } komt op { $at }.
sw-log-turned-away = De Rivier is vol: { $creature-the } wordt afgelegd.
sw-log-discarded = { CAP($creature-the) } wordt afgelegd.
sw-log-activates = { CAP($creature-the) } activeert.
sw-log-gain-spirit = Luma verkrijgt { $n } geestkracht.
sw-log-lose-spirit = Luma verliest { $n } geestkracht.
sw-log-light-on = { $n ->
    [one] De Lichtpion gaat 1 vakje vooruit
   *[other] De Lichtpion gaat { $n } vakjes vooruit
}.
sw-log-light-back = { $n ->
    [one] De Lichtpion gaat 1 vakje terug
   *[other] De Lichtpion gaat { $n } vakjes terug
}.
sw-log-shadow-on = De Schaduwpion gaat vooruit; nog { $left ->
    [one] 1 vakje
   *[other] { $left } vakjes
} tot het midden.
sw-log-shadow-back = De Schaduwpion gaat terug; nog { $left ->
    [one] 1 vakje
   *[other] { $left } vakjes
} tot het midden.
sw-log-shadow = Schaduwkaart: { $card }
sw-log-story = Verhaalkaart: { $card }
sw-log-curse = Vloek: { $card }
sw-log-keep = { CAP($card-the) } krijgt een zegenplek.
sw-log-use = Luma gebruikt { $card-the }.
sw-log-ability = Vaardigheid: { $face }
sw-log-add = In de verkenstapel geschud: { $card }.
sw-log-reshuffle = { CAP($deck) }: de aflegstapel wordt geschud.
sw-log-die = Luma verkrijgt de d{ $sides }.
sw-log-delay = { $n ->
    [one] 1 dobbelsteen blijft bij de gebruikte liggen
   *[other] { $n } dobbelstenen blijven bij de gebruikte liggen
}.
sw-log-drifts = { CAP($card-the) } drijft mee met de Rivier.
sw-log-locked = De kaart { $card } kan in de volgende Lumafase niet worden gebruikt.
sw-log-won = Luma zegeviert: { $scene }
sw-log-lost = De Schaduw zegeviert: { $scene }
sw-log-chapter-lost = { $chapter }: het hoofdstuk is verloren.

# Bladzijden van het verhaal
sw-title-restart = Luma wordt wakker
sw-title-sacrifice = Brom springt bij

# Bewaren
sw-err-save = Je kunt alleen tussen twee scènes bewaren.

# Teksttafels
sw-tui-goal = Luma’s doel:
sw-tui-round = Ronde { $round }
sw-tui-after = na: { $names }
sw-tui-track = Woudspoor
sw-tui-distances = Licht { $light } van het midden, Schaduw { $shadow }
sw-tui-needs-light = Licht in het midden
sw-tui-spirit = Geestkracht
sw-tui-roll = Worp { $dice } op { $number }+: { $n ->
    [0] geen succes
    [one] 1 succes
   *[other] { $n } successen
}
sw-tui-no-brom = Brom is er niet
sw-face-stunned = verdoofd
sw-face-locked = op slot
sw-face-overcome = voltooid
sw-ending-circles = Het verhaal draait rond
sw-end-circles = Het verhaal draait in kringetjes rond en wordt hier afgebroken.

# A guided Scene: the parts of a step, after its own words.
sw-guided-roll = { $n ->
    [one] Pak nu 1 dobbelsteen en gooi.
   *[other] Pak nu { $n } dobbelstenen en gooi.
}
sw-guided-place = Je kreeg een kristal. Leg het op de kaart { $card }: daar wacht het op een actie met die kaart.
sw-guided-spend = Er ontbreekt één succes. Betaal het kristal dat op de kaart ligt: het telt als één succes meer.
sw-guided-use = Geen succes! Gebruik { $card-the }: daarmee mag je dobbelstenen opnieuw gooien.
sw-guided-reroll = Kies een dobbelsteen met { $shown } om die opnieuw te gooien.
sw-guided-take = Je trok twee kaarten. Houd { $card-the } en laat de andere gaan.

# A card as the terminal reads it out
sw-fact-pips = Vraagt { $n ->
    [one] { $n } succes
   *[other] { $n } successen
  }.
sw-fact-spirit = Kost { $n } geestkracht als het activeert.
sw-fact-crystals = Laat { $n ->
    [one] { $n } kristal
   *[other] { $n } kristallen
  } achter.
