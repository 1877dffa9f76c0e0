import type { CurrentUser } from '../account/user.ts'
import type { SearchCache } from '../ports/browser.ts'
import { type SearchCacheOwner, cacheEntryFor, isCacheEntryFor } from './search-cache-entry.ts'

/** What a browser keeps of one screen or tab, for Back. */
export interface CachedValue<T> {
  /** What belongs to exactly this address; anything else that is kept is cleared. Empty: undefined. */
  restore(path: string): T | undefined
  /** Keeps it for this address, in place of what was kept before. For a visitor: nothing. */
  store(path: string, value: T): void
  /** Forgets it, as when what it answered is asked no more. */
  clear(): void
}

interface UserCacheDeps<T> {
  readonly cache: SearchCache
  readonly key: string
  /** Who is here now; asked each time, as it changes at sign-in and sign-out. */
  readonly user: () => CurrentUser | null | undefined
  /** Whether what was kept has the shape this portal writes; what an older version wrote does not count. */
  readonly isValue: (it: unknown) => it is T
}

/**
 * What one screen or tab kept, for the address, user and company that asked for it, and nobody else.
 *
 * Source: section 2, "Search-result caching".
 */
export const userCache = <T>({ cache, key, user, isValue }: UserCacheDeps<T>): CachedValue<T> => {
  const ownerOf = (address: string): SearchCacheOwner | undefined => {
    const who = user()
    return who === null || who === undefined
      ? undefined
      : { address, userId: who.id, companyId: who.company?.id ?? null }
  }
  return {
    restore(path) {
      const entry = cache.read(key)
      const owner = ownerOf(path)
      if (owner !== undefined && isCacheEntryFor(entry, owner) && isValue(entry.value)) return entry.value
      if (entry !== undefined) cache.clear(key)
      return undefined
    },
    store(path, value) {
      const owner = ownerOf(path)
      if (owner !== undefined) cache.write(key, cacheEntryFor(owner, value))
    },
    clear: () => cache.clear(key),
  }
}
