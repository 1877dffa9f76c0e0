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
