import { expect, it } from 'vitest'
import { OVERRIDE_FILE_KINDS, overrideFileProblem } from './override-file.ts'

const KIND = 'Choose a file of one of these kinds: PDF, JPG, JPEG, PNG.'

it('a document and pictures go with an override', () => {
  expect(OVERRIDE_FILE_KINDS.map(({ ending }) => ending)).toEqual(['pdf', 'jpg', 'jpeg', 'png'])
})

it.each([
  ['coi.pdf', 'application/pdf', 1, undefined],
  ['coi.jpeg', 'image/jpeg', 10_485_760, undefined],
  ['coi.pdf', 'application/pdf', 10_485_761, 'Choose a file of at most 10 MB.'],
  ['coi.pdf', 'application/pdf', 0, 'This file is empty.'],
  ['coi.pdf.exe', '', 9, KIND],
  ['', '', 0, KIND],
])('%j of type %j with %d bytes: %s', (name, type, size, problem) => {
  expect(overrideFileProblem({ name, type, size })).toBe(problem)
})
