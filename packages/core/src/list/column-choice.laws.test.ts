import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { UserId } from '../shared/ids.ts'
import {
  arrangedColumns,
  type ColumnChoice,
  chosenColumns,
  isUsual,
  type ListColumn,
  leadingColumns,
  USUAL_COLUMNS,
  withColumn,
  withColumnMoved,
} from './column-choice.ts'
import { readColumnChoices } from './saved-column-choices.ts'

const KEYS = ['verdict', 'carrier', 'numbers', 'authority', 'insurance', 'fleet', 'alerts', 'constructor']
const keys = fc.constantFrom(...KEYS, 'gone')
const lists: fc.Arbitrary<readonly ListColumn[]> = fc
  .shuffledSubarray(KEYS, { minLength: 1 })
  .chain(names =>
    fc.tuple(
      ...names.map(key =>
        fc.record({ key: fc.constant(key), sticky: fc.boolean(), priority: fc.integer({ min: 1, max: 3 }) }),
      ),
    ),
  )
/** Any column choice, or any value that a storage may contain. */
const choices: fc.Arbitrary<ColumnChoice> = fc.record({
  order: fc.array(keys),
  hidden: fc.array(keys),
  wanted: fc.array(keys),
})
const USER = 7 as UserId

it('a list shows its own columns, each once and fixed ones first, whatever was chosen', () => {
  holds([lists, choices], (columns, choice) => {
    const shown = chosenColumns(columns, choice)
    const leading = leadingColumns(columns)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.every(column => columns.includes(column))).toBe(true)
    expect(shown.slice(0, leading)).toEqual(columns.slice(0, leading))
    expect(new Set(arrangedColumns(columns, choice))).toEqual(new Set(columns))
  })
})

it('an applied column order is kept when it is applied again', () => {
  holds([lists, choices], (columns, choice) => {
    const arranged = arrangedColumns(columns, choice)
    const again = { ...choice, order: arranged.map(({ key }) => key) }
    expect(arrangedColumns(columns, again)).toEqual(arranged)
    expect(chosenColumns(columns, again)).toEqual(chosenColumns(columns, choice))
  })
})

it('stored column choices read back the same, and storing them again changes nothing', () => {
  holds([fc.dictionary(keys, choices)], lists => {
    const stored = JSON.parse(JSON.stringify({ user: USER, lists })) as unknown
    const read = readColumnChoices(stored, USER)
    expect(read).toEqual(lists)
    expect(readColumnChoices({ user: USER, lists: read }, USER)).toEqual(read)
  })
})

it('any stored value is read as column choices without an error', () => {
  holds([fc.jsonValue(), lists], (it, columns) => {
    const { results = USUAL_COLUMNS } = readColumnChoices({ user: USER, lists: { results: it } }, USER)
    expect(chosenColumns(columns, results).length).toBeGreaterThan(0)
  })
})

it('hiding a column and showing it again keeps all other columns as they were', () => {
  holds([lists, choices, keys], (columns, choice, key) => {
    const hidden = withColumn(columns, choice, key, false)
    const others = (now: ColumnChoice) => chosenColumns(columns, now).filter(column => column.key !== key)
    expect(others(hidden)).toEqual(others(choice))
    expect(others(withColumn(columns, hidden, key, true))).toEqual(others(choice))
    expect(arrangedColumns(columns, hidden)).toEqual(arrangedColumns(columns, choice))
  })
})

it('a moved column passes the others, which keep their order, and nothing else changes', () => {
  holds([lists, choices, keys, fc.integer({ min: -9, max: 9 })], (columns, choice, key, places) => {
    const moved = withColumnMoved(columns, choice, key, places)
    const others = (now: ColumnChoice) => arrangedColumns(columns, now).filter(column => column.key !== key)
    expect(others(moved)).toEqual(others(choice))
    expect(new Set(chosenColumns(columns, moved))).toEqual(new Set(chosenColumns(columns, choice)))
  })
})

it('moving a column there and back restores the order if the move was possible', () => {
  holds([lists, choices, keys], (columns, choice, key) => {
    const arranged = arrangedColumns(columns, choice)
    const at = arranged.findIndex(column => column.key === key)
    fc.pre(at >= leadingColumns(columns) && at < arranged.length - 1)
    const there = withColumnMoved(columns, choice, key, 1)
    expect(arrangedColumns(columns, there)[at + 1]?.key).toBe(key)
    expect(arrangedColumns(columns, withColumnMoved(columns, there, key, -1))).toEqual(arranged)
  })
})

it('a column choice is the default exactly if the list looks as without a choice', () => {
  holds(
    [lists, fc.record({ order: fc.array(keys), hidden: fc.array(keys), wanted: fc.constant([]) })],
    (columns, choice) => {
      const shown = chosenColumns(columns, choice)
      expect(isUsual(columns, choice)).toBe(
        shown.length === columns.length && shown.every((column, at) => column === columns[at]),
      )
    },
  )
})
