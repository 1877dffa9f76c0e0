import {
  aLoad,
  anAssignableUser,
  aTicket,
  aTicketCause,
  aTicketPresence,
  aUser,
  type FakeWorld,
  fakeCompanyUsers,
  fakeNotes,
  fakeSearchCache,
  fakeTeams,
  fakeTickets,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, render, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  ActionItemsTokens,
  FreightTokens,
  PeopleTokens,
  RulesTokens,
  SearchTokens,
} from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { aColumnChoicesStore } from '../../parts/testing/a-column-choices-store.ts'
import { provide, pageOf } from '../../parts/testing/page-of.tsx'
import { AlertsScreen } from './AlertsScreen.tsx'
import { screen } from './screen.ts'

afterEach(cleanup)

const tickets = () => [
  aTicket({ id: id(81), type: 'late_arrival', createdAt: '2026-11-21T16:05:00.000Z' }),
  aTicket({ id: id(82), type: 'detention', createdAt: '2026-11-21T15:05:00.000Z', assigneeId: id(4) }),
  aTicket({ id: id(83), type: 'load_lock', status: 'closed' }),
]

const show = async (
  address = '/alerts',
  change: Partial<FakeWorld> = {},
  before: (port: ReturnType<typeof fakeTickets>) => void = () => undefined,
) => {
  const world = fakeWorld({
    user: aUser({ scopes: ['compliance'] }),
    loads: [aLoad()],
    tickets: tickets(),
    ticketUsers: [anAssignableUser()],
    ...change,
  })
  const go = vi.fn()
  const port = fakeTickets(world)
  before(port)
  const clock = {
    now: () => Date.parse('2026-11-21T18:05:00Z'),
    today: () => '2026-11-21',
    after: () => () => undefined,
  }
  const { visit, Page } = pageOf([
    [ActionItemsTokens.HasScreen, () => true],
    provide(FreightTokens.Tickets, port),
    provide(PeopleTokens.CompanyUsers, fakeCompanyUsers(world)),
    provide(PeopleTokens.Teams, fakeTeams(world)),
    provide(RulesTokens.Notes, fakeNotes(world)),
    provide(SearchTokens.SearchCache, fakeSearchCache()),
    [AccountTokens.AccountStore, { user: world.user }],
    [BrowserTokens.Clock, clock],
    [BrowserTokens.Navigator, { go, back: vi.fn() }],
    [ShellTokens.ColumnChoicesStore, aColumnChoicesStore(world.user?.id)],
  ])
  const store = screen.open(visit(address), undefined)
  await store.list.list.found.finished()
  render(
    <Page store={store} address={address}>
      <AlertsScreen />
    </Page>,
  )
  return { store, world, port, go }
}

const rowOf = (name: RegExp) => page.getByRole('row', { name })

