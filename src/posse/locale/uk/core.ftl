### Те, що кажуть усі ігри й усі інструменти Posse.

## Списки: «А, Б і В». Коми перед сполучником ставить програма.

list-last = { $first } і { $last }

## Мови, кожна самою собою

language-en = English
language-ru = Русский
language-uk = Українська

## Місця за столом

seats-range = від { $min } до { $max } гравців

## Відмови, спільні для всіх ігор

refusal-stale = На це запитання вже відповіли, гра пішла далі.
refusal-unknown-option = Це не відповідь на це запитання.
refusal-not-asked =
    { $n ->
        [one] Зараз вибираєте не ви: спершу відповідає { $seats }.
       *[other] Зараз вибираєте не ви: спершу відповідають { $seats }.
    }
refusal-over = Гру закінчено.
refusal-moment = Хвилинку: зараз усі відповіді відкриються.
refusal-take-back = Зараз немає вашої відповіді, яку ще можна забрати.
refusal-too-fast = Не так швидко: одна рука, одна команда за одною.
refusal-live-only = Так грають лише наживо: оберіть гру без годинника або з годинником на секунди.

## Помилки: ігри, місця, налаштування

error-unknown-game = Гри «{ $game }» немає. Є: { $known }.
error-seats = Ця гра розрахована на { $min }–{ $max } гравців, а не на { $seats }.
error-setting-unknown = Гра не має налаштування «{ $setting }». Є: { $known }.
error-setting-value = Налаштування «{ $setting }» не може бути «{ $value }»; можна: { $allowed }.

## Помилки: мови та правила

error-language = Posse не розмовляє мовою «{ $language }»; є { $known }.
error-unknown-rule =
    { $n ->
        [0] Правила «{ $rule }» немає.
       *[other] Правила «{ $rule }» немає. Схожі: { $near }.
    }

## Помилки: записи ігор

error-record-foreign = Це не запис гри Posse.
error-record-format = Цей запис має формат { $format }; ця версія Posse його не знає.
error-record-version = Запис зроблено за версією { $theirs } правил { $game }, а тут версія { $ours }: вийшла б інша гра.
error-record-line = Запис пошкоджено в рядку { $line }.
error-record-cut =
    { $lines ->
        [one] Запис обривається: у ньому лише { $lines } рядок.
        [few] Запис обривається: у ньому лише { $lines } рядки.
       *[many] Запис обривається: у ньому лише { $lines } рядків.
    }
error-record-changed = Запис змінили після того, як його було зроблено: печатка не сходиться.
error-record-illegal = Хід { $number } у записі, «{ $option }», не за правилами ({ $rule }).
error-record-asks = Хід { $number } у записі названо відповіддю на «{ $asks }», але питали про інше.
error-verify-commitment = Зерно сервера не збігається із зобов’язанням, оголошеним до роздачі.
error-verify-share = Місце { $seat } позначено як таке, що не додало своєї випадковості, але його частка не та, що належить типово.
error-verify-hash = Частка місця { $seat } не відповідає хешу, який воно надіслало до того, як було відкрито хоч щось.
error-verify-lost = Роздачу { $number } названо такою, що не відбулася, але в ній ніхто не був відсутній.
error-verify-seed = Зерно столу не виходить із зерна сервера й часток гравців.
error-verify-result = Підсумок, указаний у записі, не випливає з його ходів.

## Помилки: файли

error-file-missing = Файлу { $file } немає.
error-file-read = Не вдається прочитати { $file }: { $reason }.
error-file-write = Не вдається записати { $file }: { $reason }.
