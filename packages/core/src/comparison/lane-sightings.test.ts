import { aLaneCarrier, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { LaneCarrier } from '../search/lane/lane-answer.ts'
import type { Page } from '../shared/page.ts'
import { laneSighting, nextSightingsPage, withSightings } from './lane-sightings.ts'

const SEEN = { times: 3, lastOn: '2026-03-04' } as const
const carrier = (number: number) => aLaneCarrier({ id: id(number), seenOnLane: SEEN })
const page = (items: readonly LaneCarrier[], change: Partial<Page<LaneCarrier>> = {}): Page<LaneCarrier> => ({
  items,
  page: 1,
  pages: 1,
  total: items.length,
  ...change,
})
const fifty = (from: number) => Array.from({ length: 50 }, (_, at) => carrier(from + at))

it("lane sightings are the search's counts, and not-seen if a complete search lacks the carrier", () => {
  const all = withSightings(undefined, page([carrier(7), aLaneCarrier({ id: id(8), seenOnLane: null })]))
  expect([laneSighting(all, id(7)), laneSighting(all, id(8)), laneSighting(all, id(9))]).toEqual([
    SEEN,
    'not-seen',
    'not-seen',
  ])
  expect(nextSightingsPage(all, [id(9)])).toBeUndefined()
})

it('lane sightings load further pages until all carriers are found', () => {
  const first = withSightings(undefined, page(fifty(1), { pages: 2, total: 60 }))
  expect(nextSightingsPage(first, [id(3), id(55)])).toBe(2)
  expect(nextSightingsPage(first, [id(3)])).toBeUndefined()
  const both = withSightings(first, page([carrier(55)], { page: 2, pages: 2, total: 60 }))
  expect([laneSighting(both, id(3)), laneSighting(both, id(55))]).toEqual([SEEN, SEEN])
  expect(nextSightingsPage(both, [id(99)])).toBeUndefined()
})

it('lane sightings may be beyond the results of a search', () => {
  const capped = withSightings(undefined, page(fifty(1), { page: 4, pages: 9, total: 450 }))
  expect(nextSightingsPage(capped, [id(99)])).toBeUndefined()
  expect(laneSighting(capped, id(99))).toBe('not-among')
})
