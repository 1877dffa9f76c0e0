import type { SafeStorage } from '../../browser/storage.ts'
import { STORAGE_KEYS } from '../../browser/storage-keys.ts'

/** The scroll position of each entry of the browser's history, by the browser's own key of the entry. */
export interface ScrollPositions {
  at(key: string): number | undefined
  note(key: string, top: number): void
  /** No one is signed in any more. */
  forget(): void
}

/** The limit per visit, so that a long session fills neither the memory nor the storage. */
const POSITIONS_MAX = 50

const readPositions = (text: string | null): ReadonlyMap<string, number> => {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return new Map(
      (Array.isArray(found) ? found : []).filter(
        (each): each is [string, number] =>
          Array.isArray(each) && typeof each[0] === 'string' && Number.isFinite(each[1]),
      ),
    )
  } catch {
    return new Map()
  }
}

/**
 * Stored in this tab for a reload; a page opened by an address starts without positions. Contains only keys and
 * numbers, nothing of the page's content.
 */
export const scrollPositions = (page: Window, storage: SafeStorage): ScrollPositions => {
  const [arrival] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isAgain = arrival?.type === 'reload' || arrival?.type === 'back_forward'
  const tops = new Map(isAgain ? readPositions(storage.read(STORAGE_KEYS.scrolls)) : [])
  page.addEventListener('pagehide', () => {
    if (tops.size > 0) storage.write(STORAGE_KEYS.scrolls, JSON.stringify([...tops]))
  })
  return {
    at: key => tops.get(key),
    note(key, top) {
      tops.delete(key)
      tops.set(key, top)
      for (const oldest of tops.keys()) {
        if (tops.size <= POSITIONS_MAX) return
        tops.delete(oldest)
      }
    },
    forget: () => tops.clear(),
  }
}
