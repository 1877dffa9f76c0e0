import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

describe('a cell of csvText', () => {
  it.each([
    ['EAGLE MESA', 'EAGLE MESA'],
    ['', ''],
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\n=1+1', "'\n=1+1"],
    ['|cmd', "'|cmd"],
    ['\0=1', "'\0=1"],
    ['＝1', "'＝1"],
    ['＋1x', "'＋1x"],
    ['－1x', "'－1x"],
    ['＠x', "'＠x"],
    ['A=1', 'A=1'],
    ['-12', '-12'],
    ['+12.50', '+12.50'],
    ['12', '12'],
    ['-12x', "'-12x"],
    ['-1.2.3', "'-1.2.3"],
    ['x-12', 'x-12'],
    ['-', "'-"],
    ['-.5', "'-.5"],
  ])('the spreadsheet cell of %j is %j', (text, cell) => {
    const written = csvText([[text]]).slice(0, -1)
    expect(written.replace(/^"(.*)"$/s, '$1')).toBe(cell)
  })
})

describe('csvText', () => {
  it('csvText quotes cells that would break a row, and doubles quotes', () => {
    expect(
      csvText([
        ['name', 'note', 'units'],
        ['PINE, PINE', 'says "yes"', 12],
        ['two\nlines', 'return\r', null],
      ]),
    ).toBe('name,note,units\n"PINE, PINE","says ""yes""",12\n"two\nlines","return\r",\n')
  })

  it('csvText makes cells safe before quoting them, and leaves numbers', () => {
    expect(csvText([['=HYPERLINK("x")', -5, -1e21]])).toBe('"\'=HYPERLINK(""x"")",-5,-1e+21\n')
  })

  it('csvText of no rows is empty', () => expect(csvText([])).toBe(''))
})
