import { describe, expect, it } from 'vitest'
import { Refused } from '../../http/refused.ts'
import { SCANS } from './file-kinds.ts'
import { readUpload } from './read-upload.ts'

const PDF = '%PDF-1.7'
const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(24)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const START = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]
/** A JPEG with these bytes between its first segment and its frame. */
const jpeg = (width: number, height: number, between: readonly number[] = []) => {
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.from([...START, ...between, ...frame])
}
const read = (name: string, content: string | Buffer) =>
  readUpload(new File([typeof content === 'string' ? content : new Uint8Array(content)], name), 'file', SCANS)
const refusalOf = async (name: string, content: string | Buffer) => {
  const thrown: unknown = await read(name, content).catch((error: unknown) => error)
  return thrown instanceof Refused ? [thrown.status, thrown.errors[0]?.message] : thrown
}

const NO_ENDING = 'The name of this file has no ending. Rename it and send it again.'
const TWO_ENDINGS = 'The name of this file has two endings. Rename it and send it again.'
const TOO_LARGE = 'A picture can have at most 40 megapixels.'
const UNREADABLE = 'This picture cannot be read. Send another one.'

it.each([
  ['scan.pdf', PDF],
  ['Scan of 2027.03.04.PDF', PDF],
  ['St.Paul.pdf', PDF],
  ['J. Smith Inc. 2026.pdf', PDF],
  ['rate.con.v2.pdf', PDF],
  ['certificate 11.28.2026.pdf', PDF],
  ['MC.123456.pdf', PDF],
  ['US.DOT.pdf', PDF],
  ['photo.jpeg', jpeg(4000, 3000)],
  ['photo.png', png(8000, 5000)],
])('a file named %j is taken', async (name, content) => {
  expect((await read(name, content)).name).toBe(name)
})

it.each([
  ['scan.pdf', '', 'This file is empty.'],
  ['scan.png', PDF, 'This is a PDF file, but its name ends with .png. Rename it and send it again.'],
  ['scan.exe', PDF, 'This is a PDF file, but its name ends with .exe. Rename it and send it again.'],
  [
    'scan\u0000.pdf',
    PDF,
    'The name of this file has characters that cannot be used. Rename it and send it again.',
  ],
  ['text.pdf', 'text', 'Send a PDF, PNG, or JPEG file.'],
])('a file named %j is refused by its name or content', async (name, content, message) => {
  expect(await refusalOf(name, content)).toEqual([422, message])
})

it.each(['', ' ', 'scan', 'a.', 'a. ', 'a.pdf.', 'a.\u200b', 'a.pdf/', '.pdf', ' .pdf'])(
  'a file named %j is refused, as its name has no ending',
  async name => {
    expect(await refusalOf(name, PDF)).toEqual([422, NO_ENDING])
  },
)

it.each([
  'scan.exe.pdf',
  'scan.pdf.PDF',
  'a.csv.pdf',
  'a.gif.pdf',
  'a.tar.gz.pdf',
  'a.xlsm.pdf',
  'a.hta.pdf',
  'a.wsf.pdf',
  'a.exe .pdf',
  'a. EXE.pdf',
  'a.exe..pdf',
  'a.exe. .pdf',
  'a.ex\u200be.pdf',
  'a.exe".pdf',
  'a.\uff45\uff58\uff45.pdf',
  'a\uff0eexe.pdf',
  '.exe.pdf',
])('a file named %j is refused, as its name has two endings', async name => {
  expect(await refusalOf(name, PDF)).toEqual([422, TWO_ENDINGS])
})

describe('a picture of more than 40 megapixels is refused without decoding it:', () => {
  it.each([
    ['a PNG', 'huge.png', png(8000, 5001)],
    ['a JPEG', 'huge.jpg', jpeg(65_000, 65_000)],
    ['a JPEG with a fill byte before its frame', 'huge.jpg', jpeg(65_000, 65_000, [0xff])],
    ['a JPEG with many fill bytes', 'huge.jpg', jpeg(65_000, 65_000, Array<number>(500).fill(0xff))],
    ['a JPEG with a marker without content', 'huge.jpg', jpeg(65_000, 65_000, [0xff, 0x01, 0xff, 0xd0])],
    ['a JPEG with bytes between its segments', 'huge.jpg', jpeg(65_000, 65_000, [0, 1, 0xff, 0, 2])],
    [
      'a JPEG with a fill byte before its first segment',
      'huge.jpg',
      Buffer.from([0xff, 0xd8, 0xff, ...jpeg(65_000, 65_000).subarray(2)]),
    ],
  ])('%s', async (_, name, content) => {
    expect(await refusalOf(name, content)).toEqual([422, TOO_LARGE])
  })
})

it('a JPEG with fill bytes is taken by its real size', async () => {
  expect((await read('photo.jpg', jpeg(4000, 3000, [0xff, 0xff]))).name).toBe('photo.jpg')
})

describe('a picture whose size cannot be read is refused:', () => {
  it.each([
    ['a JPEG frame without a height', 'a.jpg', jpeg(65_000, 0)],
    ['a JPEG frame without a width', 'a.jpg', jpeg(0, 65_000)],
    ['a JPEG without a frame', 'a.jpg', Buffer.from([...START, 0xff, 0xd9, 0, 0, 0, 0, 0, 0])],
    ['a JPEG whose frame comes after its scan', 'a.jpg', jpeg(10, 10, [0xff, 0xda, 0, 2])],
    ['a JPEG that is cut off', 'a.jpg', jpeg(1, 1).subarray(0, 12)],
    ['a PNG that is cut off', 'a.png', png(1, 1).subarray(0, 20)],
    ['a PNG without a height', 'a.png', png(65_000, 0)],
    ['a PNG with another chunk first', 'a.png', Buffer.from(png(10, 10)).fill('tEXt', 12, 16)],
  ])('%s', async (_, name, content) => {
    expect(await refusalOf(name, content)).toEqual([422, UNREADABLE])
  })
})
