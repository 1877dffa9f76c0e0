import { aCarrier, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { CarrierSelection } from './carrier-selection.ts'

const carriers = [1, 2, 3].map(at => aCarrier({ id: id(at) }))
const idsOf = (selection: CarrierSelection) => selection.carriers.map(carrier => carrier.id)

it('a selection keeps the order in which carriers were selected, across pages', () => {
  const selection = new CarrierSelection()
  selection.select(new Set(['2']), carriers)
  selection.select(new Set(['2', '1']), carriers)
  selection.select(new Set(['2', '1', '9']), [aCarrier({ id: id(9) })])
  expect(idsOf(selection)).toEqual([2, 1, 9])
  expect(selection.keys).toEqual(new Set(['2', '1', '9']))
})

it('a selection drops deselected carriers, and ignores keys of rows that are not shown', () => {
  const selection = new CarrierSelection()
  selection.select(new Set(['1', '2']), carriers)
  selection.select(new Set(['2', '77']), carriers)
  expect(idsOf(selection)).toEqual([2])
  selection.clear()
  expect(idsOf(selection)).toEqual([])
})
