import { aLoad, aUser, fakeSearchCache } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { cachedLoads } from './cached-loads.ts'

const page = { items: [aLoad()], page: 1, pages: 1, total: 1 }

it('a cached tab of loads is restored for its own address, and per tab', () => {
  const cache = fakeSearchCache()
  const of = (tab: 'open' | 'closed') => cachedLoads(cache, tab, () => aUser())
  of('open').store('/loads', page)
  expect(of('open').restore('/loads')).toEqual(page)
  expect(of('closed').restore('/loads')).toBeUndefined()
  expect(cache.read('broker/loads/open')).toBeDefined()
})

it('a cached tab of loads of another shape is not restored', () => {
  const cached = cachedLoads(fakeSearchCache(), 'open', () => aUser())
  cached.store('/loads', { ...page, items: [{ id: 1 } as never] })
  expect(cached.restore('/loads')).toBeUndefined()
})
