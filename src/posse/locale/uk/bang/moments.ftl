### Великі події, великими літерами.

bang-moment-duel = Дуель!
bang-moment-jailed = Ви у в’язниці!
bang-moment-exploded = Динаміт вибухає!
bang-moment-out = Ви вибуваєте!
bang-moment-killed = Просто в ціль!
bang-moment-eliminated = На одного менше!
bang-moment-won = Ваша сторона перемогла!
bang-moment-lost = Ваша сторона програла
bang-moment-over = Останній постріл
bang-moment-ghost = Привид!
bang-moment-back = З того світу!
bang-moment-spoke = Ані слова!
bang-moment-seats = Обмін місцями!
bang-moment-match-won = Ви виграли матч!
bang-moment-match-lost = Матч скінчено
bang-moment-match-over = Матч скінчено
