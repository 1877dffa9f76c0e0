import { arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { readNestedQuery } from '../../shared/nested-query.ts'
import {
  CARRIER_SORT_KEYS,
  carrierSortText,
  nextCarrierSort,
  readCarrierSort,
  writeCarrierSort,
} from './carrier-sort.ts'

it.each(['', 'sort=', 'sort=-', 'sort=--units', 'sort=rating', 'sort=-best', 'sort[by]=units'])(
  '%j is the best match first',
  query => {
    expect(readCarrierSort(readNestedQuery(query))).toBeNull()
  },
)

it('an order read back from a query is the order', () => {
  holds([arbitrary.maybe(arbitrary.carrierSorts)], sort => {
    const text = writeCarrierSort(sort)
    expect(readCarrierSort(text === null ? {} : { sort: text })).toEqual(sort)
  })
})

it('a column is sorted its usual way, then the other way, then no more', () => {
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

it('another column begins its own usual way, whatever the order was', () => {
  holds([arbitrary.maybe(arbitrary.carrierSorts), arbitrary.carrierSorts], (now, { by }) => {
    const next = nextCarrierSort(now, by)
    if (now?.by !== by) expect(next).toEqual(nextCarrierSort(null, by))
  })
})

it('every order has words of its own', () => {
  const orders = CARRIER_SORT_KEYS.flatMap(by => [
    { by, direction: 'ascending' as const },
    { by, direction: 'descending' as const },
  ])
  const texts = [null, ...orders].map(carrierSortText)
  expect(texts[0]).toBe('Best match first')
  expect(new Set(texts).size).toBe(texts.length)
})
