/** A page for looking at single moments: `npm run dev`, then /moments.html?moment=dice-town-cheat&lang=uk&play */
import { mount } from 'svelte'
import { language, negotiate } from '../lib/i18n/index.svelte'
import type { Card } from '../protocol'
import '../app.css'
import Moments, { type Moment } from './Moments.svelte'

const query = new URLSearchParams(location.search)
const files = import.meta.glob('./fixtures/*.json', { import: 'default' })
const read = async (name: string) => files[`./fixtures/${name}.json`]?.()
const moment = (await read(query.get('moment') ?? 'dice-town-commit-first')) as Moment
const cards = (await read(`${moment.game}-cards`)) as Card[]

await language.speak(negotiate([query.get('lang') ?? 'en']))
await language.need('shell', `game:${moment.game}`, `rules:${moment.game}`)
mount(Moments, {
  target: document.body,
  props: { moment, cards, play: query.has('play'), still: query.has('still'), results: query.has('results') },
})
document.body.dataset.ready = 'yes'
