import { describe, expect, it } from 'vitest'
import { type Cell, csvCell, csvRow } from './csv.ts'

describe('CSV cells', () => {
  it.each<[Cell, string]>([
    [null, ''],
    ['', ''],
    ['Eagle Mesa', 'Eagle Mesa'],
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-2+3', "'-2+3"],
    ['@sum(a1)', "'@sum(a1)"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['\n=1+1', `"'\n=1+1"`],
    ['|cmd', "'|cmd"],
    ['\0=1', "'\0=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠a', "'＠a"],
    ['-12.5', '-12.5'],
    ['+13125550142', '+13125550142'],
    [-3, '-3'],
    [true, 'true'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=a,"b"', `"'=a,""b"""`],
  ])('the CSV cell of %j is %j', (cell, text) => {
    expect(csvCell(cell)).toBe(text)
  })

  it('cells are joined into a CSV row', () => {
    expect(csvRow(['a', null, 1])).toBe('a,,1\r\n')
  })
})
