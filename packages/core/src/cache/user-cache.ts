import type { CurrentUser } from '../account/user.ts'
import type { SearchCache } from '../ports/browser.ts'
import { cacheEntryFor, isCacheEntryFor, type SearchCacheOwner } from './search-cache-entry.ts'

/** The cached value of one screen or tab, used on Back. */
export interface CachedValue<T> {
  /** The value cached for exactly this address; any other entry is cleared. Empty: undefined. */
  restore(path: string): T | undefined
  /** Caches a value for this address, replacing the entry before. Does nothing for a visitor. */
  store(path: string, value: T): void
  /** Removes the entry. */
  clear(): void
}

interface UserCacheDeps<T> {
  readonly cache: SearchCache
  readonly key: string
  /** The current user; read on each call, as it changes at sign-in and sign-out. */
  readonly user: () => CurrentUser | null | undefined
  /** Whether a cached value has the current shape; values of an older version are ignored. */
  readonly isValue: (it: unknown) => it is T
}

/**
 * The cache of one screen or tab, read back only for the same address, user and company.
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
