/**
 * A row that is scrolled sideways says that there is more of it: its parent carries `data-more` ("left", "right",
 * "both"), and the style sheet draws an arrow at that edge.
 */
import type { Attachment } from 'svelte/attachments'

const SLACK = 6 // px that nobody misses

export const more: Attachment<HTMLElement> = (row) => {
  const frame = row.parentElement
  if (!frame) return
  const look = () => {
    const left = row.scrollLeft > SLACK
    const right = row.scrollLeft + row.clientWidth < row.scrollWidth - SLACK
    const where = left && right ? 'both' : left ? 'left' : right ? 'right' : ''
    if (where) frame.dataset.more = where
    else delete frame.dataset.more
  }
  const size = new ResizeObserver(look)
  const cards = new MutationObserver(look)
  size.observe(row)
  cards.observe(row, { childList: true })
  row.addEventListener('scroll', look, { passive: true })
  look()
  return () => {
    size.disconnect()
    cards.disconnect()
    row.removeEventListener('scroll', look)
    delete frame.dataset.more
  }
}
