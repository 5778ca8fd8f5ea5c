/**
 * Under the glass: the thing of the board that the reader looks at, and what was refused there. A pointer that
 * rests on a thing, a touch of what cannot be chosen, a long press, or a key on what has the focus opens its card.
 */
import type { Attachment } from 'svelte/attachments'
import { isForPage, isTyped } from '../lib/keys'
import type { Refusal } from '../protocol'
import type { Explained } from './explained'

export interface Refused {
  refusal: Refusal
  /** The thing that was touched. */
  at: Element | null
}

export interface Looked {
  thing: string
  at: Element
  /** What a pointer opens by resting there goes when it leaves; the rest stays until the next touch. */
  by: 'rest' | 'touch' | 'key'
}

export type Explain = (thing: string) => Explained | null

const RESTING = 400 // ms
const LEAVING = 250
const PRESSING = 500
const TREMBLING = 10 // px that a finger may move meanwhile
const NAMED = '[data-about]'
const CONTROLS = 'button, a, input, select, label, summary, [role=button]'
/** Marks a button that does nothing but open a card. */
export const OPENS_CARD = 'dialog'

export class Glass {
  looked = $state.raw<Looked | null>(null)
  refused = $state.raw<Refused | null>(null)
  private how = $state.raw<Explain | null>(null)
  readonly card: Explained | null = $derived.by(() =>
    this.looked && this.how ? this.how(this.looked.thing) : null,
  )
  private resting = 0
  private leaving = 0

  /** `busy`: a touch means something else now, it ends the show. */
  constructor(private readonly busy: () => boolean = () => false) {}

  /** Says who explains things (one at a time). Call it in `$effect`: it returns its own undoing. */
  explain(how: Explain): () => void {
    this.how = how
    return () => {
      if (this.how === how) {
        this.how = null
        this.close()
      }
    }
  }

  look(thing: string, at: Element, by: Looked['by']): void {
    this.hold()
    if (!this.how?.(thing)) return
    if (this.looked?.at !== at) this.refused = null
    this.looked = { thing, at, by }
  }

  /** What a thing is called; "" if nobody knows. */
  titleOf(thing: string): string {
    return this.how?.(thing)?.title ?? ''
  }

  /** Another thing of the same place. */
  turnTo(thing: string): void {
    if (this.looked && this.how?.(thing)) this.looked = { ...this.looked, thing }
  }

  refuse(refusal: Refusal, at: Element | null): void {
    const near = at && this.looked && (this.looked.at.contains(at) || at.contains(this.looked.at))
    if (!near) this.looked = null
    this.refused = { refusal, at }
  }

  close(): void {
    this.hold()
    this.looked = null
    this.refused = null
  }

  /** The pointer is on the card: it stays. */
  hold(): void {
    clearTimeout(this.resting)
    clearTimeout(this.leaving)
    this.leaving = 0
  }

  /** The pointer has left the card, or what it explains. */
  leave(): void {
    if (this.leaving || this.looked?.by !== 'rest') return
    this.leaving = window.setTimeout(() => this.close(), LEAVING)
  }

  /** For the element around the board. */
  readonly watch: Attachment<HTMLElement> = (root) => {
    const off = [this.watchPointer(root), this.watchFinger(root), this.watchKeys(root)]
    return () => {
      for (const each of off) each()
      this.close()
    }
  }

  private watchPointer(root: HTMLElement): () => void {
    let x = -1
    let y = -1
    return listen(root, {
      pointermove: (event) => {
        // What moves under a pointer that rests is no reason to look.
        if (event.pointerType === 'touch' || (event.clientX === x && event.clientY === y)) return
        x = event.clientX
        y = event.clientY
        clearTimeout(this.resting)
        if (event.buttons) return
        const { looked } = this
        if (looked && looked.by !== 'rest') return
        if (looked && thingAt(root, x, y) === looked.at) return this.hold()
        this.leave()
        this.resting = window.setTimeout(() => {
          const found = thingAt(root, x, y)
          if (found && found !== this.looked?.at) this.look(nameOf(found), found, 'rest')
        }, RESTING)
      },
      pointerleave: () => {
        clearTimeout(this.resting)
        this.leave()
      },
      pointerdown: () => {
        this.hold()
        if (this.looked?.by === 'rest') this.close()
      },
    })
  }

