import { expect, it } from 'vitest'
import { carrierListLines, cellsOf as cellsOfLine } from './carrier-list-lines.ts'

const cellsOf = (text: string) => {
  const { separator, lines } = carrierListLines(text)
  return lines.map(line => cellsOfLine(line.text, separator))
}

it.each([
  ['MC 1\nMC 2', null, [['MC 1'], ['MC 2']]],
  ['Eagle\tMC 1', '\t', [['Eagle', 'MC 1']]],
  [
    'Eagle Mesa, LLC;MC 1\nFalcon;MC 2',
    ';',
    [
      ['Eagle Mesa, LLC', 'MC 1'],
      ['Falcon', 'MC 2'],
    ],
  ],
  [
    'Eagle; the old one,MC 1\nFalcon,MC 2',
    ',',
    [
      ['Eagle; the old one', 'MC 1'],
      ['Falcon', 'MC 2'],
    ],
  ],
  ['"Eagle Mesa, LLC", ,"MC 1"', ',', [['Eagle Mesa, LLC', '', 'MC 1']]],
  ['="0123",\'0456,x', ',', [['0123', '0456', 'x']]],
  ['Eagle|MC 1', '|', [['Eagle', 'MC 1']]],
  ['1,234,567', null, [['1,234,567']]],
  ['1,23457E+06,x', ',', [['1.23457E+06', 'x']]],
  ['MC 1\nMC 2\nMC\t3', null, [['MC 1'], ['MC 2'], ['MC\t3']]],
  [
    'A report\nof May\nEagle\tMC 1\nHawk\tMC 2',
    '\t',
    [['A report'], ['of May'], ['Eagle', 'MC 1'], ['Hawk', 'MC 2']],
  ],
] as const)('the carrier list %j is separated by %j', (text, separator, cells) => {
  expect(carrierListLines(text).separator).toBe(separator)
  expect(cellsOf(text)).toEqual(cells)
})

it('lines of a carrier list are counted with blank ones and any line ending', () => {
  const { lines } = carrierListLines('\u{FEFF}MC 1\r\n\r  ,\nMC 2 ')
  expect(lines).toEqual([
    { line: 1, text: 'MC 1' },
    { line: 4, text: 'MC 2 ' },
  ])
})

it('a line break inside quotes is part of its cell, and a stray quote takes in no other line', () => {
  expect(cellsOf('"1 Main St\nDallas",MC 1\nx,MC 2')).toEqual([
    ['1 Main St Dallas', 'MC 1'],
    ['x', 'MC 2'],
  ])
  expect(cellsOfLine('x,"1 Main St, Dallas', ',')).toEqual(['x', '1 Main St, Dallas'])
  expect(carrierListLines('5" hose,MC 1\nMC 2\nMC 3').lines.map(({ line }) => line)).toEqual([1, 2, 3])
  expect(carrierListLines(`"a,MC 1\n${'MC 2\n'.repeat(8)}`).lines).toHaveLength(9)
})

it.each([
  ['sep=;\nEagle, LLC;MC 1', ';'],
  ['\n"sep=\t"\nEagle\tMC 1', '\t'],
  ['SEP=,\nEagle;MC 1', ','],
])('the separator is the one that Excel says in %j', (text, separator) => {
  const read = carrierListLines(text)
  expect([read.separator, read.lines.length]).toEqual([separator, 1])
  expect(read.separatorLine?.text.toLowerCase()).toContain('sep=')
  expect(carrierListLines(text, '|').separatorLine).toBeNull()
})

it('a cell of a carrier list is read up to 200 characters', () => {
  expect(cellsOf('x'.repeat(300))[0]?.[0]).toHaveLength(200)
})

it('a carrier list without a text has no lines', () => {
  expect(carrierListLines(' \n\t\n').lines).toEqual([])
})
