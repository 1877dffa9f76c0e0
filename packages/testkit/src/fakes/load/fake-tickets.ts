import {
  type CurrentUser,
  done,
  isInTicketTab,
  mayAssign,
  maySetTicketStatus,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  type Ticket,
  type Tickets,
  ticketsNewestFirst,
  type UpdateTicket,
  type UserId,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { forUser, ownLoads } from './own-loads.ts'

const ownTickets = (world: FakeWorld, user: CurrentUser): readonly Ticket[] => {
  const loads = new Set(ownLoads(world, user).map(({ id }) => id))
  return world.tickets.filter(({ loadId }) => loadId === null || loads.has(loadId))
}

/** Whether somebody else deals with it than who asks knows of. */
const isTakenUnaware = (holder: UserId | null, user: CurrentUser, params: UpdateTicket): boolean =>
  params.assigneeIdWas === undefined
    ? params.assigneeId !== undefined && ![null, user.id, params.assigneeId].includes(holder)
    : params.assigneeIdWas !== holder

const updated = (world: FakeWorld, user: CurrentUser, params: UpdateTicket): Outcome<Ticket, Refusal> => {
  const { id, assigneeIdWas: _, ...change } = params
  const before = ownTickets(world, user).find(ticket => ticket.id === id)
  if (before === undefined) return refused(refusal.notFound)
  if (change.status === undefined && change.assigneeId === undefined)
    return refused(refusal.invalid(null, 'Say what to change.'))
  if (change.status !== undefined && !maySetTicketStatus(before.status, change.status))
    return refused(refusal.invalid('status', 'This status cannot follow the one it has.'))
  if (change.assigneeId !== undefined && !mayAssign(change.assigneeId, world.ticketUsers, user))
    return refused(refusal.invalid('assigneeId', 'You may not assign it to this user.'))
  if (isTakenUnaware(before.assigneeId, user, params))
    return refused(refusal.conflict('Somebody else has this ticket.'))
  const after: Ticket = { ...before, ...change }
  world.tickets = world.tickets.map(each => (each.id === id ? after : each))
  return done(after)
}

/** `Tickets` in memory, with the refusals of the server. */
export const fakeTickets = (world: FakeWorld = fakeWorld()): Tickets & FakeCalls<'list' | 'update'> => {
  const { control, answer } = userCalls<'list' | 'update'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        forUser(world, user => {
          const rows = ownTickets(world, user).filter(
            ticket =>
              isInTicketTab(params.tab, ticket, user.id) &&
              (params.loadId === undefined || ticket.loadId === params.loadId),
          )
          return done(pageOf(ticketsNewestFirst(rows), params.page ?? 1, PAGE_SIZE))
        }),
      ),
    update: params =>
      answer('update', params, undefined, () => forUser(world, user => updated(world, user, params))),
  }
}
