import {
  DEFAULT_LANE_FILTERS,
  type LaneCarrier,
  type LaneResultsAddress,
  laneResultsPath,
  shortConnection,
  swapLane,
} from '@fairhaul/core'
import {
  aCompany,
  aConnectionInProgress,
  aLane,
  aLanePlace,
  aMapRoute,
  anArea,
  aPaywall,
  aUser,
  id,
  refusal,
  someLaneFilters,
} from '@fairhaul/testkit'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { watchSavedFiles } from '../../parts/testing/saved-files.ts'
import { shownReasons } from '../../parts/testing/shown-reasons.ts'
import { aLanePage } from './testing/a-lane-page.tsx'
import { carriersOnLane } from './testing/a-lane-world.ts'

// The map is lazy; imported here, as loading it takes long in a test.
beforeAll(() => import('../../parts/map/MapView.tsx'))
// The same for the carrier beside the list.
beforeAll(() => import('../../parts/carrier-panel/CarrierPanel.tsx'))

afterEach(cleanup)

const path = (some: Partial<LaneResultsAddress> = {}) =>
  laneResultsPath({
    lane: aLane(),
    filters: DEFAULT_LANE_FILTERS,
    page: 1,
    sort: 'times',
    verdict: null,
    panel: null,
    ...some,
  })

