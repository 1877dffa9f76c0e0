import {
  type CarrierId,
  cachedResults,
  NO_CARRIER_FILTERS,
  PAGE_SIZE,
  type ResultsAddress,
} from '@fairhaul/core'
import {
  aCarrierDetail,
  anIdentifier,
  aUser,
  fakeCarriers,
  fakeSearchCache,
  fakeSubscriptions,
  fakeWorld,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { CarrierResultsStore } from './carrier-results-store.ts'

const id = (value: number) => value as CarrierId

const address = (some: Partial<ResultsAddress> = {}): ResultsAddress => ({
  text: 'eagle',
  page: 1,
  asName: false,
  onlyMine: false,
  filters: NO_CARRIER_FILTERS,
  sort: null,
  ...some,
})

const setUp = (cache = fakeSearchCache(), user = aUser()) => {
  const world = fakeWorld({
    user,
    carriers: Array.from({ length: 60 }, (_, at) =>
      aCarrierDetail({
        id: id(at + 1),
        legalName: `EAGLE ${String(at).padStart(2, '0')}`,
        identifiers: [anIdentifier({ value: String(1000 + at) })],
      }),
    ),
  })
  const carriers = fakeCarriers(world)
  const subscriptions = fakeSubscriptions(world)
  const changed = vi.fn<(carrier: { readonly id: number }) => void>()
  const store = new CarrierResultsStore({
    request: (question, signal) => carriers.search(question, signal),
    subscriptions,
    kept: cachedResults(cache, 'global-search', () => user),
    changed,
  })
  return { store, carriers, subscriptions, cache, changed }
}

describe('results', () => {
  it('come a page at a time', async () => {
    const { store, carriers } = setUp()
    store.open(address({ page: 2 }), '/x?page=2')
    await store.settled()
    expect(store.shown?.page).toMatchObject({ page: 2, pages: 2, total: 60 })
    expect(carriers.requests).toEqual([
      {
        call: 'search',
        params: {
          query: { kind: 'name-prefix', value: 'EAGLE' },
          page: 2,
          pageSize: PAGE_SIZE,
          onlyMyCarriers: false,
          filters: NO_CARRIER_FILTERS,
          sort: null,
        },
      },
    ])
  })

  it('stay, outdated, while those of a newer address are on their way', async () => {
    const { store, carriers } = setUp()
    store.open(address(), '/x')
    await store.settled()
    const release = carriers.holdNext('search')
    store.open(address({ page: 2 }), '/x?page=2')
    expect([store.isOutdated, store.rows.length]).toEqual([true, 50])
    release()
    await store.settled()
    expect([store.isOutdated, store.rows.length]).toEqual([false, 10])
  })

  it('of an older address never come after those of a newer one', async () => {
    const { store, carriers } = setUp()
    const release = carriers.holdNext('search')
    store.open(address({ text: 'nobody' }), '/x?search=nobody')
    store.open(address(), '/x?search=eagle')
    release()
    await store.settled()
    expect(store.shown?.page.total).toBe(60)
  })

  it('are not asked for with a text that says nothing', async () => {
    const { store, carriers } = setUp()
    store.open(address({ text: ' - ' }), '/x')
    await store.settled()
    expect([store.reading.ok, carriers.requests.length, store.shown]).toEqual([false, 0, undefined])
  })

  it('keep what was there when a page does not come, and can be asked for again', async () => {
    const { store, carriers } = setUp()
    store.open(address(), '/x')
    await store.settled()
    carriers.failNext('search')
    store.open(address({ page: 2 }), '/x?page=2')
    await store.settled()
    expect([store.results.state.kind, store.isOutdated, store.rows.length]).toEqual(['failed', true, 50])
    store.retry()
    await store.settled()
    expect([store.results.state.kind, store.rows.length]).toEqual(['ready', 10])
  })

  it('read a number as a name when the address says so', async () => {
    const { store, carriers } = setUp()
    store.open(address({ text: 'DOT 12', asName: true }), '/x')
    await store.settled()
    expect(carriers.requests[0]?.params).toMatchObject({ query: { kind: 'name-prefix', value: 'DOT12' } })
  })
})

describe('kept results', () => {
  it('are there at once on Back, and asked for again behind', async () => {
    const first = setUp()
    first.store.open(address(), '/carriers/global-search?search=eagle')
    await first.store.settled()
    const again = setUp(first.cache)
    again.store.open(address(), '/carriers/global-search?search=eagle')
    expect([again.store.rows.length, again.store.isOutdated]).toEqual([50, false])
    expect(again.carriers.requests).toHaveLength(1)
  })

  it.each([
    ['another address', '/carriers/global-search?search=eagle&page=2', aUser()],
    ['another user', '/carriers/global-search?search=eagle', aUser({ id: 99 as never })],
    ['another company', '/carriers/global-search?search=eagle', aUser({ company: null })],
  ])('are cleared for %s', async (_, path, user) => {
    const first = setUp()
    first.store.open(address(), '/carriers/global-search?search=eagle')
    await first.store.settled()
    const kept = cachedResults(first.cache, 'global-search', () => user)
    expect(kept.restore(path)).toBeUndefined()
    expect(first.cache.read('broker/carriers/global-search')).toBeUndefined()
  })

  it('of another shape are cleared', () => {
    const cache = fakeSearchCache()
    const user = aUser()
    const kept = cachedResults(cache, 'global-search', () => user)
    const entry = { address: '/x', userId: user.id, companyId: user.company?.id ?? null }
    cache.write('broker/carriers/global-search', {
      ...entry,
      value: { items: [{ id: 1 }], page: 1, pages: 1, total: 1 },
    })
    expect(kept.restore('/x')).toBeUndefined()
    expect(cache.read('broker/carriers/global-search')).toBeUndefined()
  })
})

describe('monitoring in place', () => {
  it('changes the row, and what is kept of it', async () => {
    const { store, cache, changed } = setUp()
    store.open(address(), '/x')
    await store.settled()
    await store.monitoring.start(id(3))
    expect(store.rows.find(row => row.id === 3)?.subscription).not.toBeNull()
    expect(changed).toHaveBeenCalledOnce()
    expect(JSON.stringify(cache.read('broker/carriers/global-search'))).toContain('createdAt')
    await store.monitoring.stop(id(3))
    expect(store.rows.find(row => row.id === 3)?.subscription).toBeNull()
  })

  it('tells in the row what went wrong, and changes nothing', async () => {
    const { store, subscriptions } = setUp()
    store.open(address(), '/x')
    await store.settled()
    subscriptions.failNext('subscribe')
    await store.monitoring.start(id(3))
    expect(store.monitoring.changeOf(id(3))).toMatchObject({ kind: 'trouble', error: { kind: 'failed' } })
    expect(store.rows.find(row => row.id === 3)?.subscription).toBeNull()
  })
})
