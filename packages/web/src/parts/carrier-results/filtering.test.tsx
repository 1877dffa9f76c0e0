import { NO_CARRIER_FILTERS } from '@fairhaul/core'
import {
  aCarrierDetail,
  aFinding,
  anIdentifier,
  aPaywall,
  aUser,
  type FakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aPage } from '../testing/a-page.tsx'
import { fakePorts } from '../testing/fake-ports.ts'
import { watchSavedFiles } from '../testing/saved-files.ts'
import { CarrierResults } from './CarrierResults.tsx'
import { openResults } from './open-results.ts'

// Lazy in the portal; imported here, as loading it takes long in a test.
beforeAll(() => import('./filters/FilterPanel.tsx'))
afterEach(cleanup)

const carrier = (at: number, units: number) => {
  const { census } = aCarrierDetail()
  return aCarrierDetail({
    id: id(at),
    legalName: `EAGLE ${at} FREIGHT`,
    identifiers: [anIdentifier({ value: String(7000 + at) })],
    census: { ...census, powerUnits: units },
    subscription: null,
  })
}
const THREE = [carrier(1, 5), carrier(2, 50), carrier(3, 20)]

const show = async (
  query: string,
  change: Partial<FakeWorld> = {},
  arrange?: (ports: ReturnType<typeof fakePorts>) => void,
) => {
  const page = aPage(fakePorts({ carriers: THREE, subscriptions: [], ...change }))
  arrange?.(page)
  const url = new URL(`http://portal.invalid/carriers/search-results?search=eagle${query}`)
  const store = openResults({ url, resolve: page.resolve }, undefined, 'search-results', (params, signal) =>
    page.carriers.search(params, signal),
  )
  await store.settled()
  render(
    <page.Page>
      <CarrierResults store={store} route="search-results" heading="Search results" today="2026-11-21" />
    </page.Page>,
  )
  const wentTo = () => page.navigator.go.mock.calls.map(([path]) => decodeURIComponent(path))
  return { ...page, store, wentTo, user: userEvent.setup({ delay: null }) }
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('link')[0]?.textContent)
const openPanel = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  return screen.findByRole('group', { name: 'Filters' })
}
const BASE = '/carriers/search-results?search=eagle'

