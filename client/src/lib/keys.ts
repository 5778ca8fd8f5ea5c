/** Keys that a whole page listens to. */

const FIELDS = 'input, textarea, select, [role=radiogroup]'

/** Whether a key is for the page: not a shortcut of the browser, and no dialog is open. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  return !document.querySelector('dialog[open]')
}

/** Whether it would be typed into something, or moves something else. */
export function isTyped(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest(FIELDS) !== null
}

/** The letter on a key, whatever alphabet it writes: what a Ukrainian keyboard has there counts as the Latin one. */
export function letterOf(event: KeyboardEvent): string {
  if (event.key.length === 1 && event.key.charCodeAt(0) < 128) return event.key.toLowerCase()
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key
}

/** Goes to the button that has this key; pressed again, it is sent. False where there is none. */
export function pressTwice(event: KeyboardEvent): boolean {
  const button = document.querySelector<HTMLElement>(`button[aria-keyshortcuts="${event.key}"]`)
  if (!button) return false
  if (document.activeElement !== button) button.focus()
  else if (!event.repeat) button.click()
  return true
}
