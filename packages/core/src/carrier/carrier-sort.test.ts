import { arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { readNestedQuery } from '../shared/nested-query.ts'
import {
  CARRIER_SORT_KEYS,
  carrierSortText,
  nextCarrierSort,
  readCarrierSort,
  writeCarrierSort,
} from './carrier-sort.ts'

it.each(['', 'sort=', 'sort=-', 'sort=--units', 'sort=rating', 'sort=-best', 'sort[by]=units'])(
  'the sort order %j is the best match first',
  query => {
    expect(readCarrierSort(readNestedQuery(query))).toBeNull()
  },
)

it('a sort order written to a query reads back the same', () => {
  holds([arbitrary.maybe(arbitrary.carrierSorts)], sort => {
    const text = writeCarrierSort(sort)
    expect(readCarrierSort(text === null ? {} : { sort: text })).toEqual(sort)
  })
})

it('choosing a column sorts it in its default direction, then in the other, then not at all', () => {
  const first = nextCarrierSort(null, 'units')
  const second = nextCarrierSort(first, 'units')
  expect([first, second, nextCarrierSort(second, 'units')]).toEqual([
    { by: 'units', direction: 'descending' },
    { by: 'units', direction: 'ascending' },
    null,
  ])
  expect(nextCarrierSort({ by: 'name', direction: 'ascending' }, 'name')).toEqual({
    by: 'name',
    direction: 'descending',
  })
})

it('choosing another column sorts it in its own default direction, whatever the order was', () => {
  holds([arbitrary.maybe(arbitrary.carrierSorts), arbitrary.carrierSorts], (now, { by }) => {
    const next = nextCarrierSort(now, by)
    if (now?.by !== by) expect(next).toEqual(nextCarrierSort(null, by))
  })
})

it('every sort order has its own label', () => {
  const orders = CARRIER_SORT_KEYS.flatMap(by => [
    { by, direction: 'ascending' as const },
    { by, direction: 'descending' as const },
  ])
  const texts = [null, ...orders].map(carrierSortText)
  expect(texts[0]).toBe('Best match first')
  expect(new Set(texts).size).toBe(texts.length)
})
