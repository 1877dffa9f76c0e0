import {
  aCompanyChangeOrder,
  aNote,
  aTicket,
  aUser,
  fakeClock,
  fakeCompanyChangeOrders,
  fakeNotes,
  fakeTickets,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { LiveEvents } from '../../stores/live-events.ts'
import { TOGETHER_MS } from '../../stores/live-refresh.ts'
import { visiblePage } from '../../testing/visible-page.ts'
import { ActionItemsStore } from './action-items-store.ts'

const setUp = () => {
  const user = aUser({ scopes: ['manage_users'] })
  const world = fakeWorld({
    user,
    tickets: [
      aTicket({ id: id(1), status: 'pending', assigneeId: user.id, loadId: null }),
      aTicket({ id: id(2), status: 'new', assigneeId: user.id, loadId: null }),
    ],
    changeOrders: [aCompanyChangeOrder({ id: id(1), state: 'pending' })],
  })
  const tickets = fakeTickets(world)
  const changeOrders = fakeCompanyChangeOrders(world)
  const notes = fakeNotes(world)
  const clock = fakeClock()
  const events = new LiveEvents(clock)
  const store = new ActionItemsStore({
    tickets,
    changeOrders,
    notes,
    live: kinds => ({ clock, sight: visiblePage, changes: { events, interest: { kinds } } }),
  })
  return { user, world, tickets, changeOrders, notes, clock, events, store }
}

it('action items count the alerts recommended to the user and the change orders they decide', async () => {
  const { store, user } = setUp()
  expect(store.badge).toBeNull()
  await store.request(user)
  expect(store.waiting.map(({ actionItem, count }) => [actionItem, count])).toEqual([
    ['alerts', 1],
    ['change-orders', 1],
  ])
  expect(store.badge).toBe('2')
})

it('a note that mentions the user waits until they have opened it, wherever that was', async () => {
  const { store, user, world } = setUp()
  const mentions = [{ userId: user.id, userName: 'Dana Reyes', isSeen: false }]
  world.notes = [aNote({ id: id(5), mentions }), aNote({ id: id(6) })]
  await store.request(user)
  expect(store.waiting[0]).toMatchObject({ actionItem: 'mentions', count: 1, mentions: [{ noteId: 5 }] })
  store.noteSeen(id(6))
  expect(store.badge).toBe('3')
  store.noteSeen(id(5))
  expect(store.badge).toBe('2')
})

it('another screen requests what waits again, unless events tell what changes', async () => {
  const { store, user, events, tickets } = setUp()
  store.visit(user, '/')
  await vi.waitFor(() => expect(store.badge).toBe('2'))
  store.visit(user, '/loads')
  await vi.waitFor(() => expect(tickets.requests).toHaveLength(2))
  events.publish({ cursor: '1', events: [], isComplete: true })
  store.visit(user, '/alerts')
  store.visit(aUser({ ...user, id: id(77) }), '/alerts')
  await vi.waitFor(() => expect(tickets.requests).toHaveLength(3))
})

it('a change of what waits is counted without a navigation, and requests its own kind alone', async () => {
  const { store, user, world, clock, events, tickets, changeOrders } = setUp()
  store.visit(user, '/')
  await vi.waitFor(() => expect(store.badge).toBe('2'))
  world.changeOrders = []
  const requests = () => [tickets.requests.length, changeOrders.requests.length]
  const [ofTickets = 0, ofOrders = 0] = requests()
  events.publish({
    cursor: '2',
    isComplete: true,
    events: [{ kind: 'change_order', subject: 'change_order', subjectId: 1 }],
  })
  clock.advance(TOGETHER_MS)
  await vi.waitFor(() => expect(store.badge).toBe('1'))
  expect(requests()).toEqual([ofTickets, ofOrders + 1])
})

it('a monitor without mentions leaves them out', async () => {
  const { store, user, notes } = setUp()
  notes.refuseNext('waiting', refusal.notFound)
  await store.request(user)
  expect(store.waiting.map(({ actionItem }) => actionItem)).toEqual(['alerts', 'change-orders'])
})

it('there is no badge until every kind has loaded, as a part of the total is not the total', async () => {
  const { store, user, changeOrders } = setUp()
  const release = changeOrders.holdNext('list')
  const pending = store.request(user)
  await expect.poll(() => store.waiting.length).toBe(1)
  expect(store.badge).toBeNull()
  release()
  await pending
  expect(store.badge).toBe('2')
})

describe('action items without data', () => {
  it.each(['refused', 'failed'])('a kind whose request is %s is not shown', async end => {
    const { store, user, tickets } = setUp()
    if (end === 'refused') tickets.refuseNext('list', refusal.forbidden())
    else tickets.failNext('list')
    await store.request(user)
    expect(store.badge).toBe('1')
  })

  it('a kind that does not concern the user is not requested', async () => {
    const { store, user, changeOrders } = setUp()
    await store.request(user)
    await store.request({ ...user, scopes: [] })
    expect(changeOrders.requests).toHaveLength(1)
    expect(store.badge).toBe('1')
  })

  it('a stopped store shows nothing', async () => {
    const { store, user, tickets, changeOrders } = setUp()
    const releases = [tickets.holdNext('list'), changeOrders.holdNext('list')]
    const pending = store.request(user)
    store.stop()
    for (const release of releases) release()
    await pending
    expect(store.badge).toBeNull()
  })
})

it('keeps the counts while it reloads, and when a request fails', async () => {
  const { store, user, tickets } = setUp()
  await store.request(user)
  tickets.failNext('list')
  await store.request(user)
  expect(store.badge).toBe('2')
})
