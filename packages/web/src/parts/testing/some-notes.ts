import type { NoteSubject } from '@fairhaul/core'
import { type FakeWorld, fakeCompanyUsers, fakeNotes } from '@fairhaul/testkit'
import { type NotesDeps, NotesStore } from '../notes/notes-store.ts'

/** The notes about a carrier or a load over the fakes of a world. */
export const someNotes = (
  world: FakeWorld,
  subject: NoteSubject,
  deps: Partial<NotesDeps> = {},
): NotesStore =>
  new NotesStore({
    subject,
    notes: fakeNotes(world),
    people: () => fakeCompanyUsers(world),
    me: () => world.user?.id,
    added: () => undefined,
    at: () => null,
    seen: () => undefined,
    ...deps,
  })
