import {
  type CurrentUser,
  displayName,
  done,
  isInTicketTab,
  isSameNoteSubject,
  mayAssign,
  maySetTicketStatus,
  type Note,
  type NoteSubject,
  type Notes,
  notesNewestFirst,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  readNoteText,
  refused,
  type Team,
  type TeamEdits,
  type TeamId,
  type Teams,
  type TeamUser,
  type Ticket,
  type Tickets,
  ticketsNewestFirst,
  type UpdateTicket,
  type UserId,
} from '@fairhaul/core'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'
import { forUser, ownLoads } from './load-fakes.ts'

type TeamsCall = 'list' | 'find' | 'editMembers' | 'members'

const byId = (one: TeamUser, other: TeamUser) => one.id - other.id

const withId = (world: FakeWorld, wanted: TeamId): Outcome<Team, Refusal> => {
  const team = world.teams.find(({ id, companyId }) => id === wanted && companyId === world.user?.company?.id)
  return team === undefined ? refused(refusal.notFound) : done(team)
}

const withAdded = (world: FakeWorld, team: Team, additions: TeamEdits['additions']): Team | null => {
  const all = world.teams.flatMap(({ members }) => members)
  const added: TeamUser[] = []
  for (const userId of additions) {
    const user = world.teamPeople.find(({ id }) => id === userId)
    const isThere = [...team.members, ...added].some(each => each.user.id === userId)
    if (user === undefined || isThere) return null
    added.push({ id: nextIdAmong([...all, ...added]), user })
  }
  return { ...team, members: [...team.members, ...added].toSorted(byId) }
}

const edited = (world: FakeWorld, id: TeamId, edits: TeamEdits): Outcome<Team, Refusal> => {
  const found = withId(world, id)
  if (!found.ok) return found
  const { value: team } = found
  if (!edits.removals.every(removal => team.members.some(member => member.id === removal)))
    return refused(refusal.invalid('removals', 'Someone to remove is not in this team.'))
  const members = team.members.filter(member => !edits.removals.includes(member.id))
  const after = withAdded(world, { ...team, members }, edits.additions)
  if (after === null)
    return refused(
      refusal.invalid('additions', 'Someone to add is in this team already, or not in your company.'),
    )
  world.teams = world.teams.map(each => (each.id === id ? after : each))
  return done(after)
}

const matches = ({ user }: TeamUser, search: string): boolean =>
  `${user.fullName ?? ''} ${user.email}`.toLowerCase().includes(search.trim().toLowerCase())

/** `Teams` in memory. */
export const fakeTeams = (world: FakeWorld = fakeWorld()): Teams & FakeCalls<TeamsCall> => {
  const { control, answer } = userCalls<TeamsCall>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        forUser(world, user => {
          if (params.companyId !== user.company?.id) return refused(refusal.notFound)
          const own = world.teams
            .filter(({ companyId }) => companyId === params.companyId)
            .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
          return done(pageOf(own, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    find: (params, signal) =>
      answer('find', params, signal, () => forUser(world, () => withId(world, params.id))),
    editMembers: params =>
      answer('editMembers', params, undefined, () =>
        forUser(world, () => edited(world, params.id, params.edits)),
      ),
    members: (params, signal) =>
      answer('members', params, signal, () =>
        forUser(world, () => {
          const found = withId(world, params.id)
          return found.ok
            ? done(found.value.members.filter(each => matches(each, params.search ?? '')).toSorted(byId))
            : found
        }),
      ),
  }
}

const ownTickets = (world: FakeWorld, user: CurrentUser): readonly Ticket[] => {
  const loads = new Set(ownLoads(world, user).map(({ id }) => id))
  return world.tickets.filter(({ loadId }) => loadId === null || loads.has(loadId))
}

/** Whether its assignee is not the one that the caller last saw. */
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
    return refused(refusal.invalid('status', 'It cannot move to this status from its current one.'))
  if (change.assigneeId !== undefined && !mayAssign(change.assigneeId, world.ticketUsers, user))
    return refused(refusal.invalid('assigneeId', 'You cannot assign it to this person.'))
  if (isTakenUnaware(before.assigneeId, user, params))
    return refused(refusal.conflict('Someone else has this alert.'))
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

const isThere = (world: FakeWorld, user: CurrentUser, subject: NoteSubject): boolean =>
  subject.kind === 'carrier'
    ? world.carriers.some(({ id }) => id === subject.carrierId)
    : ownLoads(world, user).some(({ id }) => id === subject.loadId)

/** Gives what follows for something that the user may see. Refuses: `not-found` for anything else. */
const about = <T>(
  world: FakeWorld,
  subject: NoteSubject,
  give: (user: CurrentUser) => Outcome<T, Refusal>,
): Outcome<T, Refusal> =>
  forUser(world, user => (isThere(world, user, subject) ? give(user) : refused(refusal.notFound)))

const written = (
  world: FakeWorld,
  user: CurrentUser,
  { subject, text: typed }: { readonly subject: NoteSubject; readonly text: string },
): Outcome<Note, Refusal> => {
  const text = readNoteText(typed)
  if (!text.ok) return refused(refusal.invalid('text', text.refusal.message))
  const note: Note = {
    id: nextIdAmong(world.notes),
    subject,
    text: text.value,
    authorId: user.id,
    authorName: displayName(user),
    createdAt: nextInstant(world),
  }
  world.notes.push(note)
  return done(note)
}

/** `Notes` in memory, about any carrier and the loads of the company. */
export const fakeNotes = (world: FakeWorld = fakeWorld()): Notes & FakeCalls<'list' | 'create'> => {
  const { control, answer } = userCalls<'list' | 'create'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        about(world, params.subject, () => {
          const own = world.notes.filter(({ subject }) => isSameNoteSubject(subject, params.subject))
          return done(pageOf(notesNewestFirst(own), params.page ?? 1, PAGE_SIZE))
        }),
      ),
    create: params =>
      answer('create', params, undefined, () =>
        about(world, params.subject, user => written(world, user, params)),
      ),
  }
}
