import { holds } from '@fairhaul/testkit'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

const withoutApostrophe = (cell: string) => cell.replace(/^'/, '')
const safe = (text: string): string => {
  const [row]: readonly (readonly string[])[] = parse(csvText([[text, 'x']]), {
    record_delimiter: '\n',
  })
  return row?.[0] ?? ''
}
const cells = fc.string({ unit: 'binary' })

describe('comma-separated values', () => {
  it('written CSV cells are read back by another parser, made safe', () =>
    holds([fc.array(fc.array(cells, { minLength: 2, maxLength: 4 }), { maxLength: 5 })], rows => {
      const width = Math.min(...rows.map(row => row.length))
      const table = rows.map(row => row.slice(0, width))
      const read: readonly (readonly string[])[] = parse(csvText(table), { record_delimiter: '\n' })
      expect(read.map(row => row.map(withoutApostrophe))).toEqual(
        table.map(row => row.map(withoutApostrophe)),
      )
    }))

  it('making a CSV cell safe twice changes nothing more', () =>
    holds([cells], text => safe(safe(text)) === safe(text)))
})
