### Dice Town: Вопросы, которые зависят от скрытых карт: так их перечисляет меню стола.

dice-town-asked-wanted = Отменяете ли вы только что сыгранную карту?
dice-town-asked-commit-keep = Остались один кубик и ни доллара: объявляете ли вы карту «{ dice-town-card-professional-cheater }»?
dice-town-asked-declare-cheaters = Последний бросок: объявляете ли вы карту «{ dice-town-card-professional-cheater }»?
dice-town-asked-saloon-target = Кража возможна только одна: играете ли вы карту «{ dice-town-card-the-girls }»?
dice-town-asked-dynamite = Играете ли вы карту «{ dice-town-card-dynamite }»?
dice-town-asked-even-split = Играете ли вы карту «{ dice-town-card-even-split }»?
dice-town-asked-unlimited-credit = Играете ли вы карту «{ dice-town-card-unlimited-credit }»?
dice-town-asked-marshal = Играете ли вы карту «{ dice-town-card-marshal }»?
dice-town-asked-corruption = Играете ли вы карту «{ dice-town-card-corruption }»?
dice-town-asked-elixir = Играете ли вы карту «{ dice-town-card-doc-badlucks-elixir }»?
