# De tafel in de browser
cs-ui-round = Ronde { $n }
cs-ui-free = { $n ->
        [one] gratis
       *[other] { $n } gratis
    }
cs-ui-most = max { $n }
cs-ui-all = alles
cs-ui-one-tile = 1 tegel
cs-ui-spent = op
cs-ui-ready = klaar
cs-ui-hp = { $n } LP
cs-ui-energy = Schaduwenergie: { $n } van { $most }
cs-ui-points = nog { $n ->
        [one] { $n } actiepunt
       *[other] { $n } actiepunten
    }
cs-ui-points-of = { $who }: actiepunten
cs-ui-transform-in = nog { $n } om te transformeren
cs-ui-transform-ready = je kunt transformeren
cs-ui-ability-in = nog { $n } voor de vaardigheid
cs-ui-ability-ready = Vaardigheid klaar
cs-ui-companion-later = komt als je transformeert
cs-ui-bot = Bot
cs-ui-out = Uitgeschakeld
cs-ui-choose-character = Wie wil je zijn?
cs-ui-becomes = wordt { $form }
cs-ui-home = Thuis: { $tile }
cs-ui-damage = { $n } schade
cs-ui-deals-you = { $source } doet { $amount } schade aan jou
cs-ui-deals-other = { $source } doet { $amount } schade aan { $target }
cs-ui-dealt-you = { $source } heeft { $amount } schade gedaan aan jou
cs-ui-dealt-other = { $source } heeft { $amount } schade gedaan aan { $target }
cs-ui-may-answer = { $who } mag antwoorden met een tegenspreuk
cs-ui-stays-down = Je tegenspreuken blijven gedekt liggen.
cs-stat-book = Kaarten in het Spreukenboek
cs-kind-attack = Aanvalsspreuk, niveau { $level }
cs-kind-conversion = Omzettingsspreuk, niveau { $level }
cs-kind-resource = Grondstofkaart
cs-kind-counterspell = Tegenspreuk
cs-kind-companion = Metgezel
cs-cost-0 = Verzamelen: gratis
cs-cost-1 = Verzamelen: { $what0 }
cs-cost-2 = Verzamelen: { $what0 }, { $what1 }
cs-cost-3 = Verzamelen: { $what0 }, { $what1 }, { $what2 }
cs-cost-4 = Verzamelen: { $what0 }, { $what1 }, { $what2 }, { $what3 }
cs-sides = Zijden: twee met { $gem }, twee met { $orb }, { $shadow }, { $curse }
cs-tab-map = Kaart
cs-tab-market = Markt
cs-tab-book = Boek
cs-tab-rivals = Rivalen
