/** A page for looking at single moments: `npm run dev`, then /moments.html?moment=dice-town/cheat&lang=uk&play */
import { mount } from 'svelte'
import { language, negotiate } from '../lib/i18n/index.svelte'
import type { Card } from '../protocol'
import '../app.css'
import Moments, { type Moment } from './Moments.svelte'

const query = new URLSearchParams(location.search)
const files = import.meta.glob('../games/*/fixtures/*.json', { import: 'default' })
const read = async (game: string, name: string) => files[`../games/${game}/fixtures/${name}.json`]?.()
const [game = '', name = ''] = (query.get('moment') ?? '').split('/')
const moment = (await read(game, name)) as Moment | undefined
if (!moment) throw new Error(`no such moment: run tools/board_fixtures.py ${game}`)
const cards = (await read(game, 'cards')) as Card[]

await language.speak(negotiate([query.get('lang') ?? 'en']))
await language.need('shell', `game:${moment.game}`, `rules:${moment.game}`)
mount(Moments, {
  target: document.body,
  props: { moment, cards, play: query.has('play'), still: query.has('still'), results: query.has('results') },
})
document.body.dataset.ready = 'yes'
