import type { SearchCache } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import type { Make } from '../shared/subject.ts'

/** A browser in which no results are kept. */
export interface SearchCacheSubject {
  readonly cache: SearchCache
}

/** What every `SearchCache` does. Source: section 2, "Search-result caching". */
export const searchCacheContract = (make: Make<SearchCacheSubject>): void => {
  describe('a search cache', () => {
    it('gives back what was kept, to its own key alone', async () => {
      const { cache } = await make()
      const entry = { address: '/carriers/global-search?q=eagle', rows: [{ id: 7, name: null }] }
      expect(cache.read('a')).toBeUndefined()
      cache.write('a', entry)
      expect(cache.read('a')).toEqual(entry)
      expect(cache.read('b')).toBeUndefined()
    })

    it('keeps the last entry of a key, as it was when it was kept', async () => {
      const { cache } = await make()
      const rows = [1]
      cache.write('a', { rows: [0] })
      cache.write('a', { rows })
      rows.push(2)
      expect(cache.read('a')).toEqual({ rows: [1] })
    })

    it('forgets one key, or all of them', async () => {
      const { cache } = await make()
      for (const key of ['a', 'b', 'c']) cache.write(key, key)
      cache.clear('a')
      expect(['a', 'b', 'c'].map(key => cache.read(key))).toEqual([undefined, 'b', 'c'])
      cache.clearAll()
      expect(['b', 'c'].map(key => cache.read(key))).toEqual([undefined, undefined])
    })
  })
}