describe('filters', () => {
  it('filters of results are sent to the server, and shown as chips that remove them', async () => {
    const { user, wentTo, carriers } = await show('&filters[units]=10&filters[no_alerts]=1&page=1')
    expect(names()).toEqual(['EAGLE 2 FREIGHT', 'EAGLE 3 FREIGHT'])
    expect(carriers.requests[0]?.params).toMatchObject({
      filters: { ...NO_CARRIER_FILTERS, minUnits: 10, hasNoAlerts: true },
    })
    await user.click(screen.getByRole('button', { name: 'Remove: At least 10 power units' }))
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(wentTo()).toEqual([`${BASE}&filters[no_alerts]=1`, BASE])
  })

  it('filters of results are chosen in a panel, and each choice opens the first page', async () => {
    const { user, wentTo } = await show('&sort=-units')
    const panel = await openPanel(user)
    await user.click(within(panel).getByRole('switch', { name: 'Authority active' }))
    expect(wentTo()).toEqual([`${BASE}&filters[authority]=1&sort=-units`])
    for (const label of ['Your rules', 'Connection', 'BIPD in force today', 'Cargo in force today'])
      expect(within(panel).getAllByText(label).length).toBeGreaterThan(0)
    expect(within(panel).getByRole('switch', { name: 'No out-of-service order' })).toBeTruthy()
  })

  it('the filter by place is found by typing, and its box is reset for another one', async () => {
    const { user, wentTo } = await show('&filters[places][]=US-OH')
    const panel = await openPanel(user)
    await user.type(within(panel).getByRole('combobox', { name: 'State, province, or country' }), 'texas')
    await user.click(await screen.findByRole('option', { name: 'Texas' }))
    expect(wentTo()).toEqual([`${BASE}&filters[places][]=US-OH&filters[places][]=US-TX`])
    expect(screen.queryByRole('option', { name: 'Texas' })).toBeNull()
    const box = within(panel).getByRole<HTMLInputElement>('combobox', { name: 'State, province, or country' })
    expect([box.value, document.activeElement === box]).toEqual(['', true])
    await user.click(within(panel).getByRole('button', { name: 'Remove: Ohio' }))
    expect(wentTo()[1]).toBe(BASE)
  })

  it('filters that the user may not use are not offered', async () => {
    const { user } = await show('', {
      user: aUser({ paywall: aPaywall({ canRule: false }), scopes: ['block_safety_data'] }),
    })
    const panel = await openPanel(user)
    expect(within(panel).queryByText('Your rules')).toBeNull()
    expect(within(panel).queryByRole('switch', { name: 'No out-of-service order' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Inspections' })).toBeNull()
  })

  it('filters without a match say which one to remove, and how many carriers match then', async () => {
    await show('&filters[units]=900&filters[no_alerts]=1')
    expect(screen.getByText('No carrier matches both filters: remove one')).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'Without “At least 900 power units”' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(`/broker${BASE}&filters[no_alerts]=1`)
    expect(link.closest('li')?.textContent).toContain('3 carriers')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('filters that match no carrier whichever is removed say so', async () => {
    await show('&filters[units]=900&filters[places][]=MX-NL')
    expect(await screen.findByText('Removing any one filter does not bring back a carrier.')).toBeTruthy()
  })

  it('filters refused because too many carriers match link to the search without them', async () => {
    await show('&filters[assessment]=pass', {}, ({ carriers }) =>
      carriers.refuseNext('search', refusal.invalid('assessment', 'More than 2,000 carriers match.')),
    )
    expect(screen.getByText('Too many carriers match')).toBeTruthy()
    expect(screen.getByText('More than 2,000 carriers match.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Search without my rules' })
    expect(link.getAttribute('href')).toBe(`/broker${BASE}`)
  })

  it('forbidden filters link to the search without filters', async () => {
    await show('&filters[no_order]=1', {}, ({ carriers }) =>
      carriers.refuseNext('search', refusal.forbidden('You do not have access to safety data.')),
    )
    expect(screen.getByRole('link', { name: 'Search without filters' }).getAttribute('href')).toBe(
      `/broker${BASE}`,
    )
  })
})

describe('an order', () => {
  it('a header sorts results, reverses the order, and clears it', async () => {
    const { user, wentTo } = await show('&sort=-units')
    expect(names()).toEqual(['EAGLE 2 FREIGHT', 'EAGLE 3 FREIGHT', 'EAGLE 1 FREIGHT'])
    expect(screen.getByRole('columnheader', { name: 'Units' }).getAttribute('aria-sort')).toBe('descending')
    await user.click(screen.getByRole('button', { name: 'Units' }))
    await user.click(screen.getByRole('button', { name: 'Carrier' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Best match first')
    expect(wentTo()).toEqual([`${BASE}&sort=units`, `${BASE}&sort=name`, BASE])
  })

  it('an order refused because too many carriers match links to the best match', async () => {
    await show('&sort=units', {}, ({ carriers }) =>
      carriers.refuseNext('search', refusal.invalid('sort', '5,000 or more carriers match.')),
    )
    expect(screen.getByRole('link', { name: 'Sort by best match' }).getAttribute('href')).toBe(
      `/broker${BASE}`,
    )
  })
})

const assessed = (at: number, result: 'pass' | 'fail') => ({
  ...carrier(at, 5),
  rulesAssessment: { findings: [aFinding({ result })], overrides: [] },
})

describe('the verdicts of results', () => {
  it('the verdicts of results are counted, and one press narrows to one of them', async () => {
    const { user, wentTo, verdicts } = await show('', {
      carriers: [assessed(1, 'pass'), assessed(2, 'fail'), assessed(3, 'fail')],
    })
    const group = within(screen.getByRole('group', { name: 'Verdict' }))
    expect(group.getAllByRole('button').map(button => button.textContent)).toEqual([
      'All 3',
      'Pass 1',
      'Override 0',
      'Incomplete 0',
      'Fail 2',
    ])
    await user.click(group.getByRole('button', { name: 'Fail 2' }))
    expect(wentTo()).toEqual([`${BASE}&filters[verdict]=Fail`])
    expect(verdicts.requests).toEqual([])
  })

  it('narrowed results keep the counts of all verdicts, and a second press shows all again', async () => {
    const { user, wentTo } = await show('&filters[verdict]=Fail', {
      carriers: [assessed(1, 'pass'), assessed(2, 'fail'), assessed(3, 'fail')],
    })
    expect(names()).toEqual(['EAGLE 2 FREIGHT', 'EAGLE 3 FREIGHT'])
    expect(await screen.findByRole('button', { name: 'Pass 1' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Fail 2', pressed: true }))
    expect(wentTo()).toEqual([BASE])
  })

  it('counts that a server does not give are those of the page, and say so', async () => {
    await show(
      '&filters[verdict]=Fail',
      { carriers: [assessed(1, 'pass'), assessed(2, 'fail')] },
      ({ verdicts }) => verdicts.refuseNext('count', refusal.notFound),
    )
    expect(await screen.findByText('of the 1 carrier on this page')).toBeTruthy()
  })

  it('a plan without rules shows no verdicts to narrow to', async () => {
    await show('', { user: aUser({ paywall: aPaywall({ canRule: false }) }) })
    expect(screen.queryByRole('group', { name: 'Verdict' })).toBeNull()
  })
})

describe('the files of results', () => {
  it('a file of results says how many carriers it holds', async () => {
    await show('')
    expect(screen.getByRole('button', { name: 'Export all 3 that match' })).toBeTruthy()
  })

  it('a file of selected carriers holds only those, with phone and e-mail', async () => {
    const savedFiles = watchSavedFiles()
    const { user } = await show('')
    await user.click(screen.getByRole('checkbox', { name: 'Select EAGLE 1 FREIGHT' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select EAGLE 3 FREIGHT' }))
    await user.click(screen.getByRole('button', { name: 'Export 2' }))
    expect(await screen.findByText('2 carriers exported, with insights.')).toBeTruthy()
    const [file] = await savedFiles()
    const text = file?.text ?? ''
    expect(text.trim().split('\n')).toHaveLength(3)
    expect(text).toContain('EAGLE 3 FREIGHT')
    expect(text).toContain('(214) 555-0110,dispatch@eaglemesa.example')
    expect(text).not.toContain('EAGLE 2 FREIGHT')
  })
})

describe('selected carriers', () => {
  it('selected carriers are compared or monitored together, and monitored ones are counted', async () => {
    const { user, world } = await show('')
    await user.click(screen.getByRole('checkbox', { name: 'Select EAGLE 1 FREIGHT' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select EAGLE 3 FREIGHT' }))
    const bar = screen.getByRole('region', { name: 'Selected rows' })
    expect(within(bar).getByRole('link', { name: 'Compare 2' }).getAttribute('href')).toContain(
      'carriers[]=1',
    )
    await user.click(within(bar).getByRole('button', { name: 'Monitor 2' }))
    expect(await within(bar).findByText('2 now monitored.')).toBeTruthy()
    expect(world.subscriptions).toHaveLength(2)
    expect(within(bar).queryByRole('button', { name: /Monitor/ })).toBeNull()
  })

  it('carriers whose monitoring was not saved are counted, and can be tried again', async () => {
    const { user, world } = await show('', {}, ({ subscriptions }) => subscriptions.failNext('subscribe'))
    await user.click(screen.getByRole('checkbox', { name: 'Select EAGLE 1 FREIGHT' }))
    await user.click(screen.getByRole('button', { name: 'Monitor 1' }))
    expect(await screen.findByText(/1 not saved: the row says why/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Monitor 1' }))
    expect(await screen.findByText('1 now monitored.')).toBeTruthy()
    expect(world.subscriptions).toHaveLength(1)
  })
})

it('a carrier search says that it is not counted, if the plan counts searches', async () => {
  await show('', { user: aUser({ paywall: aPaywall({ limits: { carrierSearches: 10 } }) }) })
  expect(screen.getByText('Searches by name or number do not count against your plan.')).toBeTruthy()
})
