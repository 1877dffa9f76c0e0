import { expect, it } from 'vitest'
import { type ExportColumn, exportTable } from './export-table.ts'

const columns: readonly ExportColumn<{ name: string; age: number | null }>[] = [
  { header: 'Name', cell: it => it.name },
  { header: 'Age', cell: it => it.age, isInsight: true },
]
const rows = [
  { name: 'EAGLE', age: 3 },
  { name: 'WREN', age: null },
]

it('an export has its headings first, then one line for each row', () => {
  expect(exportTable(columns, rows, { hasInsights: true })).toEqual([
    ['Name', 'Age'],
    ['EAGLE', 3],
    ['WREN', null],
  ])
})

it('an export leaves insights out if the plan exports none', () => {
  expect(exportTable(columns, rows, { hasInsights: false })).toEqual([['Name'], ['EAGLE'], ['WREN']])
})

it('an export without rows has its headings', () => {
  expect(exportTable(columns, [], { hasInsights: true })).toEqual([['Name', 'Age']])
})

it('an export leaves out what is rare where no row has it', () => {
  const rare: typeof columns = columns.map(column => ({ ...column, isRare: true }))
  expect(exportTable(rare, rows.slice(1), { hasInsights: true })).toEqual([['Name'], ['WREN']])
  expect(exportTable(rare, rows, { hasInsights: true })[0]).toEqual(['Name', 'Age'])
})
