import { expect, it } from 'vitest'
import { OVERRIDE_FILE_BYTES_MAX, OVERRIDE_FILE_KINDS, overrideFileProblem } from './override-file.ts'

const KIND = 'Choose a PDF, PNG or JPEG file.'

it('the limits are 10 MB and three kinds', () => {
  expect(OVERRIDE_FILE_BYTES_MAX).toBe(10_485_760)
  expect(OVERRIDE_FILE_KINDS).toEqual({
    'application/pdf': ['pdf'],
    'image/png': ['png'],
    'image/jpeg': ['jpg', 'jpeg'],
  })
})

it.each([
  ['coi.pdf', 'application/pdf', 1, undefined],
  ['coi.png', 'image/png', 10_485_760, undefined],
  ['coi', 'IMAGE/JPEG', 9, undefined],
  ['coi.PDF', '', 9, undefined],
  ['my.coi.jpeg', '', 9, undefined],
  ['jpg', '', 9, undefined],
  ['coi.pdf', 'application/pdf', 10_485_761, 'This file is larger than 10 MB.'],
  ['coi.pdf', 'application/pdf', 0, 'This file is empty.'],
  ['coi.pdf', 'text/html', 9, KIND],
  ['coi.pdf.exe', '', 9, KIND],
  ['coi', '', 9, KIND],
  ['', '', 0, KIND],
])('%j of type %j with %d bytes: %s', (name, type, size, problem) => {
  expect(overrideFileProblem({ name, type, size })).toBe(problem)
})
