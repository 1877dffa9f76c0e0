import { aLaneCarrier, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SeenOnLane } from './lane-answer.ts'
import { inLaneOrder, LANE_SORTS, laneSortText } from './lane-order.ts'

const TODAY = '2026-11-28'

const seen = (at: number, seenOnLane: SeenOnLane | null) => aLaneCarrier({ id: id(at), seenOnLane })
const often = seen(5, { times: 9, lastOn: '2026-01-01' })
const lately = seen(4, { times: 2, lastOn: '2026-11-01' })
const alike = seen(3, { times: 2, lastOn: '2026-11-01' })
const never = seen(1, null)

describe('the order of carriers on a lane', () => {
  it.each([
    ['times', [5, 3, 4, 1]],
    ['recent', [3, 4, 5, 1]],
  ] as const)('carriers of a lane are ordered by %s', (sort, ids) => {
    expect(inLaneOrder([never, lately, often, alike], sort, TODAY).map(each => each.id)).toEqual(ids)
  })

  it('carriers seen equally often are ordered by day, and on the same day by count', () => {
    const older = seen(2, { times: 2, lastOn: '2026-10-01' })
    const more = seen(9, { times: 3, lastOn: '2026-11-01' })
    expect(inLaneOrder([older, lately], 'times', TODAY).map(each => each.id)).toEqual([4, 2])
    expect(inLaneOrder([lately, older], 'recent', TODAY).map(each => each.id)).toEqual([4, 2])
    expect(inLaneOrder([lately, more], 'recent', TODAY).map(each => each.id)).toEqual([9, 4])
  })

  it('carriers of a lane are ordered by a column of every list, what is not on record last', () => {
    const fleet = (at: number, powerUnits: number | null) =>
      aLaneCarrier({ id: id(at), census: { ...aLaneCarrier().census, powerUnits } })
    const all = [fleet(1, null), fleet(2, 5), fleet(3, 80)]
    const ids = (direction: 'ascending' | 'descending') =>
      inLaneOrder(all, { by: 'units', direction }, TODAY).map(each => each.id)
    expect([ids('ascending'), ids('descending')]).toEqual([
      [2, 3, 1],
      [3, 2, 1],
    ])
    expect(laneSortText({ by: 'units', direction: 'descending' })).toBe('Most power units first')
  })

  it('every lane order has a label', () => {
    expect(LANE_SORTS.map(laneSortText)).toEqual(['Seen most often', 'Seen most recently'])
  })

  it('ordering lane carriers neither drops nor repeats any, and does not depend on their order before', () =>
    holds(
      [
        fc.uniqueArray(arbitrary.laneCarriers, { selector: each => each.id }),
        fc.oneof(fc.constantFrom(...LANE_SORTS), arbitrary.carrierSorts),
      ],
      (all, sort) => {
        const ordered = inLaneOrder(all, sort, TODAY)
        expect(new Set(ordered)).toEqual(new Set(all))
        expect(ordered).toHaveLength(all.length)
        expect(inLaneOrder(all.toReversed(), sort, TODAY)).toEqual(ordered)
      },
    ))
})
