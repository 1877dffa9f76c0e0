import {
  type AttendTickets,
  type CurrentUser,
  countTicketTabs,
  displayName,
  done,
  isInTicketTab,
  mayAssign,
  maySetTicketStatus,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  type Ticket,
  type TicketFilter,
  type TicketPresence,
  type Tickets,
  ticketsNewestFirst,
  type UpdateTicket,
  type UserId,
} from '@fairhaul/core'
import { type FakeCalls, forUser, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'
import { ownLoads } from './load-fakes.ts'

type TicketsCall = 'list' | 'count' | 'find' | 'update' | 'attend'

const people = (world: FakeWorld, user: CurrentUser) => [...world.ticketUsers, user]

const nameOf = (world: FakeWorld, user: CurrentUser, id: UserId | null): string | null => {
  const found = people(world, user).find(each => each.id === id)
  return found === undefined ? null : displayName(found)
}

const ownTickets = (world: FakeWorld, user: CurrentUser): readonly Ticket[] => {
  const loads = new Map(ownLoads(world, user).map(load => [load.id, load]))
  return world.tickets
    .filter(({ loadId }) => loadId === null || loads.has(loadId))
    .map(ticket => ({
      ...ticket,
      load: ticket.loadId === null ? null : (loads.get(ticket.loadId) ?? null),
      assigneeName: nameOf(world, user, ticket.assigneeId) ?? ticket.assigneeName,
    }))
}

const isAbout = ({ load }: Ticket, text: string): boolean => {
  if (load === null || text === '') return false
  const { id, externalNumber } = load
  return externalNumber === null
    ? String(id) === text
    : externalNumber.toLowerCase().includes(text.toLowerCase())
}

const passes = (ticket: Ticket, filter: TicketFilter): boolean =>
  (filter.loadId === undefined || ticket.loadId === filter.loadId) &&
  (filter.type === undefined || ticket.type === filter.type) &&
  (filter.load === undefined || isAbout(ticket, filter.load.trim())) &&
  (filter.assigneeId === undefined || ticket.assigneeId === filter.assigneeId) &&
  (filter.teamId === undefined || ticket.load?.teamId === filter.teamId)

/** Whether its assignee is not the one that the caller last saw. */
const isReassignedUnaware = (holder: UserId | null, user: CurrentUser, params: UpdateTicket): boolean =>
  params.assigneeIdWas === undefined
    ? params.assigneeId !== undefined && ![null, user.id, params.assigneeId].includes(holder)
    : params.assigneeIdWas !== holder

const updated = (world: FakeWorld, user: CurrentUser, params: UpdateTicket): Outcome<Ticket, Refusal> => {
  const { id, assigneeIdWas: _, ...change } = params
  const before = ownTickets(world, user).find(ticket => ticket.id === id)
  if (before === undefined) return refused(refusal.notFound)
  if (change.status === undefined && change.assigneeId === undefined)
    return refused(refusal.invalid(null, 'Say what to change.'))
  if (change.assigneeId !== undefined && !mayAssign(change.assigneeId, world.ticketUsers, user))
    return refused(refusal.invalid('assigneeId', 'You cannot assign it to this person.'))
  if (isReassignedUnaware(before.assigneeId, user, params))
    return refused(refusal.conflict('Someone else has this alert.'))
  if (change.status !== undefined && !maySetTicketStatus(before.status, change.status))
    return refused(refusal.invalid('status', 'It cannot move to this status from its current one.'))
  const assigneeId = change.assigneeId === undefined ? before.assigneeId : change.assigneeId
  const after = { ...before, ...change, assigneeId, assigneeName: nameOf(world, user, assigneeId) }
  world.tickets = world.tickets.map(each => (each.id === id ? after : each))
  if (after.status !== before.status || after.assigneeId !== before.assigneeId)
    world.ticketChanges.push({
      id: nextIdAmong(world.ticketChanges),
      ticketId: id,
      userName: displayName(user),
      isByCause: false,
      statusWas: before.status,
      status: after.status,
      assigneeWasId: before.assigneeId,
      assigneeWasName: before.assigneeName,
      assigneeId: after.assigneeId,
      assigneeName: after.assigneeName,
      createdAt: nextInstant(world),
    })
  return done(after)
}

const attended = (
  world: FakeWorld,
  user: CurrentUser,
  { id, leftId, isWorking }: AttendTickets,
): Outcome<readonly TicketPresence[], Refusal> => {
  const own = new Set(ownTickets(world, user).map(ticket => ticket.id))
  if ([id, leftId].some(each => each !== null && !own.has(each))) return refused(refusal.notFound)
  const isLeft = (each: TicketPresence) => each.userId === user.id && [id, leftId].includes(each.ticketId)
  world.ticketPresences = world.ticketPresences.filter(each => !isLeft(each))
  if (id !== null)
    world.ticketPresences.push({ ticketId: id, userId: user.id, userName: displayName(user), isWorking })
  return done(world.ticketPresences.filter(({ userId }) => userId !== user.id))
}

/** `Tickets` in memory, with the refusals of the server. */
export const fakeTickets = (world: FakeWorld = fakeWorld()): Tickets & FakeCalls<TicketsCall> => {
  const { control, answer } = userCalls<TicketsCall>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        forUser(world, user => {
          const rows = ticketsNewestFirst(
            ownTickets(world, user).filter(
              ticket => isInTicketTab(params.tab, ticket, user.id) && passes(ticket, params),
            ),
          )
          const ordered = params.isOldestFirst === true ? rows.toReversed() : rows
          return done(pageOf(ordered, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    count: (params, signal) =>
      answer('count', params, signal, () =>
        forUser(world, user => {
          const own = ownTickets(world, user)
          const tabs = countTicketTabs(
            own.filter(ticket => passes(ticket, params)),
            user.id,
          )
          return done({ tabs, types: [...new Set(own.map(({ type }) => type))].toSorted() })
        }),
      ),
    find: (params, signal) =>
      answer('find', params, signal, () =>
        forUser(world, user => {
          const ticket = ownTickets(world, user).find(({ id }) => id === params.id)
          if (ticket === undefined) return refused(refusal.notFound)
          const changes = world.ticketChanges.filter(({ ticketId }) => ticketId === params.id).toReversed()
          return done({ ticket, changes })
        }),
      ),
    update: params =>
      answer('update', params, undefined, () => forUser(world, user => updated(world, user, params))),
    attend: (params, signal) =>
      answer('attend', params, signal, () => forUser(world, user => attended(world, user, params))),
  }
}
