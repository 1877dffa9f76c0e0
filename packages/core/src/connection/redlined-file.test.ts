import { describe, expect, it } from 'vitest'
import {
  CONTRACT_FILE_KINDS,
  REDLINED_FILE_BYTES_MAX,
  redlinedFileProblems,
  TAX_FORM_FILE_KINDS,
} from './redlined-file.ts'

const kinds = [
  { ending: 'pdf', type: 'application/pdf' },
  { ending: 'png', type: 'image/png' },
]
const WRONG_KIND = { field: 'file', message: 'Choose a file of one of these kinds: PDF, PNG.' }

describe('a redlined file', () => {
  it.each([
    ['w-9.pdf', 'application/pdf'],
    ['W-9.PDF', 'application/pdf'],
    ['w-9.pdf', ''],
    ['scan.png', 'image/png'],
  ])('%s of type %j may be sent', (name, type) => {
    expect(redlinedFileProblems({ name, type, size: 1 }, kinds)).toEqual([])
  })

  it.each([
    ['w-9.exe', ''],
    ['pdf', ''],
    ['w-9.pdf.exe', 'application/pdf'],
    ['w-9.pdf', 'image/png'],
  ])('%s of type %j is of no kind asked for', (name, type) => {
    expect(redlinedFileProblems({ name, type, size: 1 }, kinds)).toEqual([WRONG_KIND])
  })

  it('is not empty and has at most 10 MB', () => {
    const file = { name: 'w-9.pdf', type: '' }
    expect(REDLINED_FILE_BYTES_MAX).toBe(10_485_760)
    expect(redlinedFileProblems({ ...file, size: 10_485_760 }, kinds)).toEqual([])
    expect(redlinedFileProblems({ ...file, size: 10_485_761 }, kinds)).toEqual([
      { field: 'file', message: 'Choose a file of at most 10 MB.' },
    ])
    expect(redlinedFileProblems({ ...file, size: 0 }, kinds)).toEqual([
      { field: 'file', message: 'This file is empty.' },
    ])
  })

  it('is told every problem at once', () => {
    expect(redlinedFileProblems({ name: 'w-9', type: '', size: 0 }, kinds)).toEqual([
      WRONG_KIND,
      { field: 'file', message: 'This file is empty.' },
    ])
  })

  it('is a PDF or a Word file for a contract, a PDF or a picture for a tax form', () => {
    expect(CONTRACT_FILE_KINDS).toEqual([
      { ending: 'pdf', type: 'application/pdf' },
      { ending: 'doc', type: 'application/msword' },
      { ending: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    ])
    expect(TAX_FORM_FILE_KINDS).toEqual([
      { ending: 'pdf', type: 'application/pdf' },
      { ending: 'jpg', type: 'image/jpeg' },
      { ending: 'jpeg', type: 'image/jpeg' },
      { ending: 'png', type: 'image/png' },
    ])
  })
})
