/** Waits that can be halted: a show that is paused, or that nobody can see, goes on later where it was. */

interface Wait {
  halt: () => void
  go: () => void
}

export class Timer {
  private readonly waits = new Set<Wait>()
  private halted = false

  /** Ends after this many milliseconds during which nothing was halted, or as soon as a signal is aborted. */
  wait(ms: number, ...signals: readonly AbortSignal[]): Promise<void> {
    if (signals.some((signal) => signal.aborted)) return Promise.resolve()
    return new Promise((done) => {
      let left = ms
      let since = 0
      let alarm = 0
      const end = () => {
        window.clearTimeout(alarm)
        this.waits.delete(wait)
        for (const signal of signals) signal.removeEventListener('abort', end)
        done()
      }
      const wait: Wait = {
        halt: () => {
          window.clearTimeout(alarm)
          left -= performance.now() - since
        },
        go: () => {
          since = performance.now()
          alarm = window.setTimeout(end, left)
        },
      }
      for (const signal of signals) signal.addEventListener('abort', end)
      this.waits.add(wait)
      if (!this.halted) wait.go()
    })
  }

  halt(halted: boolean): void {
    if (halted === this.halted) return
    this.halted = halted
    for (const wait of this.waits) {
      if (halted) wait.halt()
      else wait.go()
    }
  }
}
