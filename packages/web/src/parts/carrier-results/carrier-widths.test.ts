import { expect, it } from 'vitest'
import type { Column } from '../../ui/table-model.ts'
import { leastWidths, withWidths } from './carrier-widths.ts'

const COLUMNS: readonly Column<never>[] = [
  { key: 'carrier', header: 'Carrier', cell: () => null },
  { key: 'verdict', header: 'Verdict', cell: () => null },
  { key: 'safety', header: 'Safety', priority: 2, cell: () => null },
  { key: 'inspections', header: 'Inspections', priority: 3, cell: () => null },
  { key: 'fleet', header: 'Units', priority: 4, cell: () => null },
]

it('each column has its own width, and the carrier what they leave', () => {
  expect(withWidths(COLUMNS).map(({ width }) => width)).toEqual([
    undefined,
    'var(--verdict)',
    'var(--safety)',
    'var(--inspections)',
    'var(--fleet)',
  ])
})

it('a table is as wide as the columns that its window shows, and a name', () => {
  expect(leastWidths(COLUMNS)).toEqual({
    '--narrow': 'calc(var(--box) + var(--name) + var(--verdict))',
    '--middle': 'calc(var(--box) + var(--name) + var(--verdict) + var(--safety))',
    '--roomy': 'calc(var(--box) + var(--name) + var(--verdict) + var(--safety) + var(--inspections))',
    '--widest':
      'calc(var(--box) + var(--name) + var(--verdict) + var(--safety) + var(--inspections) + var(--fleet))',
  })
})
