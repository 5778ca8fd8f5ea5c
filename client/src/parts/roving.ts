/** A group of buttons that is one stop for Tab: arrows move inside it, Home and End go to its ends. */
import type { Attachment } from 'svelte/attachments'

const KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Tab comes back to where it was, or (`first`) always to the beginning: for lists that grow there. */
export function roving(selector = 'button', back: 'last' | 'first' = 'last'): Attachment<HTMLElement> {
  return (group) => {
    const stops = () => [...group.querySelectorAll<HTMLElement>(selector)]

    function settle(chosen?: HTMLElement): void {
      const all = stops()
      const kept = back === 'last' || group.contains(document.activeElement)
      const stop = chosen ?? (kept ? all.find((each) => each.tabIndex === 0) : undefined) ?? all[0]
      for (const each of all) each.tabIndex = each === stop ? 0 : -1
    }

    function moved(event: KeyboardEvent): void {
      const all = stops()
      const at = all.indexOf(event.target as HTMLElement)
      if (at < 0) return
      const step = KEYS[event.key]
      const to =
        step !== undefined
          ? (at + step + all.length) % all.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? all.length - 1
              : -1
      if (to < 0) return
      event.preventDefault()
      settle(all[to])
      all[to]?.focus()
    }

    const focused = (event: FocusEvent) => {
      if (stops().includes(event.target as HTMLElement)) settle(event.target as HTMLElement)
    }
    const watcher = new MutationObserver(() => settle())
    watcher.observe(group, { childList: true, subtree: true })
    group.addEventListener('keydown', moved)
    group.addEventListener('focusin', focused)
    settle()
    return () => {
      watcher.disconnect()
      group.removeEventListener('keydown', moved)
      group.removeEventListener('focusin', focused)
    }
  }
}
