import {
  type CreateNote,
  type CurrentUser,
  displayName,
  done,
  isSameNoteSubject,
  isWaitingFor,
  MENTIONS_MAX,
  type Note,
  type NoteId,
  type NoteMention,
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
  type UserId,
  type WaitingMention,
} from '@fairhaul/core'
import { type FakeCalls, forUser, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'
import { ownLoads } from './load-fakes.ts'

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

/** Adds a note. Refuses: as the server does. */
export const written = (
  world: FakeWorld,
  user: CurrentUser,
  { subject, text: typed }: CreateNote,
  mentioned: readonly UserId[] = [],
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
    mentions: mentioned.flatMap(userId => {
      const person = world.teamPeople.find(({ id }) => id === userId)
      return person === undefined
        ? []
        : [{ userId, userName: person.fullName ?? person.email, isSeen: false }]
    }),
  }
  if (note.mentions.length < mentioned.length)
    return refused(refusal.invalid('mentioned', 'Someone who is mentioned is not in your company.'))
  world.notes.push(note)
  return done(note)
}

const nameOf = (world: FakeWorld, subject: NoteSubject): string | null =>
  subject.kind === 'carrier'
    ? (world.carriers.find(({ id }) => id === subject.carrierId)?.legalName ?? null)
    : (world.loads.find(({ id }) => id === subject.loadId)?.externalNumber ?? null)

const waiting = (world: FakeWorld, user: CurrentUser): readonly WaitingMention[] =>
  notesNewestFirst(world.notes.filter(note => isWaitingFor(note, user.id))).map(note => ({
    noteId: note.id,
    subject: note.subject,
    subjectName: nameOf(world, note.subject),
    authorName: note.authorName,
    createdAt: note.createdAt,
  }))

const seen = (world: FakeWorld, user: CurrentUser, id: NoteId): Outcome<NoteMention, Refusal> => {
  const mention = world.notes.find(note => note.id === id)?.mentions.find(({ userId }) => userId === user.id)
  if (mention === undefined) return refused(refusal.notFound)
  const after = { ...mention, isSeen: true }
  world.notes = world.notes.map(note =>
    note.id === id
      ? { ...note, mentions: note.mentions.map(each => (each.userId === user.id ? after : each)) }
      : note,
  )
  return done(after)
}

type NotesCall = 'list' | 'create' | 'mention' | 'waiting' | 'markSeen'

/** `Notes` in memory, about any carrier and the loads of the company. People of its teams may be mentioned. */
export const fakeNotes = (world: FakeWorld = fakeWorld()): Notes & FakeCalls<NotesCall> => {
  const { control, answer } = userCalls<NotesCall>(world)
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
    mention: params =>
      answer('mention', params, undefined, () =>
        about(world, params.subject, user => {
          const { length } = params.mentioned
          if (length === 0 || length > MENTIONS_MAX)
            return refused(refusal.invalid('mentioned', `Mention 1 to ${MENTIONS_MAX} people.`))
          return written(world, user, params, [...new Set(params.mentioned)])
        }),
      ),
    waiting: (params, signal) =>
      answer('waiting', params, signal, () =>
        forUser(world, user => done(pageOf(waiting(world, user), params.page ?? 1, PAGE_SIZE))),
      ),
    markSeen: params =>
      answer('markSeen', params, undefined, () => forUser(world, user => seen(world, user, params.id))),
  }
}
