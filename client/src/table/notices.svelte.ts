/** Notices at a table, announced or as toasts: turns, chat, who comes and goes. */
import { untrack } from 'svelte'
import { noteFinished } from '../lib/finished'
import { t } from '../lib/i18n/index.svelte'
import { news } from '../lib/news.svelte'
import { play } from '../lib/sounds'
import type { Place } from './place.svelte'

/** Call it while a component is made. */
export function showNotices(place: Place): void {
  // It is your turn. Before the game's words are here it cannot be said.
  $effect(() => {
    const question = place.decision
    if (!question || !place.ready) return
    untrack(() => {
      news.announce(`${t(place.asked)}: ${place.speech.say(question.prompt)}`)
      play('turn')
    })
  })

  // Somebody says something. What was said before is read already.
  let heard = -1
  $effect(() => {
    const line = place.session.chat.at(-1)
    const number = line?.number ?? -1
    const fresh = heard >= 0 || place.session.chat.length === 1
    if (place.table && line && number > heard && fresh && line.seat !== place.session.me) {
      untrack(() => news.announce(`${line.name}: ${line.text}`))
    }
    heard = Math.max(heard, number)
  })

  // Who sat down or got up while we wait.
  let known: string[] | null = null
  $effect(() => {
    const table = place.table
    if (!table) return
    const people = table.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name)
    const before = known
    known = people
    if (!before || table.status !== 'open') return
    const came = people.find((name) => !before.includes(name))
    const went = before.find((name) => !people.includes(name))
    untrack(() => {
      if (came && came !== place.me?.name) news.tell(t('client-sat-down', { name: came }))
      // The host has removed them and knows it.
      else if (went && !table.barred.some((each) => each.name === went)) {
        news.tell(t('client-got-up', { name: went }))
      }
    })
  })

  // Who a bot plays for from now on, and who is back. A player who is away has been told why, and their
  // toast stays.
  let absent: string[] | null = null
  $effect(() => {
    const table = place.table
    if (!table) return
    const away = table.seats.filter((seat) => seat.away && seat.seat !== table.you).map((seat) => seat.name)
    const before = absent
    absent = away
    if (!before || table.status !== 'running') return
    const went = away.find((name) => !before.includes(name))
    const back = before.find((name) => !away.includes(name))
    untrack(() => {
      if (place.me?.away) return
      if (went) news.tell(t('client-bot-plays-for', { name: went }))
      else if (back) news.tell(t('client-plays-again', { name: back }))
    })
  })

  // It is over: noted among the old games. The others may want to play again.
  $effect(() => {
    if (place.table?.result) noteFinished(place.table, place.invite)
  })
  let rematch = ''
  $effect(() => {
    const next = place.table?.rematch
    if (!next || next === rematch || place.busy) return
    rematch = next
    if (place.session.me < 0) return
    const join = { label: t('client-rematch-join'), run: () => void place.again() }
    untrack(() => news.tell(t('client-rematch-made'), { action: join }))
  })
}
