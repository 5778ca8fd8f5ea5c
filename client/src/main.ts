import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { language } from './lib/i18n/index.svelte'
import { settings } from './lib/settings.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

settings.apply()
await language.start()
mount(App, { target })
