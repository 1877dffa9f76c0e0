import {
  aCompany,
  aLane,
  aPaywall,
  aSuggestion,
  aUser,
  aWatchdogUser,
  type FakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
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

describe('Home', () => {
  it('Home begins with the search', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Find a carrier' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Find a carrier' }).dataset['bench']).toBe('carrier-search')
  })

  it('Home promises vehicles only to users who may search them', () => {
    show()
    expect(screen.getByPlaceholderText('MC, DOT, name, phone, VIN, or plate')).toBeTruthy()
    cleanup()
    show({ user: aUser({ company: aCompany({ hideVehicleSearch: true }) }) })
    expect(screen.getByPlaceholderText('MC, DOT, name, or phone')).toBeTruthy()
    expect(screen.queryByText(/VIN/)).toBeNull()
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

  it('Home has no search for users who may not search, and says what they can do', async () => {
    const user = aWatchdogUser({
      watchdogLimits: { canViewFullCarrierProfile: false, canCarrierSearch: false },
    })
    show({ user }, ({ recents, feed }) => {
      recents.opened(aSuggestion({ id: id(9), legalName: 'RECENT INC' }))
      recents.searched('MC-12')
      feed.failNext('changes')
    })
    expect(await screen.findByRole('link', { name: 'RECENT INC' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Open a carrier by its link' })).toBeTruthy()
    expect(screen.getByText(/cannot search carriers\. An admin at your company/)).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('link', { name: 'MC-12' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Needs attention' })).toBeNull()
  })
})
