/** Going from one screen to another without reloading the page. */
import { routeOf } from './routes'

export { paths, type Route } from './routes'

class Router {
  address = $state('/')
  route = $derived(routeOf(this.address))

  start(): () => void {
    const follow = () => (this.address = location.pathname + location.search)
    follow()
    window.addEventListener('popstate', follow)
    document.addEventListener('click', this.click)
    return () => {
      window.removeEventListener('popstate', follow)
      document.removeEventListener('click', this.click)
    }
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    this.address = to
    if (!replace) scrollTo(0, 0)
  }

  /** Plain links stay plain links: only the click is taken over. */
  private click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
