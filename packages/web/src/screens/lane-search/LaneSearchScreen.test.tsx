import { laneSearchPath, laneSearchResultsPath } from '@fairhaul/core'
import { aPaywall, aUser, someLaneFilters } from '@fairhaul/testkit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ATLANTA, aLaneForm, DALLAS, FROM_DALLAS, ONTARIO } from './testing/a-lane-form.tsx'

afterEach(cleanup)

const events = () => userEvent.setup({ delay: null })
const box = (name: 'Origin' | 'Destination') => screen.getByLabelText<HTMLInputElement>(name)
const chips = () =>
  within(screen.getByRole('group', { name: 'Active filters' }))
    .queryAllByRole('button', { name: /^Remove: / })
    .map(({ textContent }) => textContent)
/** The thumb of a slider, by the label of the number beside it. */
const thumbs = (name: string) =>
  within(screen.getByRole('group', { name })).getAllByRole<HTMLInputElement>('slider')

describe('asking for a lane by keyboard', () => {
  it('a lane is searched by keyboard from the first box to the results', async () => {
    const { show, gone, recent } = aLaneForm()
    show()
    expect(document.activeElement).toBe(box('Origin'))
    const user = events()
    await user.keyboard('dall')
    await screen.findByRole('option', { name: /Dallas, TX 75201/ })
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(box('Destination'))
    await user.keyboard('30301')
    await screen.findByRole('option', { name: /Atlanta, GA 30301/ })
    await user.keyboard('{Tab}')
    expect(box('Destination').value).toBe(ATLANTA.name)
    box('Destination').focus()
    await user.keyboard('{Enter}')
    const requested = { lane: recent.items[0] ?? FROM_DALLAS, filters: someLaneFilters(), page: 1 }
    expect(requested.lane.origin?.areaId).toBe(DALLAS.id)
    expect(gone.at(-1)).toEqual({ path: laneSearchResultsPath(requested), inPlace: false })
    expect(gone.at(-2)).toEqual({ path: laneSearchPath(requested), inPlace: true })
  })

  it('areas show their kind, and abroad their country', async () => {
    aLaneForm().show()
    await events().type(box('Origin'), 'onta')
    expect((await screen.findByRole('option')).textContent).toBe(`${ONTARIO.name}Province, Canada`)
  })

  it('a missing end is shown beside its box, and the focus moves to the first', async () => {
    const { show, gone } = aLaneForm({ at: {} })
    show()
    await events().click(screen.getByRole('button', { name: 'Search lane' }))
    expect(document.activeElement).toBe(box('Origin'))
    for (const [name, text] of [
      ['Origin', 'Choose an origin'],
      ['Destination', 'Choose a destination'],
    ] as const) {
      const about = box(name).getAttribute('aria-describedby')?.split(' ') ?? []
      expect(about.map(each => document.getElementById(each)?.textContent).join(' ')).toContain(text)
      expect(box(name).getAttribute('aria-invalid')).toBe('true')
    }
    expect(gone).toEqual([])
  })

  it('a text without areas says so, and what else to try', async () => {
    aLaneForm().show()
    await events().type(box('Origin'), 'zzz')
    expect(await screen.findByText(/No place starts with “zzz”/)).toBeTruthy()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('a failed request for areas says so, keeps the text, and can be sent again', async () => {
    const { show, areas } = aLaneForm()
    show()
    areas.failNext('autocomplete')
    const user = events()
    await user.click(box('Origin'))
    await user.paste('dallas')
    expect(await screen.findByText(/No connection/)).toBeTruthy()
    expect(box('Origin').value).toBe('dallas')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: /Dallas/ })).toBeTruthy()
  })
})

it('a failed request for areas is sent again once the network is back', async () => {
  const { show, areas, connect } = aLaneForm()
  show()
  areas.failNext('autocomplete')
  connect(false)
  const user = events()
  await user.click(box('Origin'))
  await user.paste('dallas')
  expect(await screen.findByText(/No connection/)).toBeTruthy()
  connect(true)
  expect(await screen.findByRole('option', { name: /Dallas/ })).toBeTruthy()
})

