### Боты: как их зовут, каковы они и что с ними может пойти не так.

bot-greenhorn = Новичок
    .text = Недавно в городе: ходит наугад, но явных глупостей не делает.
bot-deputy = Помощник шерифа
    .text = Знает своё дело: взвешивает, что стоит выиграть, во что это обойдётся и за чем охотятся другие.
bot-marshal = Маршал
    .text = Думает наперёд: доигрывает вероятные ответы во многих воображаемых партиях, до 2 секунд на решение.

hint-chance = победа в { $n ->
        [one] { $n } мире
       *[other] { $n } мирах
    } из 100
hint-deputy = так поступил бы бот «Помощник шерифа»
hint-only = единственный разумный ответ

error-unknown-bot = Бота «{ $bot }» для этой игры нет. Есть: { $known }.
error-illegal-choice = Бот { $bot } на вопрос «{ $asks }» выбрал { $option }, а такого варианта у него нет.
error-research-missing = Для posse.research нужны ещё пакеты, а они не установлены: pip install 'posse[research]'.
error-openskill-missing = Для рейтингов нужен OpenSkill, а он не установлен: pip install 'posse[arena]'.
error-tournament-file = В { $file } лежит что-то другое, не партии этой арены, поэтому он остался как был; выберите, пожалуйста, другое имя.
error-dask-missing = Для игры на кластере нужен Dask, а он не установлен: pip install 'posse[dask]'.
error-dask = По адресу { $address } не отвечает планировщик Dask: { $reason }.
error-dask-version = На машинах кластера другая версия Posse: { $theirs }. Здесь { $ours }.
error-review-unfinished = Разобрать можно только законченную партию.
