import {
  type CarrierId,
  type ComparisonAddress,
  done,
  EMPTY_LANE,
  type Lane,
  type LaneSearchParams,
} from '@fairhaul/core'
import {
  aCarrierDetail,
  aLaneAnswer,
  aLaneCarrier,
  aLanePlace,
  aPaywall,
  aUser,
  fakeAreas,
  id,
} from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LaneEndsStore } from '../../parts/lane/lane-ends-store.ts'
import { holdsWhateverTheOrder, type ShuffledLine } from '../../parts/testing/shuffled-latency.ts'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { AddCarrierStore } from './add-carrier-store.ts'
import { CompareStore } from './compare-store.ts'
import { SightingsStore } from './sightings-store.ts'

const laneTo = (area: number): Lane => ({
  origin: aLanePlace({ areaId: id(1) }),
  destination: aLanePlace({ areaId: id(area) }),
})

const addresses: fc.Arbitrary<ComparisonAddress> = fc.record({
  carriers: fc.uniqueArray(fc.constantFrom(...[7, 9, 3, 4, 5].map(number => id<'carrier'>(number))), {
    minLength: 1,
    maxLength: 2,
  }),
  lane: fc.constantFrom(EMPTY_LANE, laneTo(20), laneTo(30)),
  onlyDifferences: fc.boolean(),
})

/** The plan has no limit, so each lane is searched at once. */
const user = aUser({ paywall: aPaywall({ canLaneSearch: true, limits: { carrierSearches: null } }) })

/** The count names its carrier, and its lane. */
const timesOn = (carrierId: CarrierId, destination: number): number => carrierId * 100 + destination

const aComparison = (line: ShuffledLine): CompareStore => {
  const carriers = () => store.address.carriers
  const store: CompareStore = new CompareStore({
    details: {
      peek: () => undefined,
      request: (each, signal) =>
        line(() => done(aCarrierDetail({ id: each, legalName: `C${each}` })), signal),
    },
    records: {
      // One shuffled request of a column is enough: all four are sent alike.
      policies: async () => done([]),
      insights: async () => done([]),
      areas: async () => done([]),
    },
    adding: new AddCarrierStore({
      carriers: { suggest: async () => done([]) },
      recents: () => [],
      compared: carriers,
    }),
    ends: new LaneEndsStore({ areas: fakeAreas(), maps: null, recents: () => [], onChange: () => {} }),
    names: { follow: async () => {}, isHeld: () => true, dispose: () => {} },
    sightings: new SightingsStore({
      laneSearch: {
        search: ({ destinationAreaId }: LaneSearchParams, signal) =>
          line(
            () =>
              done(
                aLaneAnswer({
                  carriers: {
                    items: [7, 9, 3, 4].map(number =>
                      aLaneCarrier({
                        id: id(number),
                        seenOnLane: { times: timesOn(id(number), destinationAreaId), lastOn: '2026-03-04' },
                      }),
                    ),
                    page: 1,
                    pages: 1,
                    total: 4,
                  },
                }),
              ),
            signal as AbortSignal,
          ),
      },
      notices: new PlanNoticesStore(),
      recent: { searched: () => {} },
      user: () => user,
      carriers,
    }),
    today: () => '2026-11-21',
  })
  return store
}

it('a column never shows another carrier, a removed carrier, or another lane', async () => {
  await holdsWhateverTheOrder(addresses, line => {
    const store = aComparison(line)
    // Called some ten thousand times: an `expect` for each would take longer than the runs.
    const must = (holds: boolean, what: string) => {
      if (!holds) throw new Error(what)
    }
    const check = () => {
      const { carriers, lane } = store.address
      must(
        store.columns.map(({ id: own }) => own).join() === carriers.join(),
        'other columns than the address names',
      )
      for (const { id: own, detail, sighting } of store.compared) {
        must(
          detail.kind !== 'ready' || detail.value.legalName === `C${own}`,
          'the profile of another carrier',
        )
        const destination = lane.destination?.areaId ?? null
        if (destination === null) must(sighting === null, 'seen on a lane that was left')
        else if (sighting?.kind === 'ready') {
          const times = typeof sighting.value === 'string' ? sighting.value : sighting.value.times
          must(times === (own === 5 ? 'not-seen' : timesOn(own, destination)), 'seen on another lane')
        }
      }
    }
    return {
      act: address => store.open(address),
      check,
      checkAtEnd: ({ carriers }) => expect(store.compared).toHaveLength(carriers.length),
      dispose: () => store.dispose(),
    }
  })
})
