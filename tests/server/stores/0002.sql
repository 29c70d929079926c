BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chats (
	"match" VARCHAR(16) NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	ref TEXT NOT NULL, person VARCHAR(16), 
	CONSTRAINT pk_chats PRIMARY KEY ("match", n), 
	CONSTRAINT fk_chats_match_matches FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "chats" VALUES('sadv4v8rbzqa',1,0,'Anna','ciao',1794879289.46052,'c204c6bfd5c9f1fe','hmvaqtkze5k2');
INSERT INTO "chats" VALUES('3krsqzr73t9j',1,0,'Anna','ciao',1.79487929040694427487e+09,'0f02e3aeecdf1828','hmvaqtkze5k2');
INSERT INTO "chats" VALUES('wxqfr7ik58am',1,0,'Anna','ciao',1.79487929165107941626e+09,'10a9351a2a679167','hmvaqtkze5k2');
INSERT INTO "chats" VALUES('8n368jesx7mn',1,0,'Anna','ciao',1.79487929338507795334e+09,'baf5b48610f2ad3b','hmvaqtkze5k2');
CREATE TABLE "entries" (
	"match" VARCHAR(16) NOT NULL, 
	rev INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	barrier BOOLEAN NOT NULL, 
	step INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	spent FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	ref TEXT NOT NULL, 
	person VARCHAR(16), 
	CONSTRAINT pk_entries PRIMARY KEY ("match", rev), 
	CONSTRAINT fk_entries_match_matches FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "entries" VALUES('sadv4v8rbzqa',1,'open',0,'',1,0,-2,0.0,1.79487928836485481263e+09,'',NULL);
INSERT INTO "entries" VALUES('sadv4v8rbzqa',2,'start',0,'* draw(sun_tree_1)
* draw(water_tree_3)
* draw(plant_tree_2)
* draw(wind_tree_2)
* draw(axolotl)
* draw(fox)
* draw(owl)
* draw(wolf)
* draw(ram)
* draw(eagle)
* draw(goldfish)',1,0,0,0.0,1794879288.42076,'',NULL);
INSERT INTO "entries" VALUES('sadv4v8rbzqa',3,'act',0,'0 reveal
* draw(peacock)',1,1,1,0.0,1.79487928900720906258e+09,'d992726995e7ea6e','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('sadv4v8rbzqa',4,'act',1,'1 reveal
* draw(tapir)',1,2,0,0.0,1.79487928908308386807e+09,'0e7b03295246a258','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('sadv4v8rbzqa',5,'act',0,'0 token(plant)',0,3,0,0.0,1.79487928917130851744e+09,'be1e290fc4e87a8f','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('sadv4v8rbzqa',6,'act',0,'0 tree(sun)',0,4,0,0.0,1.79487928928795695306e+09,'a4a307230332e248','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('sadv4v8rbzqa',7,'act',0,'0 plant(1:0)
* draw(sun_tree_3)',1,5,1,0.0,1.79487928936314105991e+09,'7622d52da0462c41','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('3krsqzr73t9j',1,'open',0,'',1,0,-2,0.0,1.79487928950418829912e+09,'',NULL);
INSERT INTO "entries" VALUES('3krsqzr73t9j',2,'start',0,'* first(1)
* side(druid_circle)
* side(dwarven_forge)
* draw(well_of_memory)
* draw(astral_observatory)
* deal(smith)
* deal(fortune_teller)
* deal(brazen_head)
* deal(sleeping_dragon)
* deal(crucible)
* deal(magnum_opus)
* deal(silver_key)
* deal(cursed_idol)
* deal(squared_circle)
* deal(black_cat)
* draw(fairy_dragon)
* draw(solomons_key)',1,0,1,0.0,1.79487928950859975817e+09,'',NULL);
INSERT INTO "entries" VALUES('3krsqzr73t9j',3,'act',1,'1 keep(fairy_dragon)
* draw(crucible)
* draw(magnum_opus)',1,1,0,0.0,1.79487929016552424433e+09,'3fd41085d80aab1c','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('3krsqzr73t9j',4,'act',0,'0 keep(magnum_opus)
* draw(gnosis)
* draw(white_swan)',1,2,1,0.0,1.79487929021517086027e+09,'38f9a5677b2042ec','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('3krsqzr73t9j',5,'act',1,'1 keep(gnosis)
* draw(silver_key)
* draw(sleeping_dragon)',1,3,0,0.0,1.7948792902516453266e+09,'868a46657e30a716','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('3krsqzr73t9j',6,'act',0,'0 keep(silver_key)
* draw(golden_key)
* draw(artificers_robes)',1,4,1,0.0,1.79487929029919195175e+09,'2552c8ca9d60fef9','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('3krsqzr73t9j',7,'act',1,'1 keep(golden_key)
* draw(brazen_head)
* draw(cursed_idol)',1,5,0,0.0,1.79487929035519886019e+09,'abcd44b9f1ed3042','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('3krsqzr73t9j',8,'end',0,'',0,5,-2,0.0,1.7948792904132094383e+09,'9d569b32fcb57796','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('wxqfr7ik58am',1,'open',0,'',1,0,-2,0.0,1.79487929048316717148e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',2,'start',0,'',1,0,0,0.0,1.79487929049956130983e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',3,'act',0,'0 pick(haze)',0,1,1,0.0,1.79487929085194802283e+09,'44df741b04a5d3a4','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('wxqfr7ik58am',4,'act',1,'1 pick(kit)
* draw(sinister_screech.2)
* draw(energy_bloom)
* draw(fatal_fronds.3)
* draw(tumble_mouse)
* draw(quickstep_hare)
* draw(dew_snail)
* roll(red_gem)
* roll(curse)
* roll(blue_gem)
* roll(shadow)
* roll(curse)',1,2,0,0.0,1.7948792913218352794e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',5,'act',0,'0 end',0,3,0,0.0,1.79487929135488438608e+09,'8b696051f4978ece','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('wxqfr7ik58am',6,'act',0,'0 finish
* roll(red_orb)
* roll(red_gem)
* roll(shadow)
* roll(blue_orb)
* roll(curse)',1,4,1,0.0,1.79487929137807941432e+09,'afc9c3fe5314a79e','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('wxqfr7ik58am',7,'act',1,'1 reroll(blue_die.1)',0,5,1,0.0,1.79487929139566493039e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',8,'act',1,'1 reroll(red_die.1)',0,6,1,0.0,1.79487929141981840137e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',9,'act',1,'1 reroll(red_die.0)',0,7,1,0.0,1.79487929143485546107e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',10,'act',1,'1 throw
* roll(red_orb)
* roll(red_gem)
* roll(blue_gem)',1,8,1,0.0,1.79487929144437861439e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',11,'act',1,'1 protect',0,9,1,0.0,1.79487929145111489289e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',12,'act',1,'1 reroll(blue_die.0)',0,10,1,0.0,1.79487929146797013275e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',13,'act',1,'1 reroll(blue_die.1)',0,11,1,0.0,1.79487929147212624553e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',14,'act',1,'1 throw
* roll(curse)
* roll(curse)',1,12,1,0.0,1.79487929147887945178e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',15,'act',1,'1 protect',0,13,1,0.0,1.79487929149910974504e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',16,'act',1,'1 end
* roll(shadow)
* roll(red_orb)
* roll(blue_orb)
* roll(blue_orb)
* roll(purple_gem)',1,14,0,0.0,1.79487929150813293457e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',17,'act',0,'0 end',0,15,0,0.0,1.79487929160491657253e+09,'bbd428296ad15899','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('wxqfr7ik58am',18,'act',0,'0 finish
* roll(red_orb)
* roll(red_gem)
* roll(blue_orb)
* roll(curse)
* roll(purple_orb)',1,16,1,0.0,1.79487929162719297409e+09,'31aac77c7b3558bf','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('wxqfr7ik58am',19,'act',1,'1 reroll(red_die.0)',0,17,1,0.0,1.79487929164321708677e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',20,'act',1,'1 reroll(purple_die)',0,18,1,0.0,1.7948792916671965122e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',21,'act',1,'1 throw
* roll(red_gem)
* roll(purple_orb)',1,19,1,0.0,1.79487929166921901698e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',22,'act',1,'1 reroll(blue_die.0)',0,20,1,0.0,1.79487929167280220984e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',23,'act',1,'1 reroll(purple_die)',0,21,1,0.0,1.79487929169087409974e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',24,'act',1,'1 throw
* roll(blue_orb)
* roll(purple_orb)',1,22,1,0.0,1.79487929170001387592e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',25,'act',1,'1 travel(ancient_rune)',0,23,1,0.0,1.79487929171881270412e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',26,'act',1,'1 travel(underground_volcano)',0,24,1,0.0,1.79487929172821068768e+09,'',NULL);
INSERT INTO "entries" VALUES('wxqfr7ik58am',27,'act',1,'1 end
* roll(shadow)
* roll(shadow)
* roll(curse)
* roll(blue_orb)
* roll(purple_orb)',1,25,0,0.0,1.79487929175527358054e+09,'',NULL);
INSERT INTO "entries" VALUES('8n368jesx7mn',1,'open',0,'',1,0,-2,0.0,1.7948792919688248634e+09,'',NULL);
INSERT INTO "entries" VALUES('8n368jesx7mn',2,'start',0,'',1,0,0,0.0,1.7948792919875743389e+09,'',NULL);
INSERT INTO "entries" VALUES('8n368jesx7mn',3,'act',0,'0 turn_page',1,1,0,0.0,1.794879293172305584e+09,'cf965666782691eb','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('8n368jesx7mn',4,'act',0,'0 overcome(p1_open_window)',0,2,0,0.0,1.79487929321517753608e+09,'68b928e7596d5e0a','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('8n368jesx7mn',5,'act',0,'0 roll(2,0,0)
* face(5)
* face(2)',1,3,0,0.0,1.79487929325932598113e+09,'81f74683669f31ec','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('8n368jesx7mn',6,'act',0,'0 place(help)',0,4,0,0.0,1.7948792933070981503e+09,'4be35fe0c6d7c9e5','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('8n368jesx7mn',7,'act',0,'0 advance_light',0,5,0,0.0,1.79487929334555435184e+09,'434601ae1c42e740','hmvaqtkze5k2');
INSERT INTO "entries" VALUES('z942qzypm5ms',1,'open',0,'',1,0,-2,0.0,1.79487929339822530746e+09,'',NULL);
CREATE TABLE invitations (
	"match" VARCHAR(16) NOT NULL, 
	token_hash BLOB NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY ("match", token_hash), 
	CONSTRAINT fk_invitations_match_matches FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "invitations" VALUES('sadv4v8rbzqa',X'E7A4C80EE244117A74E40CE9951D9CCFAD21BEA98E0FEDCAE8648B10D90D2B08');
INSERT INTO "invitations" VALUES('3krsqzr73t9j',X'EE46461BD43A538CC7764815E4F52E5E75596424516FCE9ACE5D5691BDBB8213');
INSERT INTO "invitations" VALUES('wxqfr7ik58am',X'57E8FAE84D90E0D6957FDED57E59DE534305176440DE1C29B76481FC6C5F957A');
INSERT INTO "invitations" VALUES('8n368jesx7mn',X'E9B29606448986978703798DF473FCA47C3872D4914BB962398CFF552860456F');
INSERT INTO "invitations" VALUES('z942qzypm5ms',X'900ECDE17B9D1ADD00A80B2CDDA7201B72F627D928CD0E90A58A0E05517A5FCB');
CREATE TABLE matches (
	id VARCHAR(16) NOT NULL, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT, 
	commitment TEXT NOT NULL, 
	forced INTEGER NOT NULL, 
	public BOOLEAN NOT NULL, 
	clock TEXT, 
	status VARCHAR(16) NOT NULL, 
	created FLOAT NOT NULL, 
	owner VARCHAR(16) NOT NULL, 
	ending TEXT, 
	proposals TEXT NOT NULL, 
	origin VARCHAR(16), 
	origin_step INTEGER, 
	rematch VARCHAR(16), 
	imported BOOLEAN NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_owner_people FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "matches" VALUES('sadv4v8rbzqa','living_forest_duel',1,'{"summer":"0","tie":"ask"}','4b0985b2e860f8a7b3374e85883220f8d5ba04313ca0d2b975ac3c8b857dac0f','a3cbd9940b20e50a490c98b219239f3034a191747dd1c960e4c8a7c4853d8794',0,0,NULL,'running',1.79487928836485481263e+09,'hmvaqtkze5k2',NULL,'[]',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('3krsqzr73t9j','res_arcana_duo',1,'{"setup":"full","first_player":"random","target":"auto"}','ab2632deb92f2ef3aafaade08e454de5022bf6ab00c7f2d47e2a0d474bf47878','53bddd8ec06e5dcd02ad75d75468e29af9b7f089a08cab5b67cc21fc0e5db00e',0,0,NULL,'over',1.79487928950418829912e+09,'hmvaqtkze5k2','{"winners":[],"returns":[-1.0,-1.0],"text":{"id":"srv-end-left","args":{}},"by":"left"}','[]',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('wxqfr7ik58am','casting_shadows',1,'{"characters":"choose","limit":"none"}','65dd8c872d0a5e23db76b2201f924219e2d8b242848c6edbf8f06b372789de0d','fa3d4bd7f8bfb08d31330a50cef1ae16ec2ae27fd20183d938d9f28012a7500b',0,0,NULL,'running',1.79487929048316717148e+09,'hmvaqtkze5k2',NULL,'[]',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('8n368jesx7mn','storyfold_wildwoods',1,'{"begin":"prologue","guided":"yes","luma_reroll":"luma_side"}','4cce6a61046f348d2bc3239cdff7043cf8784760cc462b9c9509c91cc10e8450','87590ea2e2f0c4019f735d0f63140d5dc22d540f58d58a0034da08fd77b71ab4',0,0,NULL,'running',1.7948792919688248634e+09,'hmvaqtkze5k2',NULL,'[]',NULL,NULL,NULL,0);
INSERT INTO "matches" VALUES('z942qzypm5ms','living_forest_duel',1,'{"summer":"0","tie":"ask"}','33549a77fe9fb95f73cb7708a5cb82c5108d9458b329ea9ef56b2c4194d7f4e3','da48fa2915a680414d26c743b0856d2af93b9435f1ed23ba5870bd24b67be4fa',0,1,NULL,'open',1.79487929339822530746e+09,'hmvaqtkze5k2',NULL,'[]',NULL,NULL,NULL,0);
CREATE TABLE people (
	id VARCHAR(16) NOT NULL, 
	name TEXT NOT NULL, 
	created FLOAT NOT NULL, token_hash BLOB DEFAULT '' NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('hmvaqtkze5k2','Anna',1.79487928823714852329e+09,X'7A4AA164783C03D337D4334C244D98C3C6C6A9995F59D3274F1B6C3B557516C1');
CREATE TABLE seats (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	person VARCHAR(16), 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, seen FLOAT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_match_matches FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_seats_person_people FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('sadv4v8rbzqa',0,'person','hmvaqtkze5k2','Anna','',1.79487929342610955238e+09);
INSERT INTO "seats" VALUES('sadv4v8rbzqa',1,'person','hmvaqtkze5k2','Bruno','',1.79487929342610955238e+09);
INSERT INTO "seats" VALUES('3krsqzr73t9j',0,'left','hmvaqtkze5k2','Anna','',0.0);
INSERT INTO "seats" VALUES('3krsqzr73t9j',1,'left','hmvaqtkze5k2','Bruno','',0.0);
INSERT INTO "seats" VALUES('wxqfr7ik58am',0,'person','hmvaqtkze5k2','Anna','',1.79487929342603969571e+09);
INSERT INTO "seats" VALUES('wxqfr7ik58am',1,'bot',NULL,'','random',0.0);
INSERT INTO "seats" VALUES('8n368jesx7mn',0,'person','hmvaqtkze5k2','Anna','',1.79487929342608571055e+09);
INSERT INTO "seats" VALUES('z942qzypm5ms',0,'person','hmvaqtkze5k2','Anna','',0.0);
INSERT INTO "seats" VALUES('z942qzypm5ms',1,'open',NULL,'','',0.0);
CREATE INDEX ix_matches_status_public ON matches (status, public);
CREATE INDEX ix_matches_owner ON matches (owner);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
