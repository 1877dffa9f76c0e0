import {
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
import { type FakeCalls, fakeCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from '../shared/fake-world.ts'
import { visitorRefusal } from './fake-teams.ts'

const isThere = (world: FakeWorld, subject: NoteSubject): boolean =>
  subject.kind === 'carrier'
    ? world.carriers.some(({ id }) => id === subject.carrierId)
    : world.notableLoads.includes(subject.loadId)

const written = (world: FakeWorld, subject: NoteSubject, typed: string): Outcome<Note, Refusal> => {
  const text = readNoteText(typed)
  if (!text.ok) return refused(refusal.invalid('text', text.refusal.message))
  if (world.user === null) return refused(refusal.unauthenticated)
  const note: Note = {
    id: nextIdAmong(world.notes),
    subject,
    text: text.value,
    authorId: world.user.id,
    authorName: displayName(world.user),
    createdAt: nextInstant(world),
  }
  world.notes.push(note)
  return done(note)
}

/** `Notes` in memory. */
export const fakeNotes = (world: FakeWorld = fakeWorld()): Notes & FakeCalls<'list' | 'create'> => {
  const { control, answer } = fakeCalls<'list' | 'create'>()
  const about = <T>(subject: NoteSubject, give: () => Outcome<T, Refusal>): Outcome<T, Refusal> => {
    const not = visitorRefusal(world)
    if (not !== null) return refused(not)
    return isThere(world, subject) ? give() : refused(refusal.notFound)
  }
  return {
    ...control,
    list: (ask, signal) =>
      answer('list', ask, signal, () =>
        about(ask.subject, () => {
          const own = world.notes.filter(({ subject }) => isSameNoteSubject(subject, ask.subject))
          return done(pageOf(notesNewestFirst(own), ask.page ?? 1, PAGE_SIZE))
        }),
      ),
    create: ask =>
      answer('create', ask, undefined, () => about(ask.subject, () => written(world, ask.subject, ask.text))),
  }
}
