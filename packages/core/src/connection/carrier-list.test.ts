import { describe, expect, it } from 'vitest'
import { CARRIER_LIST_LINES_MAX, readCarrierList } from './carrier-list.ts'

const mc = (value: string) => ({ type: 'MC', value, region: null })
const lines = (...each: string[]) => each.join('\n')

describe('a list of carriers', () => {
  it('a carrier list is read line by line, with duplicates and lines that name no carrier', () => {
    const text = lines('MC 123456', '', 'mc-0123456', 'Eagle Mesa', '3214567', 'MC 7')
    expect(readCarrierList(text)).toEqual({
      ok: true,
      value: {
        rows: [
          { line: 1, identifier: mc('123456') },
          { line: 6, identifier: mc('7') },
        ],
        duplicates: [{ line: 3, identifier: mc('0123456'), firstLine: 1 }],
        unread: [
          { line: 4, text: 'Eagle Mesa', reason: 'no-identifier' },
          { line: 5, text: '3214567', reason: 'no-type' },
        ],
        heading: null,
      },
    })
  })

  it('an unread line of a carrier list is shown without surrounding blanks', () => {
    expect(readCarrierList('\tEagle 7  ')).toMatchObject({
      value: { unread: [{ line: 1, text: 'Eagle 7' }] },
    })
  })

  it('digits alone in a carrier list are an identifier of the assumed type', () => {
    expect(readCarrierList(lines('3214567', '12345678901'), 'DOT')).toMatchObject({
      value: {
        rows: [{ line: 1, identifier: { type: 'DOT', value: '3214567' } }],
        unread: [{ line: 2, text: '12345678901', reason: 'no-identifier' }],
      },
    })
  })

  it.each(['MC 1\nMC 2', 'MC 1\r\nMC 2', 'MC 1\rMC 2', '\u{FEFF}MC 1\n MC 2 \n'])(
    'a carrier list is split into lines in %j',
    text => {
      expect(readCarrierList(text)).toMatchObject({
        value: {
          rows: [
            { line: 1, identifier: mc('1') },
            { line: 2, identifier: mc('2') },
          ],
          unread: [],
          heading: null,
        },
      })
    },
  )

  it('a carrier list may begin with column names', () => {
    expect(readCarrierList(lines('', 'Carrier;Number', 'Eagle Mesa;MC 1', 'Falcon;MC 2'))).toEqual({
      ok: true,
      value: {
        rows: [
          { line: 3, identifier: mc('1') },
          { line: 4, identifier: mc('2') },
        ],
        duplicates: [],
        unread: [],
        heading: 'Carrier;Number',
      },
    })
  })

  it('a first line with a digit or a carrier is not read as column names', () => {
    expect(readCarrierList('Route 66')).toMatchObject({ value: { heading: null, unread: [{ line: 1 }] } })
    expect(readCarrierList('SCAC ABCD')).toMatchObject({ value: { heading: null, rows: [{ line: 1 }] } })
    expect(readCarrierList('ABCD', 'SCAC')).toMatchObject({ value: { heading: null, rows: [{ line: 1 }] } })
  })

  it.each([
    ['SCAC code', undefined],
    ['Name,SCAC name', undefined],
    ['SCAC ID', undefined],
    ['SCAC No.', undefined],
    ['SCAC', 'SCAC'],
    ['Code', 'SCAC'],
  ] as const)(
    'a carrier list starting with %j has a heading if the assumed type is %s',
    (heading, assumed) => {
      const read = readCarrierList(`${heading}\nSCAC ABCD\n${heading}`, assumed)
      expect(read).toMatchObject({ ok: true, value: { heading, unread: [] } })
      const named = read.ok ? read.value.rows.map(({ line, identifier }) => [line, identifier.type]) : []
      expect(named).toEqual([
        [2, 'SCAC'],
        [3, 'SCAC'],
      ])
    },
  )

  it.each([
    ['MC 012', 'MC 12', 1],
    ['DOT 012', 'DOT 12', 1],
    ['MX 012', 'MX 12', 1],
    ['FF 012', 'FF 12', 1],
    ['CVOR 012345678', 'CVOR 12345678', 2],
    ['NSC ON 123456', 'NSC AB 123456', 2],
    ['NSC ON 123456', 'NSC ON 123456', 1],
    ['MC 12', 'DOT 12', 2],
    ['SCAC ABCD', 'SCAC WXYZ', 2],
  ])('the lines %s and %s of a carrier list are %s', (one, other, carriers) => {
    const read = readCarrierList(lines(one, other))
    expect(read.ok && read.value.rows).toHaveLength(carriers)
    expect(read.ok && read.value.duplicates).toHaveLength(2 - carriers)
  })

  it.each(['', ' \n\t\n', ',;\n"" '])('a carrier list %j is empty', text => {
    expect(readCarrierList(text)).toEqual({
      ok: false,
      refusal: { kind: 'empty', message: 'The list has no carriers.' },
    })
  })

  it('a carrier list has at most 5,000 lines, not counting blank ones', () => {
    const full = Array.from({ length: 5_000 }, (_, index) => `MC ${index + 1}`)
    expect(CARRIER_LIST_LINES_MAX).toBe(5_000)
    expect(readCarrierList(lines(...full, '')).ok).toBe(true)
    expect(readCarrierList(lines(...full, 'MC 1'))).toEqual({
      ok: false,
      refusal: { kind: 'too-many-lines', message: 'Upload at most 5,000 carriers at once.' },
    })
  })
})
