# Lessons and puzzles
lf-puzzle-win = Vinci in questo turno
lf-puzzle-save = Salva la partita

# The lessons
lf-lesson-turns = Rivela una carta, usa un segnalino
lf-lesson-turns-goal-title = Due stagioni, una radura
lf-lesson-turns-goal = Sei l’Estate. Ci sono quattro modi per vincere e ne basta uno: spegnere otto incendi, avere una Linea di Reclutamento tutta della tua stagione, formare una griglia di 3×3 alberi, oppure cacciare Onibi dal lato dell’Inverno.
lf-lesson-turns-reveal-title = Una cosa per turno
lf-lesson-turns-reveal = Nel tuo turno riveli una carta oppure usi uno dei tuoi due segnalini Azione. Ora rivela una carta: va nella Linea di Difesa comune, che aiuta entrambi.
lf-lesson-turns-risk-title = Non senza rischi
lf-lesson-turns-risk = Più carte, più forza. Ma la zampa nera indica un animale solitario: il terzo che conta per te ti fa perdere un segnalino. Rivela un’altra carta.
lf-lesson-turns-token-title = Usa un segnalino
lf-lesson-turns-token = Ogni elemento è un’azione, e contano tutti i suoi simboli nella linea. Con il sole attiri animali. Metti un segnalino sul sole.
lf-lesson-turns-recruit-title = Chi puoi attirare
lf-lesson-turns-recruit = Con 1 di sole puoi permetterti lo Scoiattolo. È dell’Inverno, quindi va negli scarti, e uno dei tuoi animali ne prende il posto nella Linea di Reclutamento. Un animale della tua stagione entrerebbe subito nella tua linea.
lf-lesson-fires = Spegni gli incendi
lf-lesson-fires-value-title = Quanto costa un incendio
lf-lesson-fires-value = Ogni carta Radura ha un valore di Incendio: 2 al centro, 4 alle estremità. Serve altrettanta acqua per spegnere lì un incendio.
lf-lesson-fires-token-title = L’acqua che serve
lf-lesson-fires-token = La linea ti dà 5 d’acqua. Metti un segnalino sull’acqua: indica l’ultima carta che la mostra.
lf-lesson-fires-first-title = Scegli un incendio
lf-lesson-fires-first = Scegli uno dei due incendi. Il segnalino Incendio resta a te: con otto hai vinto.
lf-lesson-trees = Pianta un albero
lf-lesson-trees-token-title = Con i germogli si piantano alberi
lf-lesson-trees-token = Gli alberi costano germogli, e di ogni pila puoi prendere il primo. Hai 2 germogli: metti un segnalino sul germoglio.
lf-lesson-trees-tree-title = Per il resto della partita
lf-lesson-trees-tree = Un albero dà il suo elemento a ogni azione successiva. Prendi l’albero del sole.
lf-lesson-trees-cell-title = Lungo il fiume
lf-lesson-trees-cell = Il suo fiume deve collegarsi al lago del tuo primo albero. Con una griglia di 3×3 alberi vinci la partita. Scegli una posizione illuminata.
lf-lesson-onibi = Onibi e la sua carta
lf-lesson-onibi-walk-title = Il vento fa avanzare Onibi
lf-lesson-onibi-walk = Onibi, lo spirito di fiamma, avanza verso l’estremità del rivale. Metti un segnalino sul vento.
lf-lesson-onibi-stop-title = Dove si ferma
lf-lesson-onibi-stop = La carta su cui si ferma ti dà subito il suo bonus; quelle oltrepassate non danno nulla. Fallo avanzare di uno o due passi.
