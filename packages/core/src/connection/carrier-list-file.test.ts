import { describe, expect, it } from 'vitest'
import { CARRIER_LIST_BYTES_MAX, carrierListEncoding } from './carrier-list-file.ts'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap(part => (typeof part === 'number' ? [part] : [...part].map(sign => sign.charCodeAt(0)))),
  )
const utf16 = (text: string, isLittle: boolean) =>
  bytes(...[...text].flatMap(sign => (isLittle ? [sign, 0] : [0, sign])))
const number = (value: number, length: number) =>
  Array.from({ length }, (_, at) => Math.floor(value / 256 ** at) % 256)
/** The directory of an archive, which is all of it that is read. */
const zip = (...entries: readonly { name: string; unpacked?: number; packed?: number; flags?: number }[]) => {
  const start = bytes('PK', 3, 4, 0, 0)
  const parts = entries.map(({ name, unpacked = 10, packed = 5, flags = 0 }) =>
    bytes(
      ...['PK', 1, 2, 0, 0, 0, 0, ...number(flags, 2), ...number(0, 10), ...number(packed, 4)],
      ...[...number(unpacked, 4), ...number(name.length, 2), ...number(0, 16), name],
    ),
  )
  const end = bytes(
    'PK',
    5,
    6,
    ...number(0, 6),
    ...number(parts.length, 2),
    ...number(0, 4),
    ...number(start.length, 4),
    0,
    0,
  )
  return bytes(...[start, ...parts, end].flatMap(part => [...part]))
}
const encodingOf = (of: Uint8Array) => {
  const read = carrierListEncoding(of)
  return read.ok ? read.value : read.refusal.kind
}

describe('the file of a list of carriers', () => {
  it.each([
    ['plain letters', bytes('MC 1\r\n\tMC 2'), 'utf-8'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 'MC 1'), 'utf-8'],
    ['letters of two bytes', bytes('Caf', 0xc3, 0xa9), 'utf-8'],
    ['a letter of three bytes', bytes(0xe2, 0x84, 0x96, ' 1'), 'utf-8'],
    ['a letter of four bytes', bytes(0xf0, 0x9f, 0x9a, 0x9a), 'utf-8'],
    ['a letter of Windows', bytes('Caf', 0xe9, ' 1'), 'windows-1252'],
    ['a letter of Windows at the end', bytes('Caf', 0xe9), 'windows-1252'],
    ['a byte that begins nothing', bytes('x', 0xff), 'windows-1252'],
    ['UTF-16 with its mark', bytes(0xff, 0xfe, 'M', 0, 'C', 0), 'utf-16le'],
    ['UTF-16 of the other order', bytes(0xfe, 0xff, 0, 'M', 0, 'C'), 'utf-16be'],
    ['UTF-16 without a mark', utf16('MC 1', true), 'utf-16le'],
    ['UTF-16 of the other order without a mark', utf16('MC 1', false), 'utf-16be'],
    [
      'the workbook of Excel',
      zip({ name: '[Content_Types].xml' }, { name: 'xl/worksheets/sheet1.xml' }),
      'xlsx',
    ],
    [
      'a workbook of a printer',
      zip(
        { name: 'xl/worksheets/a.xml' },
        { name: 'xl/printerSettings/p.bin' },
        { name: 'xl/', unpacked: 0, flags: 8 },
      ),
      'xlsx',
    ],
    ['text that begins like a picture', bytes('BM Trucking;1'), 'utf-8'],
  ])('a file with %s is read as %s', (_, of, encoding) => {
    expect(encodingOf(of)).toBe(encoding)
  })

  it.each([
    ['nothing', bytes(), 'empty'],
    ['an OpenDocument spreadsheet', zip({ name: 'mimetype' }, { name: 'content.xml' }), 'spreadsheet'],
    ['a binary workbook', zip({ name: 'xl/workbook.bin' }), 'spreadsheet'],
    ['a workbook that was cut off', zip({ name: 'xl/worksheets/a.xml' }).subarray(0, 40), 'damaged'],
    ['a directory that is cut off', zip({ name: 'a' }, { name: 'b' }).with(53, 0), 'damaged'],
    ['a zip bomb', zip({ name: 'xl/a.xml', unpacked: 65 * 1024 * 1024 }), 'too-large-unpacked'],
    [
      'a zip bomb in parts',
      zip(...Array.from({ length: 9 }, (_, at) => ({ name: `xl/${at}`, unpacked: 8e6 }))),
      'too-large-unpacked',
    ],
    ['a part without its size', zip({ name: 'xl/a.xml', unpacked: 0, packed: 9 }), 'too-large-unpacked'],
    [
      'a part whose size is behind it',
      zip({ name: 'xl/a.xml', unpacked: 0, packed: 0, flags: 8 }),
      'too-large-unpacked',
    ],
    [
      'a part of more than four bytes of size',
      zip({ name: 'xl/a.xml', unpacked: 0xffffffff }),
      'too-large-unpacked',
    ],
    ['an old Excel workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), 'spreadsheet'],
    ['a zip archive', zip({ name: 'photos/1.jpg' }), 'archive'],
    ['a PDF', bytes('%PDF-1.7'), 'pdf'],
    ['a PNG picture', bytes(0x89, 'PNG'), 'picture'],
    ['a JPEG picture', bytes(0xff, 0xd8, 0xff, 0xe0), 'picture'],
    ['bytes that are no text', bytes(1, 2, 3), 'no-text'],
    ['too much', new Uint8Array(CARRIER_LIST_BYTES_MAX + 1), 'too-large'],
  ])('a file with %s is refused as %s', (_, of, kind) => {
    expect(encodingOf(of)).toBe(kind)
  })
})
