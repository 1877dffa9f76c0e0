import {
  aCarrierDetail,
  aFinding,
  aLane,
  aPaywall,
  aPlace,
  aSuggestion,
  aUser,
  aWatchdogUser,
  type FakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import '../../parts/map/MapView.tsx'
import './HomeBelow.tsx'
import { homePage } from './testing/home-page.tsx'

afterEach(cleanup)

const show = (
  change: Partial<FakeWorld> = {},
  arrange?: (page: ReturnType<typeof homePage>) => void,
  query = '',
) => {
  const page = homePage(change)
  arrange?.(page)
  page.show(query)
  return page
}

const namesOfMine = () =>
  within(screen.getByRole('region', { name: 'My Carriers' }))
    .queryAllByRole('link')
    .map(link => link.textContent)

describe('Home', () => {
  it('Home begins with the search', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Find a carrier' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Find a carrier' }).dataset['bench']).toBe('carrier-search')
  })

  it('Home shows recent carriers and searches', async () => {
    show({}, ({ recents }) => {
      recents.opened(aSuggestion({ id: id(9), legalName: 'RECENT INC' }))
      recents.searched('MC-12')
    })
    expect((await screen.findByRole('link', { name: 'RECENT INC' })).getAttribute('href')).toBe(
      '/broker/carriers/9',
    )
    expect(screen.getByRole('link', { name: 'MC-12' }).getAttribute('href')).toBe(
      '/broker/carriers/search-results?search=MC-12',
    )
  })

  it('Home shows recent lanes to users who may search lanes', async () => {
    show({}, ({ recentLanes }) => recentLanes.searched(aLane()))
    const link = await screen.findByRole('link', { name: 'Dallas, TX 75201 to Atlanta, GA 30301' })
    expect(link.getAttribute('href')).toMatch(/^\/broker\/carriers\/lane-search-results\?/)
    cleanup()
    const user = aUser({ paywall: aPaywall({ canLaneSearch: false }) })
    show({ user }, ({ recentLanes, recents }) => {
      recentLanes.searched(aLane())
      recents.searched('MC-12')
    })
    expect(await screen.findByRole('link', { name: 'MC-12' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Recent lanes' })).toBeNull()
  })

  it('Home shows the monitored carriers that need attention first, with the reason', async () => {
    const failing = aCarrierDetail({
      id: id(2),
      legalName: 'ZULU FAILS',
      rulesAssessment: { findings: [aFinding({ result: 'fail', value: '$50,000' })], overrides: [] },
    })
    const passing = aCarrierDetail({ id: id(1), legalName: 'ALPHA PASSES' })
    show({
      carriers: [passing, failing, aCarrierDetail({ id: id(3), legalName: 'NOT MINE' })],
      subscriptions: [
        { id: id(1), carrierId: id(1), createdAt: '2026-01-01T00:00:00.000Z' },
        { id: id(2), carrierId: id(2), createdAt: '2026-01-01T00:00:00.000Z' },
      ],
    })
    await screen.findByText('2 monitored')
    expect(namesOfMine()).toEqual(['ZULU FAILS', 'ALPHA PASSES'])
    expect(screen.getByText('cargo $50,000, needs $100,000')).toBeTruthy()
  })

  describe('where the carriers are', () => {
    const inState = (at: number, state: string) =>
      aCarrierDetail({
        id: id(at),
        legalName: `CARRIER ${at}`,
        physicalAddress: aPlace({ state, country: 'US' }),
      })
    const placed = (states: readonly string[]) => ({
      carriers: states.map((state, at) => inState(at + 1, state)),
      subscriptions: states.map((_, at) => ({
        id: id<'subscription'>(at + 1),
        carrierId: id<'carrier'>(at + 1),
        createdAt: '2026-01-01T00:00:00.000Z',
      })),
    })
    const list = () => screen.findByRole('group', { name: 'Your carriers by state or province' })
    const names = namesOfMine

    it('the regions of the carriers are on a map and in a list, the largest first', async () => {
      show(placed(['GA', 'TX', 'TX', 'ZZ']))
      const buttons = within(await list()).getAllByRole('button')
      expect(buttons.map(({ textContent }) => textContent)).toEqual(['Texas2carriers', 'Georgia1carrier'])
      expect(screen.getByText('1 carrier without a state or province on this map')).toBeTruthy()
      expect(await screen.findByRole('application', { name: 'Where your carriers are' })).toBeTruthy()
    })

    it('a region hovered in the list is marked on the map, and the other way round', async () => {
      show(placed(['GA', 'TX']))
      const map = await screen.findByRole('application', { name: 'Where your carriers are' })
      const row = within(await list()).getByRole('button', { name: /^Georgia/ })
      fireEvent.focus(row)
      expect(map.querySelector('path[data-hovered]')?.getAttribute('data-id')).toBe('US-GA')
      fireEvent.blur(row)
      expect(map.querySelector('path[data-hovered]')).toBeNull()
      fireEvent.pointerOver(map.querySelector('path[data-id="US-GA"]') as Element)
      expect(row.dataset['hovered']).toBe('true')
    })

    it('a region chosen in the list or on the map filters My Carriers by the address', async () => {
      const { navigator } = show(placed(['GA', 'TX']))
      fireEvent.click(within(await list()).getByRole('button', { name: /^Texas/ }))
      const map = await screen.findByRole('application', { name: 'Where your carriers are' })
      fireEvent.click(map.querySelector('path[data-id="US-GA"]') as Element)
      expect(navigator.go.mock.calls).toEqual([['/?region=US-TX'], ['/?region=US-GA']])
    })

    it('Home shows the carriers of the region in the address, and a link to all', async () => {
      const { navigator } = show(placed(['GA', 'TX', 'TX']), undefined, '?region=us-tx')
      expect(await screen.findByText('2 carriers in Texas')).toBeTruthy()
      expect(names()).toEqual(['CARRIER 2', 'CARRIER 3'])
      fireEvent.click(within(await list()).getByRole('button', { name: /^Texas/, pressed: true }))
      fireEvent.click(screen.getByRole('button', { name: 'Show all regions' }))
      expect(navigator.go.mock.calls).toEqual([['/'], ['/']])
    })

    it('Home says that a region has no carrier, and ignores an unknown region', async () => {
      show(placed(['GA']), undefined, '?region=US-NV')
      expect(await screen.findByText('0 carriers in Nevada')).toBeTruthy()
      expect(namesOfMine()).toEqual([])
      cleanup()
      show(placed(['GA']), undefined, '?region=<b>')
      await list()
      expect(names()).toEqual(['CARRIER 1'])
    })

    it('the map counts at most 200 carriers, and says of how many', async () => {
      show(placed(Array.from({ length: 230 }, () => 'TX')))
      expect(await screen.findByText('First 200 of 230 carriers')).toBeTruthy()
      expect(within(await list()).getByRole('button').textContent).toBe('Texas200carriers')
    })

    it('the map counts the first page if the others fail', async () => {
      show(placed(Array.from({ length: 60 }, () => 'TX')), ({ carriers }) => {
        carriers.holdNext('search')()
        carriers.failNext('search')
      })
      expect(await screen.findByText('First 50 of 60 carriers')).toBeTruthy()
      expect(screen.queryByText('No connection')).toBeNull()
    })
  })

  it('Home has no search for users who may not search, and says what they can do', async () => {
    const user = aWatchdogUser({
      watchdogLimits: { canViewFullCarrierProfile: false, canCarrierSearch: false },
    })
    show({ user }, ({ recents, carriers }) => {
      recents.opened(aSuggestion({ id: id(9), legalName: 'RECENT INC' }))
      recents.searched('MC-12')
      carriers.failNext('search')
    })
    expect(await screen.findByRole('link', { name: 'RECENT INC' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Open a carrier by its link' })).toBeTruthy()
    expect(screen.getByText(/cannot search carriers\. An admin at your company/)).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('link', { name: 'MC-12' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'My Carriers' })).toBeNull()
  })

  it('Home says when My Carriers could not be loaded, keeps the search, and loads them again', async () => {
    show({}, ({ carriers }) => carriers.failNext('search'))
    expect(await screen.findByText('No connection')).toBeTruthy()
    expect(screen.getByText('Nothing can be compared')).toBeTruthy()
    expect(screen.getByRole('combobox')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No carrier is monitored yet')).toBeTruthy()
    expect(screen.queryByText('Nothing can be compared')).toBeNull()
  })
})
