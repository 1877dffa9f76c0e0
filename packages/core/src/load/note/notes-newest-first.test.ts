import { aNote, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { noteByline, notesNewestFirst } from './notes-newest-first.ts'

const at = (number: number, createdAt: string) => aNote({ id: id(number), createdAt })

it('notes are read newest first, and of two made at once the higher id first', () => {
  const notes = [
    at(4, '2026-11-20T16:30:00.000Z'),
    at(1, '2026-11-21T08:00:00.000Z'),
    at(9, '2026-11-19T08:00:00.000Z'),
    at(6, '2026-11-20T16:30:00.000Z'),
    at(5, '2026-11-20T16:30:00.000Z'),
  ]
  expect(notesNewestFirst(notes).map(note => Number(note.id))).toEqual([1, 6, 5, 4, 9])
  expect(notesNewestFirst(notes.toReversed()).map(note => Number(note.id))).toEqual([1, 6, 5, 4, 9])
})

it('notes are read by their instants, in whatever zone each is written', () => {
  const [late, early] = [at(1, '2026-11-20T11:00:00-06:00'), at(2, '2026-11-20T16:30:00Z')]
  expect(notesNewestFirst([early, late])).toEqual([late, early])
})

it.each([
  ['Dana Reyes', 'Dana Reyes, 5 minutes ago'],
  [null, 'A former user, 5 minutes ago'],
])('a note by %s says %s', (authorName, line) => {
  const now = Date.parse('2026-11-20T16:35:00.000Z')
  expect(noteByline(aNote({ authorName }), now)).toBe(line)
})
