import { aCarrierDetail, aFinding, aSuggestion, aWatchdogUser, id, type FakeWorld } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { aPage } from '../../parts/testing/a-page.tsx'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import './HomeBelow.tsx'
import { screen as home } from './screen.ts'

afterEach(cleanup)

const aPageOf = (change: Partial<FakeWorld>) => aPage(fakePorts(change))

const show = (change: Partial<FakeWorld> = {}, arrange?: (page: ReturnType<typeof aPageOf>) => void) => {
  const page = aPageOf(change)
  arrange?.(page)
  const store = home.open(
    {
      params: {},
      url: new URL('http://portal.invalid/'),
      resolve: page.resolve,
      signal: new AbortController().signal,
    },
    undefined,
  )
  render(
    <page.Page>
      <ScreenStoreContext value={store}>
        <home.Component />
      </ScreenStoreContext>
    </page.Page>,
  )
  return { ...page, store }
}

describe('Home', () => {
  it('is the search first', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Find a carrier' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Find a carrier' }).dataset['bench']).toBe('carrier-search')
  })

  it('shows what was opened and searched last', async () => {
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

  it('shows the monitored carriers that need a look first, with the reason', async () => {
    const failing = aCarrierDetail({
      id: id(2),
      legalName: 'ZULU FAILS',
      rulesAssessment: { findings: [aFinding({ result: 'fail' })], overrides: [] },
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
    expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['ZULU FAILS', 'ALPHA PASSES'])
    expect(screen.getByText('Cargo at least 100,000')).toBeTruthy()
  })

  it('has no search for whom it would lead nowhere, and says what is open to them', async () => {
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
    expect(screen.getByText(/cannot search carriers\. A user manager of your company/)).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('link', { name: 'MC-12' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'My Carriers' })).toBeNull()
  })

  it('tells when My Carriers cannot be loaded, and the search still stands', async () => {
    show({}, ({ carriers }) => carriers.failNext('search'))
    expect(await screen.findByText('No connection')).toBeTruthy()
    expect(screen.getByRole('combobox')).toBeTruthy()
  })
})
