/** For what can wait until the page is there and has nothing else to do. */

const LATEST = 2000 // milliseconds: a page that is never idle gets it all the same

export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: LATEST })
    else setTimeout(done, 200)
  })
}