const rows = () => document.querySelectorAll('[data-bench=result-row]')
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the results of a lane', () => {
  it('the results show the lane, the count, and first why each carrier is listed', async () => {
    await aLanePage(path(), carriersOnLane(60))
    expect(heading()).toBe('Dallas, TX 75201 to Atlanta, GA 30301 60 carriers')
    expect(rows()).toHaveLength(50)
    const [first] = screen.getAllByTitle('Seen 60 times on this lane, last on Jan 1, 2026')
    expect(first?.textContent).toBe('60 times on this lane, last Jan 1, 2026')
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('page=2')
  })

  it('a press on a carrier opens it, with its profile one press away, and Close goes back to the list', async () => {
    const { user, navigator } = await aLanePage(path(), carriersOnLane(3))
    await user.click(screen.getByRole('row', { name: /LANE 002/ }))
    expect(navigator.go).toHaveBeenLastCalledWith(`${path()}&open=2`, { replace: false })
    const opened = within(await screen.findByRole('dialog', { name: 'LANE 002' }))
    expect(opened.getByRole('link', { name: /Open profile/ }).getAttribute('href')).toBe('/broker/carriers/2')
    await user.keyboard('j')
    expect(await screen.findByRole('dialog', { name: 'LANE 003' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(navigator.back).toHaveBeenCalledOnce()
  })

  it('what is done with an open carrier shows in its row, without a new search', async () => {
    const { user, lanes, store } = await aLanePage(`${path()}&open=2`, {
      ...carriersOnLane(3),
      connections: [aConnectionInProgress({ carrierId: id(2) })],
    })
    const { results } = store.parts
    const connectionOf = () => results.rows.find(each => each.id === id(2))?.connection
    results.replace({
      ...(results.rows.find(each => each.id === id(2)) as LaneCarrier),
      connection: shortConnection(aConnectionInProgress({ carrierId: id(2) })),
    })
    const opened = within(await screen.findByRole('dialog', { name: 'LANE 002' }))
    await user.click(opened.getByRole('button', { name: /Mark as onboarded/ }))
    await waitFor(() => expect(connectionOf()?.status).toBe('onboarded'))
    expect(lanes.requests.filter(({ call }) => call === 'search')).toHaveLength(1)
  })

  it('a press on a header orders the carriers of all pages, and the next ones turn it and undo it', async () => {
    const { user, navigator } = await aLanePage(path(), carriersOnLane(60))
    const wentTo = () => navigator.go.mock.lastCall?.[0]
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    const first = () => rows()[0]?.textContent
    await press('Carrier')
    expect(wentTo()).toBe(path({ sort: { by: 'name', direction: 'ascending' } }))
    await waitFor(() => expect(first()).toContain('LANE 001'))
    await press('Carrier')
    expect(wentTo()).toBe(path({ sort: { by: 'name', direction: 'descending' } }))
    await waitFor(() => expect(first()).toContain('LANE 060'))
    await press('Carrier')
    expect(wentTo()).toBe(path())
    await press('On this lane')
    expect(wentTo()).toBe(path({ sort: 'recent' }))
  })

  it('a letter shows and hides the map from anywhere on the page', async () => {
    const { user } = await aLanePage(path(), carriersOnLane(3))
    expect(screen.getByRole('button', { name: /Show map/ })).toBeTruthy()
    await user.keyboard('w')
    expect(await screen.findByRole('button', { name: /Hide map/ })).toBeTruthy()
    await user.keyboard('w')
    expect(await screen.findByRole('button', { name: /Show map/ })).toBeTruthy()
  })

  it('one press narrows the results to a verdict, and another shows all again', async () => {
    const { user, navigator } = await aLanePage(path(), carriersOnLane(3))
    const verdicts = within(screen.getByRole('group', { name: 'Verdict' }))
    expect(verdicts.getAllByRole('button').map(each => each.textContent)).toEqual([
      'All 3',
      'Pass 3',
      'Override 0',
      'Incomplete 0',
      'Fail 0',
    ])
    await user.click(verdicts.getByRole('button', { name: 'Fail 0' }))
    expect(navigator.go).toHaveBeenLastCalledWith(path({ verdict: 'Fail' }), undefined)
    expect(await screen.findByText('No carrier on this lane has the verdict Fail')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show all verdicts' }).getAttribute('href')).toBe(
      `/broker${path()}`,
    )
    await user.click(verdicts.getByRole('button', { name: 'Pass 3' }))
    await waitFor(() => expect(rows()).toHaveLength(3))
    await user.click(verdicts.getByRole('button', { name: 'Pass 3' }))
    expect(navigator.go).toHaveBeenLastCalledWith(path(), undefined)
  })

  it('a plan without rules shows no verdicts to narrow a lane to', async () => {
    await aLanePage(path(), {
      ...carriersOnLane(3),
      user: aUser({ paywall: aPaywall({ canRule: false }) }),
    })
    expect(rows()).toHaveLength(3)
    expect(screen.queryByRole('group', { name: 'Verdict' })).toBeNull()
  })

  it('say why a verdict is what it is, on focus and under the pointer', async () => {
    await aLanePage(path(), carriersOnLane(3))
    const { focus, hover } = await shownReasons('Pass')
    expect(focus).toMatch(/^Why it passes.*Cargo at least 100,000/)
    expect(hover).toBe(focus)
  })

  it('the results say that there may be more than 200 carriers', async () => {
    await aLanePage(path(), carriersOnLane(200))
    expect(heading()).toContain('200 carriers or more')
    expect(screen.getByRole('button', { name: 'Export the first 200' })).toBeTruthy()
    expect(screen.getByText('There may be more.')).toBeTruthy()
    expect(screen.getByText('The first 200')).toBeTruthy()
  })

  it('the map shows the route with its miles, straight or by road, and where the carriers are based', async () => {
    const { user } = await aLanePage(path(), { laneRoute: aMapRoute() })
    expect(await screen.findByText('720 miles by road')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show map' }))
    const based = screen.getByRole('group', { name: 'Where the carriers are based' })
    expect(within(based).getByText('Texas').parentElement?.textContent).toBe('Texas1carrier')
    expect(await screen.findByRole('application', { name: /Dallas, TX 75201 to Atlanta/ })).toBeTruthy()
  })

  it('the results name the areas searched, whatever a link calls them, without another search', async () => {
    const origin = aLanePlace({ name: 'Miami, FL' })
    const { lanes, recent } = await aLanePage(path({ lane: aLane({ origin }) }), carriersOnLane(3))
    await waitFor(() => expect(heading()).toBe('Dallas, TX 75201 to Atlanta, GA 30301 3 carriers'))
    expect(lanes.requests).toHaveLength(1)
    expect(recent.items).toEqual([aLane()])
  })

  it('leaving the results cancels everything pending', async () => {
    const { store, navigator } = await aLanePage(path(), carriersOnLane(1))
    cleanup()
    navigator.go.mockClear()
    expect(() => store.dispose()).not.toThrow()
    expect(navigator.go).not.toHaveBeenCalled()
  })

  it('the map says that the distance is not known', async () => {
    await aLanePage(path(), { laneRoute: null })
    expect(screen.getByText('Distance unknown')).toBeTruthy()
  })

  it('a hovered row is marked on the map, and a hovered region in the rows', async () => {
    await aLanePage(path(), {}, fakes => fakes.cache.write('lane-map', 'shown'))
    const [row] = rows()
    const region = () => screen.getByText('Texas').closest('button')
    if (row === undefined) throw new Error('no row')
    fireEvent.pointerOver(row)
    expect(region()?.hasAttribute('data-hovered')).toBe(true)
    const table = row.closest('table')?.parentElement?.parentElement
    if (table) fireEvent.pointerLeave(table)
    expect(region()?.hasAttribute('data-hovered')).toBe(false)
    fireEvent.pointerEnter(region() ?? row)
    expect(row.hasAttribute('data-hovered')).toBe(true)
    fireEvent.click(region() ?? row)
    expect(document.activeElement).toBe(row)
  })

  it('the map is closed in a window below 1,600 px until it is opened, and stays as it was left', async () => {
    const { user, cache } = await aLanePage(path())
    await user.click(screen.getByRole('button', { name: 'Show map' }))
    expect(cache.read('lane-map')).toBe('shown')
    await user.click(screen.getByRole('button', { name: 'Hide map' }))
    expect(screen.queryByRole('group', { name: 'Where the carriers are based' })).toBeNull()
    expect(cache.read('lane-map')).toBe('folded')
    cleanup()
    await aLanePage(path(), {}, fakes => fakes.cache.write('lane-map', 'folded'))
    expect(screen.getByRole('button', { name: 'Show map' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('carriers of a lane can be selected and compared', async () => {
    const { user } = await aLanePage(path(), carriersOnLane(3))
    await user.click(screen.getByRole('checkbox', { name: 'Select LANE 002' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select LANE 001' }))
    expect(screen.getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toContain(
      'carriers[]=2&carriers[]=1',
    )
  })

  it('a searched lane is added to the recent lanes', async () => {
    const { recent } = await aLanePage(path())
    expect(recent.items).toEqual([aLane()])
  })
})

describe('another lane', () => {
  it('swapping the lane searches the way back at once', async () => {
    const { user, navigator, lanes } = await aLanePage(path({ page: 2 }), carriersOnLane(60))
    await user.click(screen.getByRole('button', { name: 'Swap origin and destination' }))
    expect(navigator.go.mock.calls[0]?.[0]).toBe(path({ lane: swapLane(aLane()) }))
    await waitFor(() => expect(heading()).toContain('Atlanta, GA 30301 to Dallas, TX 75201'))
    expect(lanes.requests.at(-1)?.params).toMatchObject({ originAreaId: 30_301 })
  })

  it('a lane of one end has no results, and keeps none of the previous ones', async () => {
    const { user, cache } = await aLanePage(path())
    expect(cache.read('broker/carriers/lane-search-results')).toBeDefined()
    await user.click(screen.getAllByRole('button', { name: /Clear/ })[0] as HTMLElement)
    await waitFor(() => expect(heading()).toBe('Lane search results '))
    expect(rows()).toHaveLength(0)
    expect(cache.read('broker/carriers/lane-search-results')).toBeUndefined()
    expect(screen.getByRole('link', { name: 'Choose a lane' }).getAttribute('href')).toContain(
      '/carriers/lane-search?',
    )
  })

  it('a lane without results offers larger areas', async () => {
    const named = (areaId: number, name: string) => anArea({ id: id(areaId), name, kind: 'state' })
    const { navigator } = await aLanePage(path(), { seenCarriers: [] }, ({ world }) => {
      world.areas.push(named(48, 'Texas'), named(13, 'Georgia'))
    })
    expect(screen.getByText('No carrier was seen on this lane')).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'Search Texas to Georgia instead' })
    expect(link.getAttribute('href')).toContain('origin[area_id]=48')
    expect(navigator.go).not.toHaveBeenCalled()
  })
})

describe('filters', () => {
  const narrowed = someLaneFilters({ cargoUsd: 1_000_000, isEldConnected: true })

  it('filters that match no carrier are named, and can be removed one by one', async () => {
    const { user, navigator } = await aLanePage(path({ filters: narrowed }))
    expect(screen.getByText('No carrier was seen on this lane with these filters')).toBeTruthy()
    const [chip] = screen.getAllByRole('button', { name: /Cargo coverage of at least \$1,000,000/ })
    await user.click(chip as HTMLElement)
    expect(navigator.go.mock.calls[0]?.[0]).toBe(path({ filters: someLaneFilters({ isEldConnected: true }) }))
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  it('filters are set in a drawer with an address, and searched when they are applied', async () => {
    const { user, navigator, lanes, store } = await aLanePage(path({ panel: 'filters' }))
    const drawer = screen.getByRole('dialog', { name: 'Filters' })
    store.parts.draft.set({ isEldConnected: true })
    expect(lanes.requests).toHaveLength(1)
    await user.click(within(drawer).getByRole('button', { name: 'Show carriers' }))
    expect(navigator.go).toHaveBeenCalledWith(path({ filters: someLaneFilters({ isEldConnected: true }) }), {
      replace: true,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lanes.requests).toHaveLength(2)
  })
})

describe('a file of the results', () => {
  it('the export of a lane has every page', async () => {
    const savedFiles = watchSavedFiles()
    const { user } = await aLanePage(path(), carriersOnLane(60))
    await user.click(screen.getByRole('button', { name: /^Export/ }))
    await screen.findByText('60 carriers exported, with insights.')
    const [file] = await savedFiles()
    expect(file?.name).toBe('dallas-tx-75201-to-atlanta-ga-30301-2026-11-21.csv')
    const lines = file?.text.trimEnd().split('\n') ?? []
    expect(lines).toHaveLength(61)
    expect(lines[0]).toMatch(/Last seen on this lane$/)
  })

  it('the export of a lane is not offered if the plan has none', async () => {
    const savedFiles = watchSavedFiles()
    const paywall = aPaywall({ canExport: false })
    const { user, notices } = await aLanePage(path(), { user: aUser({ paywall }) })
    await user.click(screen.getByRole('button', { name: /^Export/ }))
    expect([notices.notices['no-export'], await savedFiles()]).toEqual([true, []])
  })

  it('an export that failed halfway says so, and continues where it stopped', async () => {
    const { user, lanes } = await aLanePage(path(), carriersOnLane(60))
    const savedFiles = watchSavedFiles()
    lanes.failNext('search')
    await user.click(screen.getByRole('button', { name: /^Export/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('No file was made.')
    expect(await savedFiles()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('60 carriers exported, with insights.')
  })
})

describe('errors', () => {
  it('an error of the server is shown, keeps the lane, and can be tried again', async () => {
    const { user } = await aLanePage(path(), {}, ({ lanes }) => lanes.serverErrorNext('r-9'))
    expect(screen.getByText('This lane could not be searched')).toBeTruthy()
    expect(screen.getByText('r-9')).toBeTruthy()
    expect(screen.getByDisplayValue('Dallas, TX 75201')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  it('an offline error above older rows says which lane they belong to', async () => {
    const { open, lanes } = await aLanePage(path(), carriersOnLane(60))
    lanes.failNext('search')
    await open(path({ page: 2 }))
    expect((await screen.findByText(/The rows below are for Dallas/)).textContent).toContain('Atlanta')
    expect(rows()).toHaveLength(50)
  })

  it.each([
    [
      'refused',
      refusal.forbidden('Your plan does not include lane search.'),
      'You do not have access to the carriers of this lane',
    ],
    ['of no known place', refusal.notFound, 'We do not recognize a place on this lane'],
  ])('%s offers nothing to try again', async (_, why, title) => {
    await aLanePage(path(), {}, ({ lanes }) => lanes.refuseNext('search', why))
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('a search withheld by the plan says that no search was made', async () => {
    const paywall = aPaywall({ limits: { carrierSearches: 3 }, usage: { carrierSearchesCount: 3 } })
    const { notices, lanes } = await aLanePage(path(), { user: aUser({ paywall }) })
    expect(await screen.findByText('This search was not run')).toBeTruthy()
    expect([notices.notices['plan-limit'], lanes.requests]).toEqual([true, []])
  })

  it('an address beyond the last page links to the first page', async () => {
    await aLanePage(path({ page: 3 }))
    expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe(
      `/broker${path()}`,
    )
  })
})

describe('an alert to others', () => {
  it('the alert drawer says who sees the alert, and shows its errors', async () => {
    const { user, alerts } = await aLanePage(path({ panel: 'alert' }))
    const drawer = screen.getByRole('dialog', { name: 'Post an alert' })
    expect(within(drawer).getByText(/Every broker can read it, with the contact/)).toBeTruthy()
    expect(within(drawer).getByText('Dallas, TX 75201')).toBeTruthy()
    await user.click(within(drawer).getByRole('button', { name: 'Send alert' }))
    for (const text of ['Choose a category.', 'Say what happened.', 'Choose a commodity.'])
      expect(within(drawer).getByText(text)).toBeTruthy()
    expect(alerts.requests).toEqual([])
  })

  it('an alert is sent and announced, and its drawer closes', async () => {
    const { user, store, world, say, navigator } = await aLanePage(path({ panel: 'alert' }))
    const drawer = screen.getByRole('dialog')
    store.parts.alert.change({ category: 'stolen_assets', commodityTypeId: id(1), message: 'Gone.' })
    await user.click(within(drawer).getByRole('button', { name: 'Send alert' }))
    await waitFor(() => expect(say).toHaveBeenCalledWith('Alert posted. Every broker can read it.'))
    expect(world.identityAlerts[0]).toMatchObject({ originAreaId: 75_201, category: 'stolen_assets' })
    expect(navigator.go).toHaveBeenCalledWith(path(), { replace: true })
  })

  it('no alert is offered to brands whose alerts have no lane', async () => {
    const user = aUser({ company: aCompany({ companyType: 'carrier' }) })
    await aLanePage(path({ panel: 'alert' }), { user })
    expect(screen.getByText('You cannot post an alert on a lane.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send alert' })).toBeNull()
  })
})
