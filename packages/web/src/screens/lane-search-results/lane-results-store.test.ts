import {
  cachedLaneAnswer,
  DEFAULT_LANE_FILTERS,
  type LaneResultsAddress,
  type LaneSearchParams,
  laneFiltersOffer,
  laneResultsPath,
  USUAL_TOGGLES,
} from '@fairhaul/core'
import {
  aFinding,
  aLane,
  aPaywall,
  aUser,
  fakeLaneSearch,
  fakeSearchCache,
  fakeSubscriptions,
  fakeWorld,
  id,
  refusal,
  someLaneFilters,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { LaneResultsStore } from './lane-results-store.ts'
import { carriersOnLane } from './testing/a-lane-world.ts'

const at = (some: Partial<LaneResultsAddress> = {}): LaneResultsAddress => ({
  lane: aLane(),
  filters: DEFAULT_LANE_FILTERS,
  page: 1,
  sort: 'times',
  verdict: null,
  panel: null,
  ...some,
})

const limited = (used: number, limit = 10) =>
  aUser({ paywall: aPaywall({ limits: { carrierSearches: limit }, usage: { carrierSearchesCount: used } }) })

const setUp = ({ count = 120, user = aUser(), cache = fakeSearchCache() } = {}) => {
  const world = fakeWorld({ user, ...carriersOnLane(count) })
  const lanes = fakeLaneSearch(world)
  const notices = new PlanNoticesStore()
  const changed = vi.fn<(carrier: { readonly id: number }) => void>()
  const account = {
    get user() {
      return world.user
    },
    refresh: vi.fn<() => Promise<unknown>>(async () => undefined),
  }
  const store = new LaneResultsStore({
    lanes,
    subscriptions: fakeSubscriptions(world),
    account,
    notices,
    stored: cachedLaneAnswer(cache, () => world.user),
    offer: () => laneFiltersOffer(USUAL_TOGGLES, world.user?.paywall ?? { canRule: false }),
    today: () => '2026-11-21',
    changed,
  })
  const open = async (address: LaneResultsAddress) => {
    store.open(address)
    await store.settled()
  }
  const requests = () => lanes.requests.map(({ params }) => (params as LaneSearchParams).page)
  return { world, lanes, notices, account, store, cache, open, requests, changed }
}

const names = (store: LaneResultsStore) => store.rows.map(({ legalName }) => legalName)

describe('the verdicts of the carriers of a lane', () => {
  const failing = (world: ReturnType<typeof setUp>['world'], every: number) => {
    world.carriers = world.carriers.map((carrier, at) =>
      at % every === 0
        ? { ...carrier, rulesAssessment: { findings: [aFinding({ result: 'fail' })], overrides: [] } }
        : carrier,
    )
  }

  it('a lane on one page counts all its verdicts', async () => {
    const { store, open, world } = setUp({ count: 20 })
    failing(world, 4)
    await open(at())
    expect(store.tally).toMatchObject({ counts: { Fail: 5, Pass: 15 }, isWhole: true })
  })

  it('a longer lane counts the verdicts of a page until all its pages are loaded', async () => {
    const { store, open, world, requests } = setUp()
    failing(world, 3)
    await open(at())
    expect(store.tally).toMatchObject({ counts: { Fail: 17, Pass: 33 }, isWhole: false, onPage: 50 })
    await open(at({ verdict: 'Fail' }))
    expect(store.tally).toMatchObject({ counts: { Fail: 40, Pass: 80 }, isWhole: true })
    expect(store.shown?.answer.carriers).toMatchObject({ page: 1, pages: 1, total: 40 })
    await open(at())
    expect(store.tally).toMatchObject({ counts: { Fail: 40, Pass: 80 }, isWhole: true })
    expect(requests()).toEqual([1, 2, 3])
  })

  it('a lane narrowed to a verdict is narrowed on every page, in every order, and in its file', async () => {
    const { store, open, world } = setUp()
    failing(world, 2)
    await open(at({ verdict: 'Pass', page: 2, sort: 'recent' }))
    expect(names(store)).toEqual(
      Array.from({ length: 10 }, (_, place) => `LANE ${String(20 - 2 * place).padStart(3, '0')}`),
    )
    const all = await store.everything(new AbortController().signal, () => {})
    expect(all.ok && all.value).toHaveLength(60)
  })

  it('a reload of a lane narrowed to a verdict shows its rows without a search, and no counts', async () => {
    const cache = fakeSearchCache()
    const before = setUp({ count: 20, cache })
    await before.open(at({ verdict: 'Pass' }))
    const { store, open, requests } = setUp({ count: 20, cache })
    await open(at({ verdict: 'Pass' }))
    expect([store.rows.length, store.tally, requests()]).toEqual([20, undefined, []])
    await open(at())
    expect(store.tally).toMatchObject({ counts: { Pass: 20 }, isWhole: true })
  })

  it('a lane with more carriers than are listed says so for each verdict', async () => {
    const { store, open } = setUp({ count: 230 })
    await open(at({ verdict: 'Fail' }))
    expect([store.isCapped, store.rows]).toEqual([true, []])
  })
})

describe('the carriers of a lane', () => {
  it('carriers load one page at a time, each page requested once', async () => {
    const { store, open, requests } = setUp()
    await open(at())
    expect(store.shown?.answer.carriers).toMatchObject({ page: 1, pages: 3, total: 120 })
    expect(names(store)[0]).toBe('LANE 001')
    await open(at({ page: 3 }))
    expect(names(store)[0]).toBe('LANE 101')
    await open(at())
    expect(names(store)[0]).toBe('LANE 001')
    expect(requests()).toEqual([1, 3])
  })

  it('at most 200 carriers are shown, whatever the server counts', async () => {
    const { store, open } = setUp({ count: 230 })
    await open(at())
    expect(store.shown?.answer.carriers).toMatchObject({ pages: 4, total: 200 })
  })

  it('the order by newest day covers all pages', async () => {
    const { store, open, requests } = setUp()
    await open(at({ sort: 'recent' }))
    expect([names(store)[0], names(store).length]).toEqual(['LANE 120', 50])
    await open(at({ sort: 'recent', page: 3 }))
    expect([names(store)[0], names(store).at(-1)]).toEqual(['LANE 020', 'LANE 001'])
    expect(requests()).toEqual([1, 2, 3])
  })

  it('the rows stay as outdated while those of another lane load', async () => {
    const { store, open, lanes } = setUp()
    await open(at())
    const release = lanes.holdNext('search')
    store.open(at({ filters: someLaneFilters({ cargoUsd: 1_000_000 }) }))
    expect([store.isOutdated, names(store).length]).toEqual([true, 50])
    release()
    await store.settled()
    expect([store.isOutdated, names(store)]).toEqual([false, []])
  })

  it('opening a drawer sends no request', async () => {
    const { store, open, requests } = setUp()
    await open(at())
    await open(at({ panel: 'alert' }))
    await open(at({ panel: 'filters' }))
    expect([requests(), store.isOutdated]).toEqual([[1], false])
  })

  it('filters that are not offered are not sent', async () => {
    const user = aUser({ paywall: aPaywall({ canRule: false }) })
    const { open, lanes } = setUp({ user })
    await open(
      at({ filters: someLaneFilters({ assessment: 'pass', originRadiusMiles: 20, isEldConnected: true }) }),
    )
    expect(lanes.requests.map(({ params }) => (params as LaneSearchParams).narrowing)).toEqual([
      { eldConnected: 2 },
    ])
  })

  it('removing an end of the lane clears the rows and the cache', async () => {
    const { store, open, cache, requests } = setUp()
    await open(at())
    store.clear()
    await open(at({ lane: aLane({ origin: null }) }))
    expect([store.rows, store.isComplete, store.found.state.kind]).toEqual([[], false, 'idle'])
    const again = setUp({ cache })
    await again.open(at())
    expect([requests(), again.requests()]).toEqual([[1], [1]])
  })

  it('selected carriers are deselected by another search, and stay selected across pages', async () => {
    const { store, open } = setUp()
    await open(at())
    store.selection.select(new Set(['1']), store.rows)
    await open(at({ page: 2 }))
    expect(store.selection.keys).toEqual(new Set(['1']))
    await open(at({ filters: someLaneFilters({ isEldConnected: true }) }))
    expect(store.selection.carriers).toEqual([])
  })

  it('monitoring a carrier changes it on every page and in the other caches', async () => {
    const { store, open, changed, cache } = setUp()
    await open(at())
    await store.monitoring.start(id(2))
    await open(at({ page: 2 }))
    await open(at())
    expect(store.rows[1]?.subscription).not.toBeNull()
    expect(changed).toHaveBeenCalledOnce()
    const again = setUp({ cache })
    await again.open(at())
    expect(again.store.rows[1]?.subscription).not.toBeNull()
  })
})

describe('cached results of a lane', () => {
  it('cached rows are shown at once for their address, and cost no search', async () => {
    const first = setUp()
    await first.open(at({ page: 2 }))
    const { store, requests } = setUp({ cache: first.cache, user: limited(10) })
    store.open(at({ page: 2, panel: 'alert' }))
    expect(names(store)[0]).toBe('LANE 051')
    expect(requests()).toEqual([])
  })

  it.each([
    ['another page', at({ page: 3 }), aUser()],
    ['another order', at({ page: 2, sort: 'recent' }), aUser()],
    ['another person', at({ page: 2 }), aUser({ id: id(99) })],
  ])('the cache has no rows for %s', async (_, address, user) => {
    const first = setUp()
    await first.open(at({ page: 2 }))
    const { open, requests } = setUp({ cache: first.cache, user })
    await open(address)
    expect(requests().length).toBeGreaterThan(0)
  })

  it('a cached later page belongs to a search that was counted', async () => {
    const first = setUp()
    await first.open(at({ page: 2 }))
    const { store, open, lanes, notices } = setUp({ cache: first.cache, user: limited(10) })
    await open(at({ page: 2 }))
    await open(at())
    expect(lanes.requests[0]?.params).toMatchObject({ page: 1, isRetry: true })
    expect([names(store)[0], notices.notices['plan-limit']]).toEqual(['LANE 001', false])
  })
})

it('cached rows ordered by newest day belong to a search that was counted', async () => {
  const first = setUp()
  await first.open(at({ sort: 'recent' }))
  const { store, open, notices } = setUp({ cache: first.cache, user: limited(10) })
  await open(at({ sort: 'recent' }))
  await open(at({ sort: 'recent', page: 2 }))
  expect([names(store)[0], notices.notices['plan-limit']]).toEqual(['LANE 070', false])
})

describe('the plan limit of lane searches', () => {
  it('without a search left nothing is sent or shown, and the notice is raised', async () => {
    const { store, open, requests, notices, cache } = setUp({ user: limited(10) })
    await open(at())
    expect([requests(), store.rows, store.shown?.isWithheld]).toEqual([[], [], true])
    expect(notices.notices['plan-limit']).toBe(true)
    const again = setUp({ cache })
    await again.open(at())
    expect(again.requests()).toEqual([1])
  })

  it('a search is counted once: its further pages and its cached rows are not', async () => {
    const { store, open, world, account, requests } = setUp({ user: limited(9) })
    account.refresh.mockImplementation(async () => {
      world.user = limited(10)
    })
    await open(at())
    await open(at({ page: 2 }))
    await open(at({ sort: 'recent' }))
    await open(at())
    expect([requests(), store.shown?.isWithheld]).toEqual([[1, 2, 3], false])
    expect(account.refresh).toHaveBeenCalledOnce()
    await open(at({ filters: someLaneFilters({ isEldConnected: true }) }))
    expect(store.shown?.isWithheld).toBe(true)
  })

  it('a limit reached by a colleague meanwhile raises the notice instead of a refusal', async () => {
    const { store, open, world, account, lanes, notices } = setUp({ user: limited(9) })
    account.refresh.mockImplementation(async () => {
      world.user = limited(10)
    })
    lanes.refuseNext('search', refusal.forbidden('You have used all the carrier searches in your plan.'))
    await open(at())
    expect([store.found.state.kind, store.shown?.isWithheld]).toEqual(['ready', true])
    expect(notices.notices['plan-limit']).toBe(true)
  })

  it('a plan without lane search refuses with a reason', async () => {
    const { store, open, lanes } = setUp()
    lanes.refuseNext('search', refusal.forbidden('Your plan does not include lane search.'))
    await open(at())
    expect(store.found.state).toMatchObject({ kind: 'refused', refusal: { kind: 'forbidden' } })
  })
})

describe('errors of a lane search', () => {
  it('a server error keeps the lane and its filters, and a retry is no new search', async () => {
    const { store, open, lanes, account } = setUp({ user: limited(9) })
    lanes.serverErrorNext('r-1')
    await open(at())
    expect(store.found.state).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'server-error', requestId: 'r-1' },
    })
    expect(laneResultsPath(store.address)).toBe(laneResultsPath(at()))
    account.refresh.mockClear()
    store.retry()
    await store.settled()
    expect(lanes.requests[1]?.params).toMatchObject({ isRetry: true })
    expect(names(store)).toHaveLength(50)
  })

  it('a lost connection keeps the old rows, and the same page can be requested again', async () => {
    const { store, open, lanes } = setUp()
    await open(at())
    lanes.failNext('search')
    await open(at({ page: 2 }))
    expect([store.found.state.kind, store.isOutdated, names(store)[0]]).toEqual(['failed', true, 'LANE 001'])
    store.retry()
    await store.settled()
    expect(names(store)[0]).toBe('LANE 051')
  })

  it('an error while loading all pages is shown, and loaded pages are not requested again', async () => {
    const { store, open, lanes, requests } = setUp()
    await open(at())
    lanes.failNext('search')
    const report = vi.fn<() => void>()
    await expect(store.everything(new AbortController().signal, report)).rejects.toThrow()
    const all = await store.everything(new AbortController().signal, report)
    expect(all.ok && all.value).toHaveLength(120)
    expect(requests()).toEqual([1, 2, 2, 3])
    lanes.refuseNext('search', refusal.forbidden())
    await open(at({ filters: someLaneFilters({ isContactVerified: true }) }))
    lanes.refuseNext('search', refusal.forbidden())
    expect((await store.everything(new AbortController().signal, report)).ok).toBe(false)
  })
})