  private watchFinger(root: HTMLElement): () => void {
    let timer = 0
    let from = { x: 0, y: 0 }
    let pressed = false
    const forget = () => clearTimeout(timer)
    const off = listen(root, {
      pointerdown: (event) => {
        pressed = false
        forget()
        if (event.pointerType === 'mouse') return
        from = { x: event.clientX, y: event.clientY }
        timer = window.setTimeout(() => {
          const found = thingAt(root, from.x, from.y)
          if (!found) return
          this.look(nameOf(found), found, 'touch')
          pressed = this.looked?.at === found
        }, PRESSING)
      },
      pointermove: (event) => {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLING) forget()
      },
      pointerup: forget,
      pointercancel: forget,
      contextmenu: (event) => {
        if (pressed) event.preventDefault()
      },
      click: (event) => {
        const shown = event.detail ? thingAt(root, event.clientX, event.clientY) : null
        const found = shown ?? thingOf(root, event.target)
        if (!found || this.busy() || isAnswer(root, event.target)) return
        this.look(nameOf(found), found, event.detail ? 'touch' : 'key')
      },
    })
    // The finger that has held a thing long enough to see its card does not choose it, too.
    const swallow = (event: MouseEvent) => {
      if (!pressed) return
      pressed = false
      event.preventDefault()
      event.stopPropagation()
    }
    root.addEventListener('click', swallow, true)
    return () => {
      forget()
      off()
      root.removeEventListener('click', swallow, true)
    }
  }

  private watchKeys(root: HTMLElement): () => void {
    return listen(root, {
      keydown: (event) => {
        const found = thingOf(root, event.target)
        if (!found || !isForPage(event) || isTyped(event)) return
        const asks = event.code === 'KeyI' || event.key === 'i'
        const enters = (event.key === 'Enter' || event.key === ' ') && !isControl(root, event.target)
        if (!asks && !enters) return
        event.preventDefault()
        if (this.looked?.at === found && this.looked.by === 'key') document.getElementById(CARD)?.focus()
        else this.look(nameOf(found), found, 'key')
      },
      // The card that a key has opened goes where the focus goes.
      focusin: (event) => {
        if (this.looked?.by !== 'key') return
        const found = thingOf(root, event.target)
        if (!found) this.close()
        else if (found !== this.looked.at) this.look(nameOf(found), found, 'key')
      },
    })
  }
}

/** The card's own id: what has the focus is described by it. */
export const CARD = 'under-the-glass'

const nameOf = (element: Element) => element.getAttribute('data-about') ?? ''

/** What is seen at this point: the innermost thing, whatever button lies over it. */
function thingAt(root: Element, x: number, y: number): Element | null {
  let found: Element | null = null
  for (const each of document.elementsFromPoint(x, y)) {
    if (!root.contains(each)) {
      if (found || !each.contains(root)) break // something else lies above the board
      continue
    }
    const thing = each.closest(NAMED)
    if (!thing || !root.contains(thing)) continue
    if (!found || (found !== thing && found.contains(thing))) found = thing
  }
  return found
}

function thingOf(root: Element, target: EventTarget | null): Element | null {
  const thing = target instanceof Element ? target.closest(NAMED) : null
  return thing && root.contains(thing) ? thing : null
}

function controlOf(root: Element, target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return control && root.contains(control) ? control : null
}

const isControl = (root: Element, target: EventTarget | null) => controlOf(root, target) !== null

/** Whether a touch there chooses something, or does something else than explain. */
function isAnswer(root: Element, target: EventTarget | null): boolean {
  const control = controlOf(root, target)
  if (!control || control.getAttribute('aria-disabled') === 'true') return false
  return control.getAttribute('aria-haspopup') !== OPENS_CARD
}

type Handlers = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void }

function listen(root: HTMLElement, handlers: Handlers): () => void {
  const all = Object.entries(handlers) as [string, (event: Event) => void][]
  for (const [kind, handle] of all) root.addEventListener(kind, handle)
  return () => {
    for (const [kind, handle] of all) root.removeEventListener(kind, handle)
  }
}
