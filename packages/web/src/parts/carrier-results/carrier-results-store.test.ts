import {
  type CarrierId,
  cachedResults,
  done,
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
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import { aResultsList } from '../testing/a-results-list.ts'
import type { CarrierResultsDeps } from './carrier-results-deps.ts'
import { CarrierResultsStore } from './carrier-results-store.ts'
import { ResultsAhead } from './results-ahead.ts'

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

const setUp = (
  cache = fakeSearchCache(),
  user = aUser(),
  { whenIdle }: Pick<CarrierResultsDeps, 'whenIdle'> = aResultsList(),
) => {
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
  const shown = vi.fn<(rows: readonly { readonly id: number }[]) => void>()
  const time = { now: 0 }
  const store = new CarrierResultsStore({
    now: () => time.now,
    request: (question, signal) => carriers.search(question, signal),
    ahead: new ResultsAhead({ now: () => 0 }),
    ...aResultsList(world),
    whenIdle,
    subscriptions,
    stored: cachedResults(cache, 'global-search', () => user),
    shown,
    changed,
  })
  return { store, carriers, subscriptions, cache, shown, changed, time }
}

/** The page is idle when the test says so. */
const idleMoments = () => {
  const waiting = new Set<() => void>()
  return {
    whenIdle: (call: () => void) => {
      waiting.add(call)
      return () => void waiting.delete(call)
    },
    pass: () => {
      const calls = [...waiting]
      waiting.clear()
      for (const call of calls) call()
    },
  }
}

describe('a user who returns to results from a carrier', () => {
  const arrived = async () => {
    const page = setUp()
    page.store.open(address(), '/x')
    await page.store.settled()
    const returns = () => {
      page.store.open(address(), '/x', { isReturn: true })
      return page.carriers.requests.length
    }
    return { ...page, returns }
  }

  it('finds them as they were, without a request', async () => {
    expect((await arrived()).returns()).toBe(1)
  })

  it('gets them again after something was saved', async () => {
    const { returns } = await arrived()
    await new Submission(submissionMessages('Not saved')).send(async () => done(null))
    expect(returns()).toBe(2)
  })

  it('gets them again after five minutes', async () => {
    const { returns, time } = await arrived()
    time.now = 5 * 60_000
    expect(returns()).toBe(2)
  })

  it('gets them again when they search for the same once more', async () => {
    const { store, carriers } = await arrived()
    store.open(address(), '/x')
    expect(carriers.requests).toHaveLength(2)
  })
})

describe('carrier results', () => {
  it('each page of rows is passed on, loaded or restored, so that profiles open at once', async () => {
    const { store, shown, cache } = setUp()
    store.open(address({ page: 2 }), '/x?page=2')
    await store.settled()
    expect(shown.mock.calls.map(([rows]) => rows.length)).toEqual([10])
    const again = setUp(cache)
    again.store.open(address({ page: 2 }), '/x?page=2')
    expect(again.shown.mock.calls.map(([rows]) => rows.length)).toEqual([10])
  })

  it('results load one page at a time', async () => {
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

  it('old results stay, marked as outdated, while those of a newer address load', async () => {
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

  it('results of an older address never replace those of a newer one', async () => {
    const { store, carriers } = setUp()
    const release = carriers.holdNext('search')
    store.open(address({ text: 'nobody' }), '/x?search=nobody')
    store.open(address(), '/x?search=eagle')
    release()
    await store.settled()
    expect(store.shown?.page.total).toBe(60)
  })

  it('an empty search text sends no request', async () => {
    const { store, carriers } = setUp()
    store.open(address({ text: ' - ' }), '/x')
    await store.settled()
    expect([store.reading.ok, carriers.requests.length, store.shown]).toEqual([false, 0, undefined])
  })

  it('when a page fails, the rows before stay and it can be requested again', async () => {
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

  it('a number is searched as a name when the address says so', async () => {
    const { store, carriers } = setUp()
    store.open(address({ text: 'DOT 12', asName: true }), '/x')
    await store.settled()
    expect(carriers.requests[0]?.params).toMatchObject({ query: { kind: 'name-prefix', value: 'DOT12' } })
  })
})

describe('cached results', () => {
  it('cached results are shown at once on Back, and reloaded in the background', async () => {
    const first = setUp()
    first.store.open(address(), '/carriers/global-search?search=eagle')
    await first.store.settled()
    const again = setUp(first.cache)
    again.store.open(address(), '/carriers/global-search?search=eagle')
    expect([again.store.rows.length, again.store.isOutdated]).toEqual([50, false])
    expect(again.carriers.requests).toHaveLength(1)
  })

  it('rows that are there already are requested again once the page is idle, and nothing changes until then', async () => {
    const idle = idleMoments()
    const { store, carriers } = setUp(undefined, undefined, idle)
    store.open(address(), '/x')
    await store.settled()
    store.open(address(), '/x')
    expect([store.results.isPending, carriers.requests.length]).toEqual([false, 1])
    idle.pass()
    expect([store.results.isPending, carriers.requests.length]).toEqual([true, 2])
  })

  it('results are cached once the page is idle, with what has changed since', async () => {
    const idle = idleMoments()
    const { store, cache } = setUp(undefined, undefined, idle)
    store.open(address(), '/x')
    await store.settled()
    expect(cache.read('broker/carriers/global-search')).toBeUndefined()
    const [row] = store.rows
    if (row === undefined) throw new Error('no rows')
    store.replace({ ...row, legalName: 'EAGLE CHANGED' })
    idle.pass()
    const again = setUp(cache)
    again.store.open(address(), '/x')
    expect(again.store.rows[0]?.legalName).toBe('EAGLE CHANGED')
  })

  it('another address does not wait for the page to be idle, and replaces the request that does', async () => {
    const cancel = vi.fn<() => void>()
    const { store, carriers } = setUp(undefined, undefined, { whenIdle: () => cancel })
    store.open(address(), '/x')
    await store.settled()
    store.open(address(), '/x')
    store.open(address({ page: 2 }), '/x?page=2')
    await store.settled()
    expect(cancel).toHaveBeenCalledOnce()
    expect(carriers.requests).toHaveLength(2)
    expect(store.shown?.page.page).toBe(2)
  })

  it.each([
    ['another address', '/carriers/global-search?search=eagle&page=2', aUser()],
    ['another user', '/carriers/global-search?search=eagle', aUser({ id: 99 as never })],
    ['another company', '/carriers/global-search?search=eagle', aUser({ company: null })],
  ])('cached results are cleared for %s', async (_, path, user) => {
    const first = setUp()
    first.store.open(address(), '/carriers/global-search?search=eagle')
    await first.store.settled()
    const stored = cachedResults(first.cache, 'global-search', () => user)
    expect(stored.restore(path)).toBeUndefined()
    expect(first.cache.read('broker/carriers/global-search')).toBeUndefined()
  })

  it('cached results of an unknown shape are cleared', () => {
    const cache = fakeSearchCache()
    const user = aUser()
    const stored = cachedResults(cache, 'global-search', () => user)
    const entry = { address: '/x', userId: user.id, companyId: user.company?.id ?? null }
    cache.write('broker/carriers/global-search', {
      ...entry,
      value: { items: [{ id: 1 }], page: 1, pages: 1, total: 1 },
    })
    expect(stored.restore('/x')).toBeUndefined()
    expect(cache.read('broker/carriers/global-search')).toBeUndefined()
  })
})

describe('monitoring from a row of results', () => {
  it('monitoring a carrier changes its row, also in the cache', async () => {
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

  it('a failed change of monitoring is shown in the row, and changes nothing', async () => {
    const { store, subscriptions } = setUp()
    store.open(address(), '/x')
    await store.settled()
    subscriptions.failNext('subscribe')
    await store.monitoring.start(id(3))
    expect(store.monitoring.changeOf(id(3))?.state).toMatchObject({ kind: 'failed' })
    expect(store.rows.find(row => row.id === 3)?.subscription).toBeNull()
  })
})
