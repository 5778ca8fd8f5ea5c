/** Which rule lies open beside the page, if any. */

class Drawer {
  rule = $state('')
  /** The game of the screen that is shown: rules are its rules. */
  game = $state('')
  private back: HTMLElement | null = null

  open(rule: string, game = this.game): void {
    if (!rule) return
    if (!this.rule) this.back = document.activeElement instanceof HTMLElement ? document.activeElement : null
    this.game = game
    this.rule = rule
  }

  /** The focus goes back to where the rule was asked for. */
  close(): void {
    this.rule = ''
    if (this.back?.isConnected) this.back.focus()
    this.back = null
  }
}

export const ruleDrawer = new Drawer()

/** A rule's id without the game's own prefix: "plan-turn-count". */
export const shortRule = (rule: string): string => rule.replace(/^[a-z]+-/, '')
