/** Announcements: the page's one live region for screen readers, and toasts in the corner. */

const SHOWN = 4000
const SHOWN_WITH_A_WAY_ON = 9000

export interface Toast {
  id: number
  text: string
  bad: boolean
  /** A rule to open, or something to do about it. */
  rule: string
  action: { label: string; run: () => void } | null
}

class News {
  /** What the screen reader hears. Two regions take turns, so that the same words twice are heard twice. */
  said = $state<[string, string]>(['', ''])
  toast = $state.raw<Toast | null>(null)
  private turn = 0
  private next = 1
  private timer = 0
  private waiting: string[] = []
  private speaking = 0

  /** Politely: sentences that come together are heard as one piece, in order. */
  announce(text: string): void {
    if (!text) return
    this.waiting.push(text)
    if (this.speaking) return
    this.speaking = window.setTimeout(() => {
      this.speaking = 0
      this.turn = 1 - this.turn
      const words = this.waiting.slice(-12).join(' ')
      this.waiting = []
      this.said = this.turn ? ['', words] : [words, '']
    }, 150)
  }

  tell(text: string, more: Partial<Pick<Toast, 'bad' | 'rule' | 'action'>> = {}): void {
    const toast = { id: this.next++, text, bad: false, rule: '', action: null, ...more }
    this.toast = toast
    this.announce(text)
    this.rest()
  }

  /** Under the pointer or with the focus a toast stays. */
  hold(): void {
    clearTimeout(this.timer)
  }

  rest(): void {
    clearTimeout(this.timer)
    const toast = this.toast
    if (!toast) return
    const long = toast.rule || toast.action
    this.timer = window.setTimeout(() => this.drop(toast.id), long ? SHOWN_WITH_A_WAY_ON : SHOWN)
  }

  drop(id?: number): void {
    if (id === undefined || this.toast?.id === id) this.toast = null
  }
}

export const news = new News()
