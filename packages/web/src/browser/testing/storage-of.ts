import { type SafeStorage, safeStorage } from '../storage.ts'

/** A browser storage in memory; `capacity` is the number of characters that fit. */
export const storageOf = (capacity = Number.POSITIVE_INFINITY): SafeStorage => {
  const items = new Map<string, string>()
  return safeStorage(
    () =>
      ({
        get length() {
          return items.size
        },
        key: (at: number) => [...items.keys()][at] ?? null,
        getItem: (key: string) => items.get(key) ?? null,
        setItem(key: string, value: string) {
          if (value.length > capacity) throw new DOMException('full', 'QuotaExceededError')
          items.set(key, value)
        },
        removeItem: (key: string) => void items.delete(key),
      }) as Storage,
  )
}
