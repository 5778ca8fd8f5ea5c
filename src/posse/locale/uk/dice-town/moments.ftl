### Великі події, великими літерами.

dice-town-moment-robbed = Вас обікрали!
dice-town-moment-badge-won = Значок шерифа ваш!
dice-town-moment-badge-lost = Ви втрачаєте значок!
dice-town-moment-badge = Новий шериф!
dice-town-moment-tie = Шериф вирішив
dice-town-moment-won = Ви перемогли!
dice-town-moment-over = Є переможець
