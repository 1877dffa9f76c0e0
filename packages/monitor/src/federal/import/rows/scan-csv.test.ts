import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CsvScan } from './scan-csv.ts'

const TODAY = '2026-11-21'

const scanned = (text: string, pieces = 1) => {
  const scan = new CsvScan(['STATUS_CHANGE_DATE'], TODAY)
  const bytes = Buffer.from(text)
  const size = Math.max(1, Math.ceil(bytes.length / pieces))
  for (let at = 0; at < bytes.length; at += size) scan.feed(bytes.subarray(at, at + size))
  return scan
}

describe('CsvScan', () => {
  it('finds header, rows and the newest date that is not to come', () => {
    const scan = scanned(
      '\ufeffDocket,Status Change Date\r\nMC1,20261101\r\n\r\nMC2,"20261119"\r\nMC3,20270101\r\nMC4,never\r\n',
    )
    expect(scan.header).toEqual(['Docket', 'Status Change Date'])
    expect(scan.rows).toBe(4)
    expect(scan.newestDay).toBe('2026-11-19')
    expect(scan.cellsOfOpenRow).toBe(0)
  })

  it('takes commas, quotes and line breaks within quotes as text', () => {
    const scan = scanned('a,b\n"x, ""y""\nz",1\n"",""\nit is 6" high,2\n')
    expect(scan).toMatchObject({ rows: 3, cellsOfOpenRow: 0, line: 6 })
  })

  it('knows how many cells the last row has when it has no line break', () => {
    expect(scanned('a,b,c\n1,2,3\n1,2').cellsOfOpenRow).toBe(2)
  })

  it('reads the same in pieces of any size', () => {
    const cell = fc.constantFrom('', 'x', '20261105', 'a,b', 'say "hi"', 'two\nlines', 'é')
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 60 }), (cells, pieces) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const lines = cells.map(row => row.map(quoted).join(','))
        const text = ['docket,status_change_date', ...lines, ''].join('\n')
        const scan = scanned(text, pieces)
        expect(scan.rows).toBe(cells.length)
        expect(scan.newestDay).toBe(cells.some(([, day]) => day === '20261105') ? '2026-11-05' : undefined)
      }),
    )
  })

  it('notices a first line that is no header, as it does not end', () => {
    expect(scanned('x'.repeat(70_000)).isWithoutHeader).toBe(true)
  })
})
