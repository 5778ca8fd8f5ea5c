/** The drawings of the home page, by game. */
import type { Component } from 'svelte'
import Bang from './bang/Poster.svelte'
import CarsonCity from './carson-city/Poster.svelte'
import ColtExpress from './colt-express/Poster.svelte'
import DiceTown from './dice-town/Poster.svelte'

export const POSTERS: Record<string, Component> = {
  bang: Bang,
  'colt-express': ColtExpress,
  'dice-town': DiceTown,
  'carson-city': CarsonCity,
}
