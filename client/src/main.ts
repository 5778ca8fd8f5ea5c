import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { language } from './lib/i18n/index.svelte'
import { settings } from './lib/settings.svelte'

const AGAIN = 2000

async function begin(target: HTMLElement): Promise<void> {
  settings.apply()
  for (;;) {
    try {
      await language.start()
      break
    } catch {
      // Nothing can be said without words: the mark of the page stays until they come.
      await new Promise((done) => setTimeout(done, AGAIN))
    }
  }
  target.replaceChildren()
  mount(App, { target })
}

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
void begin(target)
