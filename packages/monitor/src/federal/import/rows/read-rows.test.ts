import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { runs } from '../../../testing/thorough.ts'
import { type LineReader, readRows } from './read-rows.ts'
import type { TextEncoding } from './text-encoding.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhaul-rows-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'rows.csv')

type TestRow = readonly [number, readonly string[] | string] | readonly ['known', number]

const rowsOf = async (
  content: string | Buffer,
  encoding: TextEncoding = 'utf-8',
  readLine: LineReader = () => undefined,
) => {
  writeFileSync(path, content)
  const rows: TestRow[] = []
  for await (const row of readRows(path, encoding, readLine))
    rows.push(
      row.kind === 'known' ? ['known', row.rows] : [row.line, row.kind === 'cells' ? row.cells : row.reason],
    )
  return rows
}
const isKnown: LineReader = (bytes, from, to) =>
  bytes.toString('utf8', from, to).startsWith('known') ? 'known' : undefined
const OPEN = 'a quote that begins on this line is not closed on it'
const STRAY = 'a quote is in the middle of a cell, or one before it is not closed'

describe('known lines', () => {
  it('are counted and not split, and those between them keep their numbers', async () => {
    expect(await rowsOf('A,B\nknown,1\nknown,2\n1,2\n\nknown,3', 'utf-8', isKnown)).toEqual([
      [1, ['A', 'B']],
      ['known', 2],
      [4, ['1', '2']],
      ['known', 1],
    ])
  })

  it('inside of a cell are part of its row', async () => {
    expect(await rowsOf('A,B\n"1\nknown",2\nknown,3\n', 'utf-8', isKnown)).toEqual([
      [1, ['A', 'B']],
      [2, ['1\nknown', '2']],
      ['known', 1],
    ])
  })
})

describe('the rows of a file', () => {
  it.each<[string, string, (readonly [number, readonly string[] | string])[]]>([
    [
      'as they stand',
      'A,B\n1,2\n',
      [
        [1, ['A', 'B']],
        [2, ['1', '2']],
      ],
    ],
    [
      'with a byte order mark',
      '\ufeffA,B\n1,2',
      [
        [1, ['A', 'B']],
        [2, ['1', '2']],
      ],
    ],
    [
      'with CRLF',
      'A,B\r\n1,2\r\n',
      [
        [1, ['A', 'B']],
        [2, ['1', '2']],
      ],
    ],
    [
      'with blank lines, which count',
      'A,B\n\n\n1,2\n\n3,4',
      [
        [1, ['A', 'B']],
        [4, ['1', '2']],
        [6, ['3', '4']],
      ],
    ],
    [
      'with quotes, commas and a line break inside',
      'A,B\n"1, ""x""","a\nb"\n3,4',
      [
        [1, ['A', 'B']],
        [2, ['1, "x"', 'a\nb']],
        [4, ['3', '4']],
      ],
    ],
    [
      'with CRLF inside a cell, one line each',
      'A,B\r\n1,"a\r\nb"\r\n3,4\r\n',
      [
        [1, ['A', 'B']],
        [2, ['1', 'a\r\nb']],
        [4, ['3', '4']],
      ],
    ],
    [
      'with too few cells, for the reader to judge',
      'A,B\n1',
      [
        [1, ['A', 'B']],
        [2, ['1']],
      ],
    ],
    [
      'a quote never closed, by the line it began on',
      'A,B\n1,2\n3,"4\n5,6\n',
      [
        [1, ['A', 'B']],
        [2, ['1', '2']],
        [3, 'a quote that begins on this line is never closed'],
        [4, ['5', '6']],
      ],
    ],
    [
      'a quote closed by one of a later row',
      'A,B\n1,"2\n3,4\n5,"6"\n7,8',
      [
        [1, ['A', 'B']],
        [2, STRAY],
        [3, ['3', '4']],
        [4, ['5', '6']],
        [5, ['7', '8']],
      ],
    ],
    [
      'a quote that makes one row of several',
      'A,B,C\n1,"2,3\n4,5",6,7\n8,9,10',
      [
        [1, ['A', 'B', 'C']],
        [2, OPEN],
        [3, 'a quote is in the middle of a cell'],
        [4, ['8', '9', '10']],
      ],
    ],
    [
      'a quote in the middle of a cell',
      'A,B\nJOE "BIG" INC,2\n3,4',
      [
        [1, ['A', 'B']],
        [2, 'a quote is in the middle of a cell'],
        [3, ['3', '4']],
      ],
    ],
    [
      'a broken row after blank lines',
      'A,B\n\n\n3,"4',
      [
        [1, ['A', 'B']],
        [4, 'a quote that begins on this line is never closed'],
      ],
    ],
    ['none in an empty file', '', []],
  ])('%s', async (_, content, expected) => {
    expect(await rowsOf(content)).toEqual(expected)
  })

  it('a quote left open early in a long file costs its own row only', async () => {
    const lines = Array.from({ length: 5_000 }, (_, n) => `${n},name ${n}`)
    const rows = await rowsOf(['A,B', '0,"name', ...lines].join('\n'))
    expect(rows).toHaveLength(5_002)
    expect(rows[1]).toEqual([2, OPEN])
    expect(rows.at(-1)).toEqual([5_002, ['4999', 'name 4999']])
  })

  it.each<[TextEncoding, string]>([
    ['utf-8', 'TRANSPORTES NU\ufffdEZ \ufffd5'],
    ['windows-1252', 'TRANSPORTES NUÑEZ €5'],
  ])('bytes of Windows-1252, read as %s', async (encoding, expected) => {
    const bytes = Buffer.concat([
      Buffer.from('A,B\n1,TRANSPORTES NU'),
      Buffer.from([0xd1]),
      Buffer.from('EZ '),
      Buffer.from([0x80]),
      Buffer.from('5\n'),
    ])
    expect((await rowsOf(bytes, encoding))[1]).toEqual([2, ['1', expected]])
  })

  it('rows that are written quoted are read back, each on its line', async () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r\n', ' ', '1'),
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 30 }), async rows => {
        const text = rows.map(cells => cells.map(it => `"${it.replaceAll('"', '""')}"`).join(','))
        const breaks = text.map(it => it.split('\n').length)
        const read = await rowsOf(text.join('\n'))
        expect(read.map(([, cells]) => cells)).toEqual(rows)
        expect(read.map(([line]) => line)).toEqual(
          rows.map((_, n) => 1 + breaks.slice(0, n).reduce((a, b) => a + b, 0)),
        )
      }),
      { numRuns: runs(20, 60) },
    )
  })
})
