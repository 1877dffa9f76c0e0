import { arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { readNestedQuery } from '../shared/nested-query.ts'
import { nextLoadSort, readLoadSort, writeLoadSort } from './load-sort.ts'

it.each(['', 'sort=', 'sort=-', 'sort=--pickup', 'sort=miles', 'sort[by]=pickup'])(
  'the order of loads %j is the newest first',
  query => {
    expect(readLoadSort(readNestedQuery(query))).toBeNull()
  },
)

it('an order of loads written to a query reads back the same', () => {
  holds([arbitrary.maybe(arbitrary.loadSorts)], sort => {
    const text = writeLoadSort(sort)
    expect(readLoadSort(text === null ? {} : { sort: text })).toEqual(sort)
  })
})

it('choosing a column of loads sorts it up, then down, then not at all', () => {
  const first = nextLoadSort(null, 'pickup')
  const second = nextLoadSort(first, 'pickup')
  expect([first?.direction, second?.direction, nextLoadSort(second, 'pickup')]).toEqual([
    'ascending',
    'descending',
    null,
  ])
  expect(nextLoadSort(second, 'status')).toEqual({ by: 'status', direction: 'ascending' })
})
