### Carson City: Questions that depend on hidden tiles, as the table's menu lists them.

carson-city-asked-duel-tile = Which tile do you play in a duel?
