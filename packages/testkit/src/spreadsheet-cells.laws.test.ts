import { csvText } from '@fairhaul/core/shared'
import { csvCell } from '@fairhaul/monitor/company/reports/csv.ts'
import fc from 'fast-check'
import { parseCsv, writeCsv } from 'hucre/csv'
import { describe, expect, it } from 'vitest'
import { holds } from './arbitraries/laws.ts'

/** What begins a formula, spelled in many ways, before any text. */
const texts = fc
  .tuple(
    fc.constantFrom(
      ...['', '=', '+', '-', '@', '|', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', ' ', '"', "'"],
    ),
    fc.string({ unit: 'binary' }),
  )
  .map(parts => parts.join(''))

const inPortal = (text: string) => csvText([[text]]).slice(0, -1)

describe('the cells of a file for spreadsheets', () => {
  it('portal and monitor write a cell alike', () => {
    holds([texts], text => csvCell(text) === inPortal(text))
  })

  it('what the writer of a spreadsheet library makes safe is safe, and none is a formula to its reader', () => {
    holds([texts], text => {
      const theirs = writeCsv([[text]], { escapeFormulae: true, quoteStyle: 'all' })
      const isMadeSafe = theirs.startsWith(`"'`) && !text.startsWith("'")
      const written = inPortal(text)
      if (isMadeSafe && !/^[+-]\d+(\.\d+)?$/.test(text)) expect(written).toMatch(/^"?'/)
      expect(String(parseCsv(`${written},end\n`)[0]?.[0])).not.toMatch(/^[=@|\t\r\n\0]/)
    })
  })
})
