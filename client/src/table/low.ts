/** A phone on its side: too low for one thing above the other. The style sheets ask the same question. */
import { MediaQuery } from 'svelte/reactivity'

export const low = new MediaQuery('(max-height: 500px) and (min-width: 560px)')
