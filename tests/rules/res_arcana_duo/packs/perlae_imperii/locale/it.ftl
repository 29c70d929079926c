ra-essence-pearl = Perla
ra-card-oyster_crown = Corona d'ostrica
