### Dice Town: Questions that depend on hidden cards, as the table's menu lists them.

dice-town-asked-wanted = Do you cancel the card that was just played?
dice-town-asked-commit-keep = One die and no dollar left: do you declare { dice-town-card-professional-cheater }?
dice-town-asked-declare-cheaters = The last throw: do you declare { dice-town-card-professional-cheater }?
dice-town-asked-saloon-target = There is only one theft to choose: do you play { dice-town-card-the-girls }?
dice-town-asked-dynamite = Do you play { dice-town-card-dynamite }?
dice-town-asked-even-split = Do you play { dice-town-card-even-split }?
dice-town-asked-unlimited-credit = Do you play { dice-town-card-unlimited-credit }?
dice-town-asked-marshal = Do you play { dice-town-card-marshal }?
dice-town-asked-corruption = Do you play { dice-town-card-corruption }?
dice-town-asked-elixir = Do you play { dice-town-card-doc-badlucks-elixir }?
