import type { SearchCache } from '@fairhaul/core'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const nameOf = (key: string) => `${STORAGE_KEYS.searchCachePrefix}${key}`

/**
 * Results cached for Back, as JSON. Returns what is stored; core decides whether it may be shown.
 * Choice: session storage, so that each tab has its own results and none outlives the window.
 */
export const browserSearchCache = (storage: SafeStorage): SearchCache => ({
  read(key) {
    const text = storage.read(nameOf(key))
    if (text === null) return undefined
    try {
      return JSON.parse(text) as unknown
    } catch {
      return undefined
    }
  },
  write(key, entry) {
    // A full storage keeps the old text; no results are better than those of another search.
    storage.remove(nameOf(key))
    try {
      storage.write(nameOf(key), JSON.stringify(entry))
    } catch {
      // A value that cannot be written as JSON is not stored.
    }
  },
  clear: key => storage.remove(nameOf(key)),
  clearAll() {
    for (const key of storage.keys()) if (key.startsWith(STORAGE_KEYS.searchCachePrefix)) storage.remove(key)
  },
})
