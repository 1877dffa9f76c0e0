import { type SafeStorage, safeStorage } from '../storage.ts'

/** A browser storage in memory; `capacity` is the number of characters that fit. */
export const storageOf = (room = Number.POSITIVE_INFINITY): SafeStorage => {
  const kept = new Map<string, string>()
  return safeStorage(
    () =>
      ({
        get length() {
          return kept.size
        },
        key: (at: number) => [...kept.keys()][at] ?? null,
        getItem: (key: string) => kept.get(key) ?? null,
        setItem(key: string, value: string) {
          if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
          kept.set(key, value)
        },
        removeItem: (key: string) => void kept.delete(key),
      }) as Storage,
  )
}
