import { aPdfToUpload, aTaxFormSubmission, aTaxFormUpload } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { taxFormReceiptText, taxFormUploadProblems } from './tax-form.ts'

describe('a redlined tax form', () => {
  it.each(['w-9.pdf', 'w-9.jpg', 'w-9.jpeg', 'w-9.png'])('a redlined tax form may be %s', name => {
    expect(taxFormUploadProblems(aTaxFormUpload({ file: aPdfToUpload({ name, type: '' }) }))).toEqual([])
  })

  it('a redlined tax form cannot be a Word file', () => {
    expect(taxFormUploadProblems({ file: aPdfToUpload({ name: 'w-9.docx', type: '' }) })).toEqual([
      { field: 'file', message: 'Choose a file of one of these kinds: PDF, JPG, JPEG, PNG.' },
    ])
  })

  it('a redlined tax form is received, or received in part', () => {
    expect(taxFormReceiptText({ kind: 'received', submission: aTaxFormSubmission() })).toBe(
      'The tax form was received.',
    )
    expect(taxFormReceiptText({ kind: 'received-in-part' })).toBe(
      'Part of the tax form was received. Check it in the packet before you continue.',
    )
  })
})
