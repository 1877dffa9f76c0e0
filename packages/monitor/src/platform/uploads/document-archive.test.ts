import { expect, it } from 'vitest'
import { archiveOf, type Part } from '../../testing/archive.ts'
import { documentRefusal } from './document-archive.ts'

const MAX = 10 * 1024 * 1024
const TYPES = { name: '[Content_Types].xml' }
const TEXT = { name: 'word/document.xml' }
const UNREADABLE = 'This document cannot be read. Send another one, or a PDF of it.'
const TOO_LARGE = 'Unpacked, this document has more than 10 MB. Send a PDF of it.'
const HAS_PROGRAM = 'This document has a program in it. Save it without macros, or send a PDF of it.'
const half = (name: string) => ({ name, declared: MAX / 2 })

it.each<readonly [string, readonly Part[], string | null]>([
  ['a document', [TYPES, TEXT, { name: 'word/media/image1.png' }], null],
  [
    'as much as a file may have',
    [TYPES, TEXT, half('a.xml'), { name: 'b.xml', declared: MAX / 2 - 2 }],
    null,
  ],
  ['one part that is too large', [TYPES, TEXT, { name: 'word/a.xml', declared: MAX + 1 }], TOO_LARGE],
  ['parts that are too large together', [TYPES, TEXT, half('a.xml'), half('b.xml')], TOO_LARGE],
  ['a part that is there twice', [TYPES, TEXT, { name: 'Word/Document.xml' }], UNREADABLE],
  ['a name that leads out', [TYPES, TEXT, { name: '../a.xml' }], UNREADABLE],
  ['an absolute name', [TYPES, TEXT, { name: '/a.xml' }], UNREADABLE],
  ['no document', [TYPES, { name: 'xl/workbook.xml' }], UNREADABLE],
  ['no types', [TEXT], UNREADABLE],
  ['a program', [TYPES, TEXT, { name: 'word/vbaProject.bin' }], HAS_PROGRAM],
  [
    'too many parts',
    [TYPES, TEXT, ...Array.from({ length: 2_000 }, (_, at) => ({ name: `${at}.xml` }))],
    UNREADABLE,
  ],
])('an archive with %s', async (_, parts, refusal) => {
  expect(await documentRefusal(archiveOf(parts), MAX)).toBe(refusal)
})

it('an archive that is cut off is refused', async () => {
  expect(await documentRefusal(archiveOf([TYPES, TEXT]).subarray(0, -5), MAX)).toBe(UNREADABLE)
})
