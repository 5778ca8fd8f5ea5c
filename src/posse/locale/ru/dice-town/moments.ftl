### Большие события, крупными буквами.

dice-town-moment-robbed = Вас обокрали!
dice-town-moment-badge-won = Значок шерифа ваш!
dice-town-moment-badge-lost = Вы теряете значок!
dice-town-moment-badge = Новый шериф!
dice-town-moment-tie = Шериф решил
dice-town-moment-won = Вы победили!
dice-town-moment-over = Есть победитель
