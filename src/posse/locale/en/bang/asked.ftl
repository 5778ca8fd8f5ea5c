### BANG!: Questions that depend on hidden cards, as the table's menu lists them.

bang-asked-respond-missed = You are shot at: do you dodge?
bang-asked-respond-bang = A duel or Indians: do you throw a Bang!?
bang-asked-rescue = You are dying: do you save yourself?
bang-asked-ricochet-missed = Somebody shoots at a card in front of you: do you save it?
bang-asked-roulette-missed = Russian Roulette: do you produce a Missed!?
bang-asked-declare = The start of your turn: do you declare anything?
