import { expect, it } from 'vitest'
import {
  arrangedColumns,
  type ColumnChoice,
  chosenColumns,
  columnWish,
  isUsual,
  type ListColumn,
  leadingColumns,
  USUAL_COLUMNS,
  withColumn,
  withColumnMoved,
} from './column-choice.ts'

const COLUMNS: readonly ListColumn[] = [
  { key: 'verdict' },
  { key: 'carrier', sticky: true },
  { key: 'numbers' },
  { key: 'authority', priority: 1 },
  { key: 'inspections', priority: 3 },
  { key: 'alerts' },
]
const choice = (change: Partial<ColumnChoice>): ColumnChoice => ({ ...USUAL_COLUMNS, ...change })
const keysOf = (columns: readonly ListColumn[]) => columns.map(({ key }) => key).join(' ')
const shown = (change: Partial<ColumnChoice>) => keysOf(chosenColumns(COLUMNS, choice(change)))

it('a list without a column choice is the default', () => {
  expect(chosenColumns(COLUMNS, USUAL_COLUMNS)).toEqual(COLUMNS)
})

it('the columns up to the sticky one lead each row; without a sticky one, only the first', () => {
  expect(leadingColumns(COLUMNS)).toBe(2)
  expect(leadingColumns([{ key: 'who' }, { key: 'phone' }])).toBe(1)
})

it.each([
  [{ order: ['alerts', 'numbers'] }, 'verdict carrier alerts numbers authority inspections'],
  [{ order: ['alerts', 'alerts', 'gone'] }, 'verdict carrier numbers authority inspections alerts'],
  [{ order: ['inspections', 'authority'] }, 'verdict carrier numbers inspections alerts authority'],
  [{ order: ['alerts', 'carrier', 'verdict'] }, 'verdict carrier numbers authority inspections alerts'],
  [{ hidden: ['numbers', 'alerts', 'gone'] }, 'verdict carrier authority inspections'],
  [{ hidden: ['verdict', 'carrier'] }, 'verdict carrier numbers authority inspections alerts'],
])('after %j the list shows %s', (change, wanted) => {
  expect(shown(change)).toBe(wanted)
})

it('a hidden column is shown again at its place', () => {
  const hidden = withColumn(COLUMNS, choice({ order: ['alerts', 'numbers'] }), 'numbers', false)
  expect(keysOf(chosenColumns(COLUMNS, hidden))).toBe('verdict carrier alerts authority inspections')
  expect(keysOf(arrangedColumns(COLUMNS, hidden))).toBe(
    'verdict carrier alerts numbers authority inspections',
  )
  expect(withColumn(COLUMNS, hidden, 'numbers', true)).toEqual(choice({ order: ['alerts', 'numbers'] }))
})

it('a column that depends on the available width is always shown once it is chosen', () => {
  const wanted = withColumn(COLUMNS, USUAL_COLUMNS, 'inspections', true)
  expect(columnWish(COLUMNS, USUAL_COLUMNS, 'inspections')).toBe('usual')
  expect(columnWish(COLUMNS, wanted, 'inspections')).toBe('wanted')
  expect(columnWish(COLUMNS, withColumn(COLUMNS, wanted, 'inspections', false), 'inspections')).toBe('hidden')
  expect(isUsual(COLUMNS, wanted)).toBe(false)
  expect(isUsual(COLUMNS, withColumn(COLUMNS, wanted, 'authority', true))).toBe(false)
  expect(isUsual(COLUMNS, withColumn(COLUMNS, USUAL_COLUMNS, 'authority', true))).toBe(true)
})

it.each([
  ['numbers', 1, 'verdict carrier authority numbers inspections alerts'],
  ['alerts', -1, 'verdict carrier numbers authority alerts inspections'],
  ['alerts', -9, 'verdict carrier alerts numbers authority inspections'],
  ['alerts', 1, 'verdict carrier numbers authority inspections alerts'],
])('the column %s is moved by %i', (key, places, wanted) => {
  expect(keysOf(chosenColumns(COLUMNS, withColumnMoved(COLUMNS, USUAL_COLUMNS, key, places)))).toBe(wanted)
})

it.each(['verdict', 'carrier', 'gone'])('the column %s is neither moved nor hidden', key => {
  expect(withColumnMoved(COLUMNS, USUAL_COLUMNS, key, 1)).toBe(USUAL_COLUMNS)
  expect(withColumn(COLUMNS, USUAL_COLUMNS, key, false)).toBe(USUAL_COLUMNS)
})

it('a column choice without an effect is distinguished from one with an effect', () => {
  expect(isUsual(COLUMNS, choice({ order: ['numbers', 'authority'], hidden: ['gone', 'carrier'] }))).toBe(
    true,
  )
  expect(isUsual(COLUMNS, choice({ order: ['alerts', 'authority'] }))).toBe(false)
  expect(isUsual(COLUMNS, choice({ hidden: ['alerts'] }))).toBe(false)
})
