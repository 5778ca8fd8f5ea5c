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
