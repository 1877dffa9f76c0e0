import {
  type Area,
  type Country,
  DEFAULT_COUNTRIES,
  type Lane,
  type LaneEnd,
  type LanePlace,
  LANE_ENDS,
  lanePlaceName,
  type PlaceId,
} from '@fairhaul/core'
import fc from 'fast-check'
import { ids, maybe } from '../shared/ids.ts'

/** Place ids as providers of maps write them. */
export const placeIds: fc.Arbitrary<PlaceId> = fc
  .stringMatching(/^[\w.:-]{1,40}$/)
  .map(text => text as PlaceId)

/** Names of places: real ones, and any text that can be one. */
export const lanePlaceNames: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Dallas, TX 75201', 'Nuevo León', 'Trois-Rivières, QC G9A', 'A & B = C + D [?] %41'),
  fc.string({ unit: 'grapheme', maxLength: 140 }).map(text => lanePlaceName(text) ?? 'Somewhere'),
)

const areaIds = maybe(ids<'area'>())

/** Ends of a lane: each is known as an area, as a place of a map, or as both. */
export const lanePlaces: fc.Arbitrary<LanePlace> = fc
  .record({
    name: lanePlaceNames,
    placeId: maybe(placeIds),
    areaId: areaIds,
    stateAreaId: areaIds,
    kmaAreaId: areaIds,
  })
  .filter(({ placeId, areaId }) => placeId !== null || areaId !== null)

/** Lanes, complete or not. */
export const lanes: fc.Arbitrary<Lane> = fc.record({
  origin: maybe(lanePlaces),
  destination: maybe(lanePlaces),
})

/** Either end of a lane. */
export const laneEnds: fc.Arbitrary<LaneEnd> = fc.constantFrom(...LANE_ENDS)

/** What `Areas` is asked for by the place of a map. */
export const placeParams: fc.Arbitrary<{ readonly placeId: PlaceId }> = fc.record({ placeId: placeIds })

/** What `Areas` is asked for by id. */
export const areaParams: fc.Arbitrary<Pick<Area, 'id'>> = fc.record({ id: ids<'area'>() })

/** What `Areas` is asked for by the start of a ZIP. */
export const zipParams: fc.Arbitrary<{
  readonly prefix: string
  readonly page: number
  readonly pageSize: number
}> = fc.record({
  prefix: fc.stringMatching(/^\d{1,5}$/),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.integer({ min: 1, max: 50 }),
})

/** What `Areas` is asked for countries. */
export const countryParams: fc.Arbitrary<{ readonly countries: readonly Country[] }> = fc.record({
  countries: fc.subarray([...DEFAULT_COUNTRIES], { minLength: 1 }),
})
