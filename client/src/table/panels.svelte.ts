/** What lies beside or over the board: log, chat, rules; and the sheets over all of it. */
import type { GameUi } from './board'
import { Folds } from './folds.svelte'
import type { Session } from './session.svelte'

export type Panel = '' | 'log' | 'chat' | 'rules'

export class Panels {
  panel = $state<Panel>('')
  /** On a wide screen the chat unfolds below the log. */
  chat = $state(false)
  choices = $state(false)
  hint = $state(false)
  menu = $state(false)
  luck = $state(false)
  /** The list of keys. */
  keys = $state(false)
  inviting = $state(false)
  private read = $state(-1) // the number of the last line of chat that was read; -1: nothing seen yet
  private opener: HTMLElement | null = null

  private readonly folds = new Folds()

  constructor(
    private readonly session: Session,
    private readonly narrow: () => boolean,
    private readonly ui: () => GameUi | null = () => null,
  ) {}

  /** The log is a strip among the seats instead of a column beside the board. */
  get folded(): boolean {
    return !this.narrow() && this.folds.has(this.game, this.ui())
  }

  /** Log and chat lie over the board when they are opened, not beside it. */
  get drawer(): boolean {
    return this.narrow() || this.folded
  }

  /** Folds the log into its strip, or unfolds it. */
  fold(folded: boolean): void {
    const back = this.opener
    if (!folded) this.noteOpener()
    this.panel = ''
    this.folds.set(this.game, folded, back)
  }

  /** The log, wherever there is room for it: opened or closed, unfolded or folded. */
  turnLog(): void {
    if (this.narrow()) this.open('log')
    else this.fold(!this.folded)
  }

  private get game(): string {
    return this.session.table?.game ?? ''
  }

  private noteOpener(): void {
    this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
  }

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
    this.noteOpener()
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
    if (this.drawer) {
      this.open('chat')
      return
    }
    this.noteOpener()
    this.chat = true
    setTimeout(() => document.querySelector<HTMLElement>('.aside .say input')?.focus())
  }
}
