### Dice Town: Запитання, що залежать від прихованих карт: так їх перелічує меню столу.

dice-town-asked-wanted = Чи скасовуєте ви щойно зіграну карту?
dice-town-asked-commit-keep = Залишилися один кубик і жодного долара: чи оголошуєте ви карту «{ dice-town-card-professional-cheater }»?
dice-town-asked-declare-cheaters = Останній кидок: чи оголошуєте ви карту «{ dice-town-card-professional-cheater }»?
dice-town-asked-saloon-target = Крадіжка можлива лише одна: чи граєте ви карту «{ dice-town-card-the-girls }»?
dice-town-asked-dynamite = Чи граєте ви карту «{ dice-town-card-dynamite }»?
dice-town-asked-even-split = Чи граєте ви карту «{ dice-town-card-even-split }»?
dice-town-asked-unlimited-credit = Чи граєте ви карту «{ dice-town-card-unlimited-credit }»?
dice-town-asked-marshal = Чи граєте ви карту «{ dice-town-card-marshal }»?
dice-town-asked-corruption = Чи граєте ви карту «{ dice-town-card-corruption }»?
dice-town-asked-elixir = Чи граєте ви карту «{ dice-town-card-doc-badlucks-elixir }»?