describe('a filled form', () => {
  it('a form with a lane in its address shows it, and does not take the focus', () => {
    aLaneForm({ at: { lane: FROM_DALLAS, filters: someLaneFilters({ cargoUsd: 250_000 }) } }).show()
    expect([box('Origin').value, box('Destination').value]).toEqual([DALLAS.name, ATLANTA.name])
    expect(chips()).toEqual(['Cargo coverage of at least $250,000'])
    expect(screen.getByText('1 filter narrows this lane.')).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
  })

  it('the ends of a lane are swapped by one press, also in the address', async () => {
    const { show, rest, gone } = aLaneForm({ at: { lane: FROM_DALLAS } })
    show()
    await events().click(screen.getByRole('button', { name: 'Swap origin and destination' }))
    expect([box('Origin').value, box('Destination').value]).toEqual([ATLANTA.name, DALLAS.name])
    rest()
    expect(gone).toHaveLength(1)
  })

  it('the clear button of an end empties its box and keeps the focus there', async () => {
    const { show, store } = aLaneForm({ at: { lane: FROM_DALLAS } })
    show()
    await events().click(screen.getByRole('button', { name: 'Clear origin' }))
    expect([box('Origin').value, store.requested.lane.origin]).toEqual(['', null])
    expect(document.activeElement).toBe(box('Origin'))
  })

  it('filters are removed by their chips, and all of them by the reset', async () => {
    const filters = someLaneFilters({ cargoUsd: 250_000, isEldConnected: true, isContactVerified: true })
    aLaneForm({ at: { filters } }).show()
    const user = events()
    await user.click(screen.getByRole('button', { name: 'Remove: ELD connected' }))
    expect(chips()).toEqual(['Cargo coverage of at least $250,000', 'Contact verified'])
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(chips()).toEqual([])
    expect(screen.getByText(/No filters: showing every carrier/)).toBeTruthy()
  })
})

describe('the filters', () => {
  it('the filters of vehicles are set by sliders, whose thumbs announce their value', async () => {
    const { show, store } = aLaneForm({ at: {} })
    show()
    const [least, most] = thumbs('Power units')
    expect([least?.getAttribute('aria-valuetext'), most?.getAttribute('aria-valuetext')]).toEqual([
      'any',
      'any',
    ])
    least?.focus()
    await events().keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(store.requested.filters.fleetSize).toEqual({ min: 5, max: 1_000 })
    expect(thumbs('Power units')[0]?.getAttribute('aria-valuetext')).toBe('at least 5 units')
    expect(chips()).toEqual(['Fleet of at least 5 power units'])
  })

  it('the filters of vehicles take any typed number, and an empty box is no bound', async () => {
    const { show, store } = aLaneForm({ at: {} })
    show()
    const user = events()
    const most = screen.getByRole('textbox', { name: 'Cargo vans, at most' })
    await user.type(most, '37{Tab}')
    expect(store.requested.filters.cargoVans).toEqual({ min: 0, max: 37 })
    await user.clear(most)
    await user.tab()
    expect(store.requested.filters.cargoVans).toEqual({ min: 0, max: 1_000 })
  })

  it('the filters of cover have steps, shown in dollars', async () => {
    const { show, store } = aLaneForm({ at: {} })
    show()
    thumbs('Auto liability')[0]?.focus()
    await events().keyboard('{ArrowRight}{ArrowRight}')
    expect(store.requested.filters.autoLiabilityUsd).toBe(2_000_000)
    expect(thumbs('Auto liability')[0]?.getAttribute('aria-valuetext')).toBe('At least $2,000,000')
  })

  it('the filter of equipment asks for a portfolio share once a kind is chosen', async () => {
    const { show, store } = aLaneForm({ at: {} })
    show()
    const user = events()
    const least = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Minimum vehicles' })
    expect(least()).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Reefer' }))
    expect([
      least()?.value,
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Minimum share' }).value,
    ]).toEqual(['1', '50%'])
    const share = screen.getByRole('textbox', { name: 'Minimum share' })
    await user.clear(share)
    await user.type(share, '57{Tab}')
    expect(store.requested.filters).toEqual(
      someLaneFilters({ equipment: ['reefer'], portfolioMinShare: 0.57 }),
    )
  })

  it('the filter of countries keeps at least one', async () => {
    const { show, store } = aLaneForm({ at: { filters: someLaneFilters({ countries: ['CA'] }) } })
    show()
    const user = events()
    await user.click(screen.getByRole('checkbox', { name: 'Canada' }))
    expect(store.requested.filters.countries).toEqual(['CA'])
    expect(screen.getByText(/Keep at least one country/)).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'United States' }))
    await user.click(screen.getByRole('checkbox', { name: 'Canada' }))
    expect(store.requested.filters.countries).toEqual(['US'])
  })

  it('only filters of the plan and the build are offered', () => {
    aLaneForm({ change: { user: aUser({ paywall: aPaywall({ canRule: false }) }) } }).show()
    expect(screen.queryByRole('button', { name: /Assessment/ })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Radius around the origin' })).toBeNull()
    cleanup()
    aLaneForm({ toggles: { searchesOriginRadius: true } }).show()
    expect(screen.getByRole('button', { name: /Assessment/ })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Radius around the origin' })).toBeTruthy()
  })
})

