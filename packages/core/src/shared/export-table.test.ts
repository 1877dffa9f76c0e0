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

it('has its headings first, then a row for each row', () => {
  expect(exportTable(columns, rows, { hasInsights: true })).toEqual([
    ['Name', 'Age'],
    ['EAGLE', 3],
    ['WREN', null],
  ])
})

it('leaves insights out where the plan exports none', () => {
  expect(exportTable(columns, rows, { hasInsights: false })).toEqual([['Name'], ['EAGLE'], ['WREN']])
})

it('without rows says what it would hold', () => {
  expect(exportTable(columns, [], { hasInsights: true })).toEqual([['Name', 'Age']])
})
