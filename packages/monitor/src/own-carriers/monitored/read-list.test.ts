import { describe, expect, it } from 'vitest'
import { readList } from './read-list.ts'

const read = (text: string) =>
  readList(text).map(({ line, text: cell, identifier }) => [
    line,
    cell,
    identifier && `${identifier.type} ${identifier.region ?? ''}${identifier.key}`,
  ])

describe('readList', () => {
  it.each([
    ['MC-123456', 'MC 123456'],
    ['mc 0123456', 'MC 123456'],
    ['MC-1103178 -C', 'MC 1103178'],
    ['USDOT # 1234567', 'DOT 1234567'],
    ['U.S. DOT No. 1234567', 'DOT 1234567'],
    ['1234567', 'DOT 1234567'],
    ['0001234567', 'DOT 1234567'],
    ['1234567.0', 'DOT 1234567'],
    ['"1,234,567"', 'DOT 1234567'],
    ['="0123456"', 'DOT 123456'],
    ["'1234567", 'DOT 1234567'],
    ['\u00a01234567\u200b', 'DOT 1234567'],
    ['１２３４５６７', 'DOT 1234567'],
    ['MX123456', 'MX 123456'],
    ['FF: 4567', 'FF 4567'],
    ['SCAC ABCD', 'SCAC ABCD'],
    ['CVOR 123-456-789', 'CVOR 123456789'],
    ['R-123456-7', 'NIR_QC R1234567'],
    ['NIR QC R1234567', 'NIR_QC R1234567'],
    ['NSC ON 1239', 'NSC ON1239'],
    ['RFC ABC010101AB1', 'RFC ABC010101AB1'],
    ['Eagle Mesa;Amarillo;MC 55', 'MC 55'],
    ['1.23E+06', null],
    ['Eagle Mesa Freight', null],
    ['DOT 0', null],
    ['MC 12345678901', null],
  ])('a list line %j is read as %j', (text, identifier) => {
    expect(read(`1\n${text}`)[1]?.[2]).toBe(identifier)
  })

  it('a list takes identifier types from its column headings and ignores other columns', () => {
    expect(
      read('Carrier name,Phone,MC Number,USDOT\nEagle,8065550100,9001,\nZion,,,1234\n\nNobody,1,,'),
    ).toEqual([
      [2, '9001', 'MC 9001'],
      [3, '1234', 'DOT 1234'],
      [5, 'Nobody', null],
    ])
    expect(read('SCAC code\nABCD')).toEqual([[2, 'ABCD', 'SCAC ABCD']])
  })

  it('list lines are numbered as in an editor, with any line endings', () => {
    expect(read('\r\n1\r2\n\n3').map(([line]) => line)).toEqual([2, 3, 5])
  })

  it.each(['', ' \n;,\t', 'Number', 'USDOT;Name', `1\n`.repeat(5_001)])(
    'a list is rejected when it is %j',
    text => {
      expect(() => readList(text)).toThrow('refused with 422')
    },
  )

  it('a list of 5,000 unusual lines is read', () => {
    expect(readList(`${'"'.repeat(150)}\n`.repeat(10) + '1\n'.repeat(5_000))).toHaveLength(5_000)
    expect(readList(`${'- #'.repeat(50)}9\n`.repeat(5_000))).toHaveLength(5_000)
  })
})