describe('the list of alerts', () => {
  it('a row says what is wrong, on which load, since when, who has it and its status', async () => {
    await show()
    const row = within(rowOf(/Detention/))
    expect(row.getByRole('link', { name: 'Detention' })).toBeDefined()
    for (const text of ['NL-20841', 'Dallas, TX to Denver, CO', '3 hours ago', 'Mara Quist', 'New'])
      expect(row.getByText(text)).toBeDefined()
    expect(within(rowOf(/Late arrival/)).getByText('No one')).toBeDefined()
  })

  it('an alert is taken by one press, says so, and is given back by Undo', async () => {
    const { world } = await show()
    await userEvent.click(page.getByRole('button', { name: 'Take Late arrival' }))
    await page.findByText('is yours now.')
    expect(world.tickets.find(each => each.id === 81)?.assigneeId).toBe(world.user?.id)
    expect(within(rowOf(/Late arrival/)).getByText('You')).toBeDefined()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await page.findByText('is as it was before.')
    expect(world.tickets.find(each => each.id === 81)?.assigneeId).toBeNull()
  })

  it('an alert that is closed, or taken from a list of those of no one, is counted there no more at once', async () => {
    const { store, port } = await show('/alerts?assignee=none')
    await waitFor(() => expect(store.list.list.counts).toBeDefined())
    port.holdNext('count')
    expect(store.list.shown?.total).toBe(1)
    await userEvent.click(page.getByRole('button', { name: 'Take Late arrival' }))
    await within(rowOf(/Late arrival/)).findByText('No longer in this list')
    expect([store.list.shown?.total, store.list.list.counts?.tabs.open]).toEqual([0, 0])
    await store.list.list.refresh()
    expect(page.queryByRole('button', { name: /Show$/ })).toBeNull()
  })

  it('a closed alert is counted in its tab at once', async () => {
    const { store, port } = await show()
    await waitFor(() => expect(store.list.list.counts).toBeDefined())
    const [ticket] = store.list.rows
    const step = store.work.stepsOf(ticket ?? aTicket()).find(({ to }) => to === 'closed')
    if (ticket === undefined || step === undefined) throw new Error('No alert can be closed')
    port.holdNext('count')
    await store.work.step(ticket, step)
    expect([store.list.shown?.total, store.list.list.counts?.tabs]).toMatchObject([1, { open: 1, closed: 2 }])
  })

  it('of two people who take one alert the later one sees who has it, and nothing is changed', async () => {
    const { world } = await show()
    world.tickets = world.tickets.map(each => (each.id === 81 ? { ...each, assigneeId: id(4) } : each))
    await userEvent.click(page.getByRole('button', { name: 'Take Late arrival' }))
    await page.findByText('Mara Quist has it now. Nothing was changed.')
    expect(within(rowOf(/Late arrival/)).getByText('Mara Quist')).toBeDefined()
    expect(world.tickets.find(each => each.id === 81)?.assigneeId).toBe(4)
  })

  it('a new alert is announced and moves no row until it is shown', async () => {
    const { store, world } = await show()
    world.tickets = [...world.tickets, aTicket({ id: id(90), createdAt: '2026-11-21T18:00:00.000Z' })]
    await store.list.list.refresh()
    expect(store.list.rows.map(each => each.id)).toEqual([81, 82])
    await userEvent.click(await page.findByRole('button', { name: '1 new alert. Show' }))
    expect(store.list.rows.map(each => each.id)).toEqual([90, 81, 82])
  })

  it('a change by someone else shows in its row without moving one', async () => {
    const { store, world } = await show()
    world.tickets = world.tickets.map(each => (each.id === 81 ? { ...each, status: 'escalated' } : each))
    await store.list.list.refresh()
    await within(rowOf(/Late arrival/)).findByText('Escalated')
    expect(page.queryByRole('button', { name: /Show$/ })).toBeNull()
  })

  it('a list that failed is empty with its error, page 1 of 1, and is tried again', async () => {
    const { store } = await show('/alerts', {}, port => port.failNext('list'))
    expect(store.list.shown).toMatchObject({ items: [], page: 1, pages: 1, total: 0 })
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rowOf(/Detention/)).toBeDefined())
  })

  it('a user without the permission reads alerts and changes none', async () => {
    await show('/alerts', { user: aUser({ scopes: ['sourcing'] }) })
    expect(page.queryByRole('button', { name: /^Take/ })).toBeNull()
    expect(page.queryByRole('checkbox')).toBeNull()
  })

  it('each tab has its count, and the filters narrow both', async () => {
    const { store } = await show('/alerts?type=detention')
    await store.list.list.counted.finished()
    expect(store.list.rows.map(each => each.id)).toEqual([82])
    await waitFor(() => expect(store.list.list.counts?.tabs).toMatchObject({ open: 1, closed: 0 }))
    expect(page.getByRole('button', { name: 'Remove: Detention' })).toBeDefined()
  })
})

