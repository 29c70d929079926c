ra-essence-pearl = Parel
ra-card-oyster_crown = Oesterkroon
