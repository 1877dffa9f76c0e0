import { aCarrierDetail, aCompany, anIdentifier, aUser, type FakeWorld, id } from '@fairhaul/testkit'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aPage } from '../testing/a-page.tsx'
import { fakePorts } from '../testing/fake-ports.ts'
import { CarrierResults } from './CarrierResults.tsx'
import { rowsInWindow } from './rows-in-window.ts'
import type { CarrierResultsStore } from './carrier-results-store.ts'
import { openResults } from './open-results.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = async (
  query: string,
  change: Partial<FakeWorld> = {},
  arrange?: (ports: ReturnType<typeof fakePorts>) => void,
) => {
  const page = aPage(fakePorts(change))
  arrange?.(page)
  const url = new URL(`http://portal.invalid/carriers/search-results${query}`)
  const store = openResults({ url, resolve: page.resolve }, undefined, 'search-results', (params, signal) =>
    page.carriers.search(params, signal),
  )
  await store.settled()
  render(
    <page.Page>
      <CarrierResults store={store} route="search-results" heading="Search results" today="2026-11-21" />
    </page.Page>,
  )
  return { ...page, store, user: userEvent.setup({ delay: null }) }
}

const rows = () => document.querySelectorAll('[data-bench=result-row]')

describe('results', () => {
  it('a row of results shows whether the carrier may be used', async () => {
    await show('?search=eagle')
    const row = screen.getByRole('row', { name: /EAGLE MESA FREIGHT LLC/ })
    for (const text of ['Pass', 'Not connected', 'May 2, 2016', 'Satisfactory', '12 / 10', '0']) {
      expect(within(row).getAllByText(text).length).toBeGreaterThan(0)
    }
    expect(within(row).getByTitle('Dallas, TX').textContent).toBe('Dallas, TX')
    expect(
      within(row)
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual(['/broker/carriers/7'])
    expect(screen.getByText('1 carrier')).toBeTruthy()
    expect(screen.getByText('Names starting with EAGLE')).toBeTruthy()
  })

  it('a row of results shows the former docket that was searched, marked, before the current numbers', async () => {
    const carriers = [
      aCarrierDetail({
        identifiers: [
          anIdentifier({ type: 'MC', value: '1700028' }),
          anIdentifier({ type: 'MC', value: '368053', isFormer: true }),
          anIdentifier({ type: 'DOT', value: '91000028' }),
        ],
      }),
    ]
    await show('?search=MC368053', { carriers })
    expect(rows()[0]?.textContent).toContain('MC 368053 (former)MC 1700028DOT 91000028')
    cleanup()
    await show('?search=eagle', { carriers })
    expect(rows()[0]?.textContent).not.toContain('368053')
  })

  it('on a phone a row of results has a button that calls', async () => {
    vi.spyOn(Object.getPrototypeOf(window.matchMedia('all')), 'matches', 'get').mockReturnValue(true)
    await show('?search=eagle')
    const call = screen.getByRole('link', { name: 'Call EAGLE MESA FREIGHT LLC, (214) 555-0110' })
    expect(call.getAttribute('href')).toBe('tel:+12145550110')
  })

  it('a verdict in results shows its rules when pressed, until Escape', async () => {
    const { user } = await show('?search=eagle')
    await user.click(screen.getByRole('button', { name: 'Pass' }))
    const reasons = screen.getByRole('tooltip', { hidden: true })
    for (const text of ['Why it passes', '3 rules pass', /Cargo at least 100,000/]) {
      expect(within(reasons).getByText(text)).toBeTruthy()
    }
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
  })

  it('results offer to search a number as a name, and to search My Carriers', async () => {
    await show('?search=DOT')
    expect(screen.getByRole('link', { name: 'Search as a name instead' }).getAttribute('href')).toBe(
      '/broker/carriers/search-results?search=DOT&as=name',
    )
    expect(screen.getByRole('link', { name: 'Only My Carriers' }).getAttribute('href')).toBe(
      '/broker/carriers/search-results?search=DOT&mine=1',
    )
  })

  it('results are paged by links', async () => {
    const carriers = Array.from({ length: 51 }, (_, at) =>
      aCarrierDetail({ id: id(at + 1), identifiers: [anIdentifier({ value: String(7000 + at) })] }),
    )
    await show('?search=7', { carriers })
    expect(rows()).toHaveLength(rowsInWindow(window.innerHeight, false))
    await waitFor(() => expect(rows()).toHaveLength(50))
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/broker/carriers/search-results?search=7&page=2',
    )
  })

  it('a search without results says why, and what to try', async () => {
    await show('?search=nobody')
    expect(screen.getByText('No carrier matches nobody')).toBeTruthy()
    expect(screen.getByText(/Try just the first word/)).toBeTruthy()
  })

  it('a text without meaning is not searched', async () => {
    await show('?search=---')
    expect(screen.getByText(/no letter and no digit/)).toBeTruthy()
  })

  it('refused results say who can change that', async () => {
    await show('?search=eagle', {}, ({ carriers }) =>
      carriers.refuseNext('search', { kind: 'forbidden', message: null, requestId: null }),
    )
    expect(screen.getByText('You do not have access to the carriers')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('results that failed can be loaded again', async () => {
    const { user, store } = await show('?search=eagle', {}, ({ carriers }) => carriers.failNext('search'))
    expect(screen.getByText('No connection')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await store.settled()
    expect(await screen.findByRole('row', { name: /EAGLE MESA/ })).toBeTruthy()
  })

  it('results offer no monitoring to users who may not monitor', async () => {
    await show('?search=eagle', { user: aUser({ company: aCompany({ companyType: 'carrier' }) }) })
    expect(screen.getByRole('row', { name: /EAGLE MESA/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Monitor/ })).toBeNull()
  })

  it('carriers are monitored in the results', async () => {
    const { user, world } = await show('?search=eagle')
    await user.click(screen.getByRole('button', { name: 'Monitor EAGLE MESA FREIGHT LLC' }))
    expect(await screen.findByRole('button', { name: 'Stop monitoring EAGLE MESA FREIGHT LLC' })).toBeTruthy()
    expect(world.subscriptions).toHaveLength(1)
  })
})

describe('a carrier beside the results', () => {
  const open = (page: ReturnType<typeof aPage>, store: CarrierResultsStore | undefined, query: string) =>
    openResults(
      { url: new URL(`http://portal.invalid/carriers/search-results${query}`), resolve: page.resolve },
      store,
      'search-results',
      (params, signal) => page.carriers.search(params, signal),
    )

  it.each([
    ['?search=eagle&open=7', '/carriers/search-results?search=eagle'],
    ['?open=7&search=eagle', '/carriers/search-results?search=eagle'],
    ['?search=eagle&open=7&page=2', '/carriers/search-results?search=eagle&page=2'],
  ])('%s opens a carrier, which is no part of the address of the results', (query, path) => {
    const { beside, path: below } = open(aPage(fakePorts({})), undefined, query)
    expect([beside.openId, below, beside.openPath(id(8))]).toEqual([7, path, `${path}&open=8`])
  })

  it('opening and closing a carrier requests no results again', async () => {
    const ports = fakePorts({})
    const page = aPage(ports)
    const store = open(page, undefined, '?search=eagle')
    await store.settled()
    const searched = () => ports.carriers.requests.filter(({ call }) => call === 'search').length
    const before = searched()
    open(page, store, '?search=eagle&open=7')
    open(page, store, '?search=eagle')
    expect([searched(), store.beside.openId]).toEqual([before, null])
  })

  it('o opens a row beside the results, and Enter its profile', async () => {
    const { user, navigator } = await show('?search=eagle')
    const row = screen.getByRole('row', { name: /EAGLE MESA FREIGHT LLC/ })
    row.focus()
    await user.keyboard('o')
    expect(navigator.go).toHaveBeenLastCalledWith('/carriers/search-results?search=eagle&open=7', {
      replace: false,
    })
    const pressed = vi.fn((event: Event) => event.preventDefault())
    within(row)
      .getByRole('link', { name: /EAGLE MESA/ })
      .addEventListener('click', pressed)
    await user.keyboard('{Enter}')
    expect(pressed).toHaveBeenCalledOnce()
  })
})