describe('recent lanes', () => {
  it('a recent lane is picked by one key, and the focus moves to Search', async () => {
    const { show, recent, store } = aLaneForm({ at: {} })
    recent.searched(FROM_DALLAS)
    show()
    box('Origin').blur()
    const user = events()
    await user.keyboard('2')
    expect(store.requested.lane.origin).toBeNull()
    await user.keyboard('1')
    expect(store.requested.lane).toEqual(FROM_DALLAS)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Search lane/ }))
  })

  it('recent lanes are offered in an empty box, where a digit begins a ZIP', async () => {
    const { show, recent, store } = aLaneForm()
    recent.searched(FROM_DALLAS)
    show()
    const user = events()
    await user.keyboard('1')
    expect([box('Origin').value, store.requested.lane.origin]).toEqual(['1', null])
    await user.keyboard('{Backspace}{ArrowDown}{Enter}')
    expect(store.requested.lane).toEqual(FROM_DALLAS)
  })

  it('recent lanes are removed one by one', async () => {
    const { show, recent } = aLaneForm()
    recent.searched(FROM_DALLAS)
    show()
    await events().click(screen.getByRole('button', { name: /^Remove Dallas.* from recent lanes/ }))
    expect(recent.items).toEqual([])
    expect(screen.queryByRole('heading', { name: 'Recent lanes' })).toBeNull()
  })
})

it('saving a lane search does not submit it', async () => {
  const { show, gone } = aLaneForm({ at: { lane: FROM_DALLAS } })
  show()
  const user = events()
  await user.click(screen.getByRole('button', { name: 'Save search' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }))
  fireEvent.submit(dialog.getByRole('textbox', { name: 'Name' }))
  expect(gone).toEqual([])
})

describe('the plan', () => {
  const withSearches = (used: number) =>
    aUser({ paywall: aPaywall({ limits: { carrierSearches: 25 }, usage: { carrierSearchesCount: used } }) })

  it('the form shows how many searches are left in the plan', () => {
    aLaneForm({ change: { user: withSearches(20) } }).show()
    expect(screen.getByText('20 of 25 searches used, 5 left')).toBeTruthy()
  })

  it('the form says that no search is left, and who can change that, before it is submitted', () => {
    aLaneForm({ change: { user: withSearches(25) } }).show()
    expect(screen.getByText(/^No searches left\. /)).toBeTruthy()
  })

  it('the form shows no allowance without a limit', () => {
    const paywall = aPaywall({ limits: { carrierSearches: null } })
    aLaneForm({ change: { user: aUser({ paywall }) } }).show()
    expect(screen.queryByText(/searches used/)).toBeNull()
  })
})
