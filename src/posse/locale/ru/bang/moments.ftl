### Большие события, крупными буквами.

bang-moment-duel = Дуэль!
bang-moment-jailed = Вы в тюрьме!
bang-moment-exploded = Динамит взрывается!
bang-moment-out = Вы выбываете!
bang-moment-killed = Точно в цель!
bang-moment-eliminated = Одним меньше!
bang-moment-won = Ваша сторона победила!
bang-moment-lost = Ваша сторона проиграла
bang-moment-over = Последний выстрел
bang-moment-ghost = Призрак!
bang-moment-back = С того света!
bang-moment-spoke = Ни слова!
bang-moment-seats = Обмен местами!
bang-moment-match-won = Вы выиграли матч!
bang-moment-match-lost = Матч окончен
bang-moment-match-over = Матч окончен
