ra-essence-pearl = Pearl
ra-card-oyster_crown = Oyster Crown