describe('many alerts', () => {
  it('are assigned together; the one that someone else took is named with who has it', async () => {
    const { store, world } = await show('/alerts', {
      tickets: [...tickets(), aTicket({ id: id(84), type: 'other', loadId: null, load: null })],
    })
    const chosen = store.list.rows
    world.tickets = world.tickets.map(each => (each.id === 84 ? { ...each, assigneeId: id(4) } : each))
    await store.work.people.load()
    store.work.assign(chosen)
    await store.work.assignTo(world.user?.id ?? null)
    expect(store.work.bulk.report).toMatchObject({
      total: 3,
      changed: [{ id: 81 }, { id: 82 }],
      errors: [{ item: { id: 84, name: 'Other' }, message: 'Mara Quist has it now. Nothing was changed.' }],
    })
    await store.work.bulk.retry()
    expect(store.work.bulk.report).toMatchObject({ errors: [], state: 'ended' })
    await store.work.bulk.undo()
    expect(world.tickets.find(each => each.id === 81)?.assigneeId).toBeNull()
  })
})

describe('an open alert', () => {
  it('shows what was done to it, its stops, and the notes on its load', async () => {
    const { store } = await show('/alerts?open=81')
    await store.panel.detail.finished()
    const panel = within(await page.findByRole('dialog', { name: 'Late arrival' }))
    expect(await panel.findByText('Activity')).toBeDefined()
    expect(await panel.findByText('No notes about this load yet.')).toBeDefined()
    expect(panel.getByText('Dallas, TX')).toBeDefined()
  })

  it('what is typed for one load stays while another alert is open', async () => {
    const { store } = await show('/alerts?open=81')
    await store.panel.detail.finished()
    await waitFor(() => expect(store.panel.notes).toBeDefined())
    store.panel.notes?.change('Called the driver')
    expect(store.panel.at).toEqual({ id: 81, isWorking: true })
    store.list.open({ ...store.list.address, open: id(99) })
    expect(store.panel.notes).toBeUndefined()
    store.list.open({ ...store.list.address, open: id(81) })
    expect(store.panel.notes?.text).toBe('Called the driver')
  })

  it('names the colleague who looks at it, in its row too', async () => {
    await show('/alerts?open=82', { ticketPresences: [aTicketPresence({ ticketId: id(82) })] })
    expect((await page.findAllByText('Mara Quist is looking at it.')).length).toBeGreaterThan(0)
  })
})

describe('an alert that a load raised', () => {
  const raised = (change: object = {}) => [
    aTicket({
      id: id(81),
      type: 'do_not_dispatch',
      cause: aTicketCause({ act: { at: null, by: 'Dana Reyes', notes: 'Hostage load' }, ...change }),
    }),
  ]

  it('names the carrier and what exactly in its row, and leads to the obvious step', async () => {
    await show('/alerts?open=81&table=1', { tickets: raised() })
    expect(await page.findByText('PRAIRIE WREN LLC: Dana Reyes: Hostage load.')).toBeTruthy()
    const why = await page.findByRole('region', { name: 'Why' })
    expect(within(why).getByText('Dana Reyes: Hostage load.')).toBeTruthy()
    expect(within(why).getByRole('link', { name: 'PRAIRIE WREN LLC' }).getAttribute('href')).toMatch(
      /carriers\/7$/,
    )
    expect(within(why).getByRole('link', { name: 'Open the load' }).getAttribute('href')).toMatch(
      /loads\/17$/,
    )
  })

  it('says that its cause is gone, and leads nowhere then', async () => {
    const ended = { endedAt: '2026-11-21T17:05:00.000Z', endedAs: 'gone' } as const
    await show('/alerts?open=81', { tickets: raised(ended) })
    const why = await page.findByRole('region', { name: 'Why' })
    expect(within(why).getByText('It is no longer so.')).toBeTruthy()
    expect(within(why).queryByRole('link', { name: 'Open the load' })).toBeNull()
  })
})
