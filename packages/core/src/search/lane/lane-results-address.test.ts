import { aLane, aLanePlace, arbitrary, holds, someLaneFilters } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WORST_FIRST } from '../../rules/verdict.ts'
import { laneAreas } from './lane.ts'
import { LANE_SORTS } from './lane-order.ts'
import {
  type LaneResultsAddress,
  laneResultsPath,
  laneRowsPath,
  laneSearchKey,
  readLaneResultsAddress,
} from './lane-results-address.ts'
import { laneSearchResultsPath } from './lane-search-address.ts'

const address: LaneResultsAddress = {
  lane: aLane(),
  filters: someLaneFilters({ cargoUsd: 100_000 }),
  page: 2,
  sort: 'recent',
  verdict: 'Fail',
  panel: 'alert',
}
const queryOf = (path: string) => path.slice(path.indexOf('?'))

const addresses: fc.Arbitrary<LaneResultsAddress> = fc
  .record({
    search: arbitrary.laneSearchAddresses,
    sort: fc.oneof(fc.constantFrom(...LANE_SORTS), arbitrary.carrierSorts),
    verdict: fc.constantFrom(...WORST_FIRST, null),
    panel: fc.constantFrom('filters' as const, 'alert' as const, null),
  })
  .map(({ search, ...rest }) => ({ ...search, ...rest }))

describe('the address of lane results', () => {
  it('the address of lane results has the search, the order, the verdict and the open drawer', () => {
    expect(laneResultsPath(address)).toBe(
      `${laneSearchResultsPath(address)}&sort=recent&verdict=Fail&open=alert`,
    )
    expect(readLaneResultsAddress(queryOf(laneResultsPath(address)))).toEqual(address)
  })

  it('the address of lane results leaves out defaults', () => {
    const usual: LaneResultsAddress = { ...address, sort: 'times', verdict: null, panel: null }
    expect(laneResultsPath(usual)).toBe(laneSearchResultsPath(address))
  })

  it.each(['sort=size&verdict=fail&open=everything', 'sort[]=&verdict[x]=Fail&open[x]=alert', ''])(
    'the lane results address %j is read as the defaults',
    query => {
      expect(readLaneResultsAddress(query)).toMatchObject({ sort: 'times', verdict: null, panel: null })
    },
  )

  it('the address of lane result rows has no open drawer', () => {
    expect(laneRowsPath(address)).toBe(laneResultsPath({ ...address, panel: null }))
  })

  it('every lane results address reads back as written', () =>
    holds([addresses], it => {
      expect(readLaneResultsAddress(queryOf(`?${laneResultsPath(it).split('?')[1] ?? ''}`))).toEqual(it)
    }))

  it('one lane search has one key for all its pages, orders, verdicts and open drawers', () =>
    holds([addresses, addresses], (one, other) => {
      expect(laneSearchKey({ ...other, lane: one.lane, filters: one.filters })).toBe(laneSearchKey(one))
      if (laneSearchKey(one) === laneSearchKey(other)) {
        expect([laneAreas(other.lane), other.filters]).toEqual([laneAreas(one.lane), one.filters])
      }
    }))

  it('one lane search has one key whatever its ends are called', () => {
    const origin = aLanePlace({ name: 'Miami, FL' })
    expect(laneSearchKey({ ...address, lane: aLane({ origin }) })).toBe(
      laneSearchKey({ ...address, lane: aLane() }),
    )
  })
})
