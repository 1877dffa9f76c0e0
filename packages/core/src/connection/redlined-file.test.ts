import { describe, expect, it } from 'vitest'
import { CONTRACT_FILE_KINDS, redlinedFileProblems, TAX_FORM_FILE_KINDS } from './redlined-file.ts'

describe('a redlined file', () => {
  it('a redlined file is a PDF or a Word file for a contract, a PDF or a picture for a tax form', () => {
    expect(CONTRACT_FILE_KINDS).toEqual([
      { ending: 'pdf', type: 'application/pdf' },
      { ending: 'doc', type: 'application/msword' },
      { ending: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    ])
    expect(TAX_FORM_FILE_KINDS.map(({ ending }) => ending)).toEqual(['pdf', 'jpg', 'jpeg', 'png'])
  })

  it('a redlined file is refused with all its problems at once, under its field', () => {
    expect(redlinedFileProblems({ name: 'terms.docx', type: '', size: 1 }, CONTRACT_FILE_KINDS)).toEqual([])
    expect(redlinedFileProblems({ name: 'terms.exe', type: '', size: 0 }, CONTRACT_FILE_KINDS)).toEqual([
      { field: 'file', message: 'Choose a file of one of these kinds: PDF, DOC, DOCX.' },
      { field: 'file', message: 'This file is empty.' },
    ])
  })
})
