import { expect, it } from 'vitest'
import { documentRefusal } from './document-archive.ts'

interface Part {
  readonly name: string
  readonly declared?: number
}

const headerOf = ({ name, declared = 1 }: Part, signature: number, isCentral: boolean) => {
  const header = Buffer.alloc(isCentral ? 46 : 30)
  header.writeUInt32LE(signature)
  const at = isCentral ? 2 : 0
  header.writeUInt32LE(1, 18 + at)
  header.writeUInt32LE(declared, 22 + at)
  header.writeUInt16LE(name.length, 26 + at)
  return Buffer.concat([header, Buffer.from(name)])
}

/** An archive whose parts have one byte each, whatever they declare. */
const archiveOf = (parts: readonly Part[]): Buffer => {
  const files = parts.map(part => Buffer.concat([headerOf(part, 0x04_03_4b_50, false), Buffer.from('x')]))
  let offset = 0
  const directory = Buffer.concat(
    parts.map((part, place) => {
      const header = headerOf(part, 0x02_01_4b_50, true)
      header.writeUInt16LE(part.declared === undefined ? 0 : 8, 10)
      header.writeUInt32LE(offset, 42)
      offset += files[place]?.byteLength ?? 0
      return header
    }),
  )
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.byteLength, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, directory, end])
}

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
