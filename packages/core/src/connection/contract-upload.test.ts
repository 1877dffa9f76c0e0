import { aContractUpload, aPdfToUpload } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { contractUploadProblems } from './contract-upload.ts'

it.each(['redlined.pdf', 'redlined.doc', 'redlined.docx'])('a redlined contract may be %s', name => {
  expect(contractUploadProblems(aContractUpload({ file: aPdfToUpload({ name, type: '' }) }))).toEqual([])
})

it('a redlined contract cannot be a picture', () => {
  const file = aPdfToUpload({ name: 'redlined.png', type: 'image/png' })
  expect(contractUploadProblems({ file })).toEqual([
    { field: 'file', message: 'Choose a file of one of these kinds: PDF, DOC, DOCX.' },
  ])
})
