import { describe, expect, it } from 'vitest'
import { PDF, PICTURES, uploadProblems } from './upload-problems.ts'

const kinds = [PDF, { ending: 'png', type: 'image/png' }]
const WRONG_KIND = 'Choose a file of one of these kinds: PDF, PNG.'

describe('a file to send', () => {
  it.each([
    ['w-9.pdf', 'application/pdf'],
    ['W-9.PDF', 'Application/PDF'],
    ['w-9.pdf', ''],
    ['my.scan.png', 'image/png'],
  ])('the upload %s of type %j is accepted', (name, type) => {
    expect(uploadProblems({ name, type, size: 1 }, kinds)).toEqual([])
  })

  it.each([
    ['w-9.exe', ''],
    ['pdf', ''],
    ['w-9', 'application/pdf'],
    ['w-9.pdf.exe', 'application/pdf'],
    ['w-9.pdf', 'image/png'],
  ])('the upload %s of type %j has the wrong type', (name, type) => {
    expect(uploadProblems({ name, type, size: 1 }, kinds)).toEqual([WRONG_KIND])
  })

  it('an upload is not empty and has at most 10 MB', () => {
    const file = { name: 'w-9.pdf', type: '' }
    expect(uploadProblems({ ...file, size: 10_485_760 }, kinds)).toEqual([])
    expect(uploadProblems({ ...file, size: 10_485_761 }, kinds)).toEqual(['Choose a file of at most 10 MB.'])
    expect(uploadProblems({ ...file, size: 0 }, kinds)).toEqual(['This file is empty.'])
  })

  it('an upload is refused with all its problems at once', () => {
    expect(uploadProblems({ name: 'w-9', type: '', size: 0 }, kinds)).toEqual([
      WRONG_KIND,
      'This file is empty.',
    ])
  })

  it('an upload is a document or a picture of one', () => {
    expect([PDF, ...PICTURES]).toEqual([
      { ending: 'pdf', type: 'application/pdf' },
      { ending: 'jpg', type: 'image/jpeg' },
      { ending: 'jpeg', type: 'image/jpeg' },
      { ending: 'png', type: 'image/png' },
    ])
  })
})
