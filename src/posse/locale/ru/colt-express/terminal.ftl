### Colt Express in a terminal, drawn and typed.

## Examples in the help

cli-colt-express-example-option = взять
cli-colt-express-example-thing = вагон 2
cli-colt-express-example-why = почему выстрел красотка,  почему пас
cli-colt-express-example-rules = крыша выстрел

## At the table

cli-colt-express-title = Раунд { $round } из { $rounds } · { $card }
cli-colt-express-phase-planning = планирование
cli-colt-express-phase-stealing = ограбление
cli-colt-express-phase-over = конечная станция
cli-colt-express-heading-stealing = Ограбление
cli-colt-express-heading-over = Конечная станция
cli-colt-express-signs = ● кошелёк  ◆ самоцвет  ■ сейф  ★ маршал  ▶ вы.  Над вагоном — его крыша.
cli-colt-express-legend = На рисунке локомотив — вагон 0; кто над вагоном, тот на его крыше. ▶ вы, ① первый игрок, ★ маршал, ● кошелёк, ◆ самоцвет, ■ сейф, ●$300 кошелёк, стоимость которого вы знаете. В стопке: [в скобках] лицом вниз, → выполняется сейчас, ✓×3 три уже выполнены. На руке ✗ отмечает пули: сыграть их нельзя.
cli-colt-express-turns = Ходы
cli-colt-express-then = Затем
cli-colt-express-pile = Стопка
cli-colt-express-column-player = Игрок
cli-colt-express-column-bandit = Бандит
cli-colt-express-column-bullets = Пули
cli-colt-express-column-hits = Раны
cli-colt-express-column-hand = Рука
cli-colt-express-column-deck = Колода
cli-colt-express-column-discard = Сброс
cli-colt-express-column-loot = Добыча
cli-colt-express-column-ability = Умение
cli-colt-express-loot = Добыча
cli-colt-express-hand = На руке
cli-colt-express-hand-empty = сыграть нечего
cli-colt-express-dead-weight = пули, мёртвый груз: { $cards }
cli-colt-express-picked = Выбрано
cli-colt-express-kept = Оставлено
cli-colt-express-nothing = ничего
cli-colt-express-purse = кошелёк № { $n }
cli-colt-express-purse-known = кошелёк № { $n } (${ $value })
cli-colt-express-about-player = { $who } ({ $kind }), бандит: { $bandits }. Карт на руке { $hand }, в колоде { $deck }. Получены пули: { $hits }. Выпущено пуль: { $fired }.
cli-colt-express-about-expert = В сбросе: { $discard }. Пуль поверх колоды: { $top }.
cli-colt-express-tip-character = ? расскажет, что умеет каждый из них.
cli-colt-express-tip-plan = Карты ложатся в общую стопку и выполняются в том же порядке, когда планирование закончено. В кого и куда — решается только тогда, так что прикиньте, где окажется ваш бандит.
cli-colt-express-tip-pick = Эту карту вы берёте сейчас, остальные — наугад; её никто не увидит.
cli-colt-express-tip-rob = Кошельки лежат лицом вниз: ? вагон и его номер покажет, что где лежит.
cli-colt-express-tip-expert-keep = Называйте карты по одной; что не оставите, уйдёт в ваш сброс.
cli-colt-express-type-draw = взять добрать тянуть колода
cli-colt-express-type-hide = скрыть скрытно вниз втёмную
cli-colt-express-type-small = вагон вагона вагоне в на сыграть забрать идти оставить выбрать лицом №
cli-colt-express-type-roof = крыша крыше крышу наверх
cli-colt-express-type-inside = внутри внутрь
cli-colt-express-type-pass = пас пропустить ничего
cli-colt-express-type-leave = остаться стоять здесь
