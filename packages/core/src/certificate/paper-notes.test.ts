import { expect, it } from 'vitest'
import { paperFileProblem, paperNotes } from './paper-notes.ts'

it.each([
  [2, true, []],
  [1, false, ['This file is a picture without text. Type the fields beside it.']],
  [300, true, ['The first 10 of 300 pages are read and shown.']],
])('of a file of %s pages, with text: %s, is said what to know', (pageCount, hasText, notes) => {
  expect(paperNotes({ pageCount, hasText })).toEqual(notes)
})

it('a certificate is a PDF or a picture', () => {
  expect(paperFileProblem({ name: 'coi.PDF', type: 'application/pdf', size: 9 })).toBeUndefined()
  expect(paperFileProblem({ name: 'coi.exe', type: '', size: 9 })).toBe(
    'Choose a file of one of these kinds: PDF, JPG, JPEG, PNG.',
  )
})
