/** What this browser remembers. Storage may be full or blocked: then nothing is remembered. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`posse.${key}`)
    return kept === null ? otherwise : (JSON.parse(kept) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`posse.${key}`, JSON.stringify(value))
  } catch {
    // not remembered
  }
}
