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
