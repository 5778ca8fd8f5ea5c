### Боти: як їх звати, які вони та що з ними може піти не так.

bot-greenhorn = Новачок
    .text = Щойно в місті: ходить навмання, але явних дурниць не робить.
bot-deputy = Помічник шерифа
    .text = Знає свою справу: зважує, що варто виграти, у що це обійдеться і на що полюють інші.
bot-marshal = Маршал
    .text = Думає наперед: дограє ймовірні відповіді в багатьох уявних партіях, до 2 секунд на рішення.

hint-chance =
    { $n ->
        [100] перемога в усіх світах
        [one] перемога у { $n } світі зі 100
       *[other] перемога у { $n } світах зі 100
    }
hint-deputy = так учинив би бот «Помічник шерифа»
hint-only = єдина розумна відповідь
hint-even = Майже однаково, що з цього вибрати.

error-unknown-bot = Бота «{ $bot }» для цієї гри немає. Є: { $known }.
error-illegal-choice = Бот { $bot } на запитання «{ $asks }» вибрав { $option }, а такого варіанта в нього немає.
error-research-missing = Для posse.research потрібні ще пакети, а їх не встановлено: pip install 'posse[research]'.
error-openskill-missing = Для рейтингів потрібен OpenSkill, а його не встановлено: pip install 'posse[arena]'.
error-tournament-file = У { $file } лежить щось інше, не партії цієї арени, тож він лишився як був; виберіть, будь ласка, інше ім’я.
error-dask-missing = Щоб грати на кластері, потрібен Dask, а його не встановлено: pip install 'posse[dask]'.
error-dask = За адресою { $address } не відповідає планувальник Dask: { $reason }.
error-dask-version = На машинах кластера інша версія Posse: { $theirs }. Тут { $ours }.
error-review-unfinished = Розібрати можна лише закінчену партію.
