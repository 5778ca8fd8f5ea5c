/** A page for looking at boards without a server: `npm run dev`, then /dev.html?game=dice-town&at=12&lang=uk */
import { mount } from 'svelte'
import { language, negotiate } from '../lib/i18n/index.svelte'
import '../app.css'
import Fixture, { type Recording } from './Fixture.svelte'

const query = new URLSearchParams(location.search)
const name = query.get('game') ?? ''
const recordings = import.meta.glob('./*.json', { import: 'default' })
const load = recordings[`./${name}.json`]
if (!load) throw new Error(`no recording: run tools/record_views.py ${name}`)

await language.speak(negotiate([query.get('lang') ?? 'en']))
await language.need(`game:${name}`, `rules:${name}`)
mount(Fixture, {
  target: document.body,
  props: {
    name,
    recording: (await load()) as Recording,
    start: Number(query.get('at') ?? 0),
    still: query.has('still'),
    replay: query.has('replay'),
  },
})
