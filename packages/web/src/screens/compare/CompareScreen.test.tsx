import {
  comparePath,
  type CurrentUser,
  done,
  type Lane,
  type LaneSearch,
  readComparison,
  RECENT_LANES,
  USUAL_TOGGLES,
} from '@fairhaul/core'
import {
  aCarrierDetail,
  aLane,
  aLaneAnswer,
  aLaneCarrier,
  aLanePlace,
  aPaywall,
  aUser,
  fakeAreas,
  fakeCarriers,
  fakeClock,
  fakeSearchCache,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ComparingTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { Navigator } from '../../di/navigator.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import type { ComparedRecords } from '../../parts/comparing/compared-records.ts'
import { RecentsStore } from '../../parts/recents-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { RecentListStore } from '../../stores/recent-list-store.ts'
import { CompareScreen } from './CompareScreen.tsx'
import { screen as module } from './screen.ts'

afterEach(cleanup)

const EAGLE = aCarrierDetail({ id: id(7), legalName: 'EAGLE MESA' })
const PRAIRIE = aCarrierDetail({ id: id(9), legalName: 'PRAIRIE LINE', identityAlertsCount: 2 })
const HAWK = aCarrierDetail({ id: id(3), legalName: 'HAWK RIDGE' })

const setUp = (
  numbers: readonly number[],
  { user = aUser(), lane }: { user?: CurrentUser; lane?: Lane } = {},
) => {
  const world = fakeWorld({ user, carriers: [EAGLE, PRAIRIE, HAWK] })
  const carriers = fakeCarriers(world)
  const records = {
    policies: vi.fn<ComparedRecords['policies']>(async () => done([])),
    insights: vi.fn<ComparedRecords['insights']>(async () => done([])),
    areas: vi.fn<ComparedRecords['areas']>(async () => done([])),
  }
  const search = vi.fn<LaneSearch['search']>(async () =>
    done(
      aLaneAnswer({
        carriers: {
          items: [aLaneCarrier({ id: id(7), seenOnLane: { times: 3, lastOn: '2026-03-04' } })],
          page: 1,
          pages: 1,
          total: 1,
        },
      }),
    ),
  )
  const notices = new PlanNoticesStore()
  const whoIsHere = () => world.user
  const navigator = {
    go: vi.fn<Navigator['go']>(path => open(path)),
    back: vi.fn<Navigator['back']>(),
    prefetch: vi.fn<Navigator['prefetch']>(),
  }
  const recents = new RecentsStore(fakeSearchCache(), whoIsHere)
  recents.opened(HAWK)
  const { visit, Page } = pageOf([
    provide(AccountTokens.AccountStore, { user: world.user } as never),
    provide(BrowserTokens.Clock, { ...fakeClock(), today: () => '2026-11-21' } as never),
    provide(BrowserTokens.Navigator, navigator),
    provide(BrowserTokens.PageConfiguration, { toggles: USUAL_TOGGLES, maps: { kind: 'offline' } } as never),
    provide(CarriersTokens.Carriers, carriers),
    provide(ComparingTokens.ComparedRecords, records),
    provide(RecentsTokens.CarrierDetailsStore, new CarrierDetailsStore(carriers, whoIsHere, Date.now)),
    provide(RecentsTokens.RecentsStore, recents),
    provide(SearchTokens.Areas, fakeAreas(world)),
    provide(SearchTokens.LaneSearch, { search }),
    provide(SearchTokens.RecentLanesStore, new RecentListStore(RECENT_LANES, fakeSearchCache(), whoIsHere)),
    provide(ShellTokens.PlanNoticesStore, notices),
  ])
  const address = comparePath({
    carriers: numbers.map(number => id<'carrier'>(number)),
    ...(lane && { lane }),
  })
  let store = module.open(visit(address), undefined)
  const open = (path: string) => act(() => void (store = module.open(visit(path), store)))
  const show = async () => {
    await Promise.all(store.columns.map(column => column.load()))
    render(
      <Page store={store} address={address}>
        <CompareScreen />
      </Page>,
    )
  }
  return {
    world,
    carriers,
    records,
    search,
    notices,
    navigator,
    store,
    show,
    events: userEvent.setup({ delay: null }),
  }
}

const went = (navigator: { readonly go: { readonly mock: { readonly lastCall?: unknown[] | undefined } } }) =>
  readComparison(String(navigator.go.mock.lastCall?.[0]).replace('/carriers/compare', ''))

/** Found by text, as queries by role are slow in a table of this size. */
const heads = () => [...document.querySelectorAll('thead a')].map(link => link.textContent)
const line = (label: string): HTMLElement => {
  const row = screen.getByText(label, { selector: 'th' }).closest('tr')
  if (row === null) throw new Error(`${label} stands in no row`)
  return row
}
const rowOf = (label: string) =>
  [...line(label).querySelectorAll('td')].map(cell => {
    expect(cell.getAttribute('role')).toBe('cell')
    return cell.textContent
  })
const press = (label: string) => screen.getByLabelText(label)

describe('a comparison', () => {
  it('a comparison has facts as rows and carriers as columns, marks differences, and names the best', async () => {
    const { show } = setUp([7, 9])
    await show()
    expect(heads()).toEqual(['EAGLE MESA', 'PRAIRIE LINE'])
    const alerts = line('Identity alerts')
    expect(within(alerts).getByText('differs')).toBeTruthy()
    expect(rowOf('Identity alerts')).toEqual(['0 fewest', '2'])
    expect(line('Power units').textContent).not.toContain('differs')
  })

  it('marks in a comparison are for verdicts, and never for facts', async () => {
    const { show } = setUp([7, 9])
    await show()
    expect(line('Verdict').querySelectorAll('td svg')).toHaveLength(2)
    expect(line('Identity alerts').querySelectorAll('td svg')).toHaveLength(0)
    expect(line('Connection').querySelectorAll('td svg')).toHaveLength(0)
  })

  it('a comparison can show only differences, and says how many facts are left out', async () => {
    const { show, events, navigator } = setUp([7, 9])
    await show()
    await events.click(screen.getByRole('switch', { name: 'Only differences' }))
    expect(went(navigator).onlyDifferences).toBe(true)
    expect(screen.queryByText('Power units', { selector: 'th' })).toBeNull()
    expect(line('Identity alerts')).toBeTruthy()
    expect(screen.getByText(/facts that are the same for all/)).toBeTruthy()
  })

  it('a word of a comparison shows its evidence on focus', async () => {
    const { show, events } = setUp([7, 9])
    await show()
    const row = within(line('Vehicles out of service'))
    const [rate] = row.getAllByRole('button')
    await events.click(rate as HTMLElement)
    expect(screen.getByText('22.26%, as of Jun 6, 2025')).toBeTruthy()
  })

  it('a comparison moves and removes carriers, and moves the focus along', async () => {
    const { show, events, navigator } = setUp([7, 9, 3])
    await show()
    await events.click(press('Move EAGLE MESA right'))
    expect(heads()).toEqual(['PRAIRIE LINE', 'EAGLE MESA', 'HAWK RIDGE'])
    expect(document.activeElement).toBe(press('Move EAGLE MESA right'))
    await events.click(press('Move EAGLE MESA right'))
    expect(document.activeElement).toBe(press('Move EAGLE MESA left'))
    await events.click(press('Remove EAGLE MESA'))
    expect(went(navigator).carriers).toEqual([9, 3])
    expect(document.activeElement).toBe(press('Remove HAWK RIDGE'))
  })

  it('a comparison of one carrier asks for more, and offers recent carriers', async () => {
    const { show, events, navigator } = setUp([7])
    await show()
    expect(screen.getByText(/Choose two to four carriers to compare. Add one more./)).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
    await events.click(screen.getByRole('button', { name: 'Add HAWK RIDGE' }))
    expect(went(navigator).carriers).toEqual([7, 3])
  })

  it('a comparison without a carrier says how to begin', async () => {
    const { show } = setUp([])
    await show()
    expect(screen.getByText('No carriers to compare yet')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('a carrier is added by name, and compared ones are not offered', async () => {
    const { store } = setUp([7, 9])
    store.adding.type('hawk')
    await expect.poll(() => store.adding.options.map(({ label }) => label)).toEqual(['HAWK RIDGE'])
    store.adding.type('eagle')
    await expect.poll(() => store.adding.isSearching).toBe(false)
    expect(store.adding.options).toEqual([])
    store.adding.type('---')
    expect(store.adding.error).toMatch(/no letter and no digit/)
  })

  it('a comparison has at most four carriers', async () => {
    const { show, world, store } = setUp([7, 9, 3, 4])
    world.carriers.push(aCarrierDetail({ id: id(4), legalName: 'OWL CREEK' }))
    expect(store.columns).toHaveLength(4)
    await show()
    expect(screen.getByText('4 carriers is the maximum. Remove one to add another.')).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Add a carrier' })).toBeNull()
  })
})

describe('a column', () => {
  it('a missing carrier says so in its column, as does one of another company, and the others stay', async () => {
    const { show } = setUp([7, 999])
    await show()
    expect(screen.getByRole('alert').textContent).toContain('This carrier does not exist')
    expect(rowOf('Power units')).toEqual(['12', 'not available'])
    expect(press('Remove carrier 999')).toBeTruthy()
  })

  it('a failed column is loaded again alone', async () => {
    const { carriers, show, events, store } = setUp([7])
    carriers.failNext('detail')
    await store.columns[0]?.load()
    expect(store.columns[0]?.profile.state.kind).toBe('failed')
    carriers.failNext('detail')
    await show()
    expect(screen.getByRole('alert').textContent).toContain('No connection')
    await events.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'EAGLE MESA' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a column keeps its profile when one of its records is refused or fails', async () => {
    const { records, show, events } = setUp([7, 9])
    records.insights.mockImplementation(async () => ({ ok: false, refusal: refusal.forbidden() }))
    records.areas.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
    await show()
    expect(rowOf('Gaps in authority')).toEqual(['not available', 'not available'])
    expect(rowOf('Areas seen in')).toEqual(['not loaded', 'not loaded'])
    const [again] = screen.getAllByRole('button', { name: 'Try again' })
    await events.click(again as HTMLElement)
    expect(await screen.findByText('none on record')).toBeTruthy()
  })

  it('a column hides safety data from users who may not see it', async () => {
    const { world, show } = setUp([7, 9])
    world.carriers = world.carriers.map(carrier => ({ ...carrier, safety: null }))
    await show()
    expect(rowOf('Rating')).toEqual([
      'hiddenyour permissions do not include safety data',
      'hiddenyour permissions do not include safety data',
    ])
  })
})

describe('the lane', () => {
  const limited = (used: number) =>
    aUser({
      paywall: aPaywall({
        canLaneSearch: true,
        limits: { carrierSearches: 50 },
        usage: { carrierSearchesCount: used },
      }),
    })

  it('a lane is counted at once if the plan has no limit', async () => {
    const { store, search, show } = setUp([7, 9], {
      lane: aLane(),
      user: aUser({ paywall: aPaywall({ canLaneSearch: true, limits: { carrierSearches: null } }) }),
    })
    await expect.poll(() => store.sightings.found.state.kind).toBe('ready')
    expect(search).toHaveBeenCalledOnce()
    await show()
    expect(rowOf('Seen on this lane')).toEqual(['3 timeslast Mar 4, 2026 most often', 'not seenat both ends'])
  })

  it('a lane has the names of its areas, whatever a link says', async () => {
    const origin = aLanePlace({ name: 'Miami, FL' })
    const { navigator } = setUp([7, 9], { lane: aLane({ origin }), user: limited(12) })
    await expect.poll(() => navigator.go.mock.calls.length).toBe(1)
    expect(went(navigator).lane).toEqual(aLane())
  })

  it('a lane shows the cost of its search, and waits for the button', async () => {
    const { search, show, events } = setUp([7, 9], { lane: aLane(), user: limited(12) })
    await show()
    expect(search).not.toHaveBeenCalled()
    expect(screen.getByText(/This uses one carrier search of your plan: 12 of 50 searches used/)).toBeTruthy()
    await events.click(screen.getByRole('button', { name: 'Compare lane history' }))
    expect(await screen.findByText('3 times')).toBeTruthy()
    expect(search).toHaveBeenCalledOnce()
  })

  it('a lane is not counted beyond the limit of the plan, whose notice is shown', async () => {
    const { search, show, events, notices } = setUp([7, 9], { lane: aLane(), user: limited(50) })
    await show()
    await events.click(screen.getByRole('button', { name: 'Compare lane history' }))
    expect([search.mock.calls.length, notices.notices['plan-limit']]).toEqual([0, true])
  })

  it('a lane that failed can be tried again without another counted search', async () => {
    const { search, show, events, store } = setUp([7, 9], { lane: aLane(), user: limited(12) })
    search.mockRejectedValueOnce(new Error('lost'))
    await show()
    await events.click(screen.getByRole('button', { name: 'Compare lane history' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('A retry does not count as another search.')
    await events.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expect.poll(() => store.sightings.found.state.kind).toBe('ready')
    expect(search.mock.lastCall?.[0]).toMatchObject({ isRetry: true })
  })

  it('no lane is offered if the plan has no lane search', async () => {
    const { search, show } = setUp([7, 9], {
      lane: aLane(),
      user: aUser({ paywall: aPaywall({ canLaneSearch: false }) }),
    })
    await show()
    expect(search).not.toHaveBeenCalled()
    expect(screen.queryByRole('form', { name: 'Lane history' })).toBeNull()
  })
})
