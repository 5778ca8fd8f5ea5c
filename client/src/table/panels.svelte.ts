/** What lies beside or over the board: log, chat, rules; and the sheets over all of it. */
import type { Session } from './session.svelte'

export type Panel = '' | 'log' | 'chat' | 'rules'

export class Panels {
  panel = $state<Panel>('')
  /** On a wide screen the chat unfolds below the log. */
  chat = $state(false)
  choices = $state(false)
  menu = $state(false)
  luck = $state(false)
  /** The list of keys. */
  keys = $state(false)
  inviting = $state(false)
  private read = $state(-1) // the number of the last line of chat that was read; -1: nothing seen yet
  private opener: HTMLElement | null = null

  constructor(
    private readonly session: Session,
    private readonly narrow: () => boolean,
  ) {}

  get chatting(): boolean {
    return this.panel === 'chat' || this.chat
  }

  /** Lines of chat nobody here has read. */
  unread = $derived.by(() =>
    this.chatting || this.read < 0
      ? 0
      : this.session.chat.filter((line) => line.number >= this.read && line.seat !== this.session.me).length,
  )

  /** Call it in an effect: chat that was there before, or that is open, is read. */
  noteRead(): void {
    const next = (this.session.chat.at(-1)?.number ?? -1) + 1
    if (this.session.table && (this.read < 0 || this.chatting)) this.read = next
  }

  open(which: Panel): void {
    this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
    this.panel = this.panel === which ? '' : which
  }

  /** The focus goes back to where it was. */
  close(): void {
    this.panel = ''
    this.chat = false
    if (this.opener?.isConnected) this.opener.focus()
  }

  /** Opened to say something. */
  talk(): void {
    if (this.narrow()) {
      this.open('chat')
      return
    }
    this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
    this.chat = true
    setTimeout(() => document.querySelector<HTMLElement>('.aside .say input')?.focus())
  }
}
