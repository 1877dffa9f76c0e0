import type { Note, NoteSubject } from '@fairhaul/core'
import fc from 'fast-check'
import { instants } from '../shared/dates.ts'
import { ids, maybe } from '../shared/ids.ts'

/** What notes may be about. */
export const noteSubjects: fc.Arbitrary<NoteSubject> = fc.oneof(
  fc.record({ kind: fc.constant('carrier' as const), carrierId: ids<'carrier'>() }),
  fc.record({ kind: fc.constant('load' as const), loadId: ids<'load'>() }),
)

/** Texts as they may be typed, blank ones included. */
export const noteTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' \n\t ', '  Called dispatch. '),
)

/** Notes, some of them written at the same instant. */
export const notes: fc.Arbitrary<Note> = fc.record({
  id: ids<'note'>(),
  subject: noteSubjects,
  text: fc.constantFrom('Called dispatch.', 'Übergabe am Montag\nRampe 4'),
  authorId: ids<'user'>(),
  authorName: maybe(fc.constant('Dana Reyes')),
  createdAt: fc.oneof(fc.constant('2026-11-20T16:30:00.000Z'), instants),
})
