import { expect, it } from 'vitest'
import { NOTES_CHARACTERS_MAX, notesProblems } from './do-not-dispatch-notes.ts'

it.each(['', 'Hostage load.', 'x'.repeat(2_000), ` ${'x'.repeat(2_000)} `])(
  'notes of a do not dispatch may be %j',
  notes => {
    expect(notesProblems(notes)).toEqual([])
  },
)

it('notes of a do not dispatch have 2,000 characters at most', () => {
  expect(NOTES_CHARACTERS_MAX).toBe(2_000)
  expect(notesProblems('x'.repeat(2_001))).toEqual([
    { field: 'notes', message: 'Shorten the notes to 2,000 characters.' },
  ])
})
