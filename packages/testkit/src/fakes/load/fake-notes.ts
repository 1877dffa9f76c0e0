import {
  type CurrentUser,
  displayName,
  done,
  isSameNoteSubject,
  type Note,
  type Notes,
  type NoteSubject,
  notesNewestFirst,
  type Outcome,
  PAGE_SIZE,
  readNoteText,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from '../shared/fake-world.ts'
import { forUser, ownLoads } from './own-loads.ts'

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
