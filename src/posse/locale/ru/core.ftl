### То, что говорят все игры и все инструменты Posse.

## Списки: «А, Б и В». Запятые до союза ставит программа.

list-last = { $first } и { $last }

## Языки, каждый на самом себе

language-en = English
language-ru = Русский
language-uk = Українська

## Места за столом

seats-range = от { $min } до { $max } игроков

## Отказы, общие для всех игр

refusal-stale = На этот вопрос уже ответили, игра пошла дальше.
refusal-unknown-option = Это не ответ на этот вопрос.
refusal-not-asked =
    { $n ->
        [one] Сейчас выбираете не вы: сначала отвечает { $seats }.
       *[other] Сейчас выбираете не вы: сначала отвечают { $seats }.
    }
refusal-over = Игра окончена.
refusal-moment = Минутку: сейчас все ответы откроются.
refusal-take-back = Сейчас нет вашего ответа, который ещё можно забрать.
refusal-too-fast = Не так быстро: одна рука, одна команда за другой.
refusal-live-only = Так играют только вживую: выберите игру без часов или с часами на секунды.

## Ошибки: игры, места, настройки

error-unknown-game = Игры «{ $game }» нет. Есть: { $known }.
error-seats = Эта игра рассчитана на { $min }–{ $max } игроков, а не на { $seats }.
error-setting-unknown = У игры нет настройки «{ $setting }». Есть: { $known }.
error-setting-value = Настройка «{ $setting }» не может быть «{ $value }»; можно: { $allowed }.

## Ошибки: языки и правила

error-language = Posse не говорит на языке «{ $language }»; есть { $known }.
error-unknown-rule =
    { $n ->
        [0] Правила «{ $rule }» нет.
       *[other] Правила «{ $rule }» нет. Похожие: { $near }.
    }

## Ошибки: записи игр

error-record-foreign = Это не запись игры Posse.
error-record-format = У этой записи формат { $format }; эта версия Posse его не знает.
error-record-version = Запись сделана по версии { $theirs } правил { $game }, а здесь версия { $ours }: получилась бы другая игра.
error-record-line = Запись повреждена в строке { $line }.
error-record-cut =
    { $lines ->
        [one] Запись обрывается: в ней только { $lines } строка.
        [few] Запись обрывается: в ней только { $lines } строки.
       *[many] Запись обрывается: в ней только { $lines } строк.
    }
error-record-changed = Запись изменили после того, как она была сделана: печать не сходится.
error-record-illegal = Ход { $number } в записи, «{ $option }», не по правилам ({ $rule }).
error-record-asks = Ход { $number } в записи назван ответом на «{ $asks }», но спрашивали о другом.
error-verify-commitment = Зерно сервера не совпадает с обязательством, объявленным до раздачи.
error-verify-share = Место { $seat } отмечено как не добавившее своей случайности, но его доля не та, что положена по умолчанию.
error-verify-hash = Доля места { $seat } не отвечает хешу, который оно прислало до того, как было открыто хоть что-то.
error-verify-lost = Раздача { $number } названа несостоявшейся, но в ней никто не отсутствовал.
error-verify-seed = Зерно стола не получается из зерна сервера и долей игроков.
error-verify-result = Итог, указанный в записи, не следует из её ходов.

## Ошибки: файлы

error-file-missing = Файла { $file } нет.
error-file-read = Не удаётся прочитать { $file }: { $reason }.
error-file-write = Не удаётся записать { $file }: { $reason }.
