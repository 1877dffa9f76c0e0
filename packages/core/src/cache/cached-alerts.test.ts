import { aTicket, aUser, fakeSearchCache } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { cachedAlerts } from './cached-alerts.ts'

const page = { items: [aTicket()], page: 2, pages: 3, total: 101 }

it('a page of alerts is restored for its own tab and address', () => {
  const cache = fakeSearchCache()
  cachedAlerts(cache, 'pending', () => aUser()).store('/alerts?tab=pending&page=2', page)
  expect(cachedAlerts(cache, 'open', () => aUser()).restore('/alerts?tab=pending&page=2')).toBeUndefined()
  const cached = cachedAlerts(cache, 'pending', () => aUser())
  expect(cached.restore('/alerts?tab=pending&page=2')).toEqual(page)
  expect(cached.restore('/alerts?tab=pending')).toBeUndefined()
})

it('a page of alerts that an older version kept, without loads, is not restored', () => {
  const cached = cachedAlerts(fakeSearchCache(), 'open', () => aUser())
  const { load: _, ...before } = aTicket()
  cached.store('/alerts', { ...page, items: [before as never] })
  expect(cached.restore('/alerts')).toBeUndefined()
})
