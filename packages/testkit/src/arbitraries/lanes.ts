import {
  AREA_KINDS,
  type Area,
  ASSESSMENT_BUCKETS,
  AUTHORITY_AGE_LIMITS_MONTHS,
  CARGO_COVERS_USD,
  COUNT_LIMITS,
  COVER_STEPS,
  type Country,
  type CoverStep,
  DEFAULT_COUNTRIES,
  type DirectionsParams,
  type DistancesParams,
  EQUIPMENT_KINDS,
  LANE_ENDS,
  type Lane,
  type LaneEnd,
  type LaneFilters,
  type LaneNarrowing,
  type LanePlace,
  type LaneSearchToggles,
  LIABILITY_COVERS_USD,
  type Limits,
  laneNarrowing,
  lanePlaceName,
  type MapPlace,
  type MapPoint,
  type MapRoute,
  type NumberRange,
  type PlaceId,
  type PortfolioThresholds,
} from '@fairhaul/core'
import fc from 'fast-check'
import { ids, maybe } from './values.ts'

/** Areas of every kind. */
export const areas: fc.Arbitrary<Area> = fc.record({
  id: ids<'area'>(),
  name: fc.constantFrom('Dallas, TX 75201', 'Texas', 'Nuevo León'),
  kind: fc.constantFrom(...AREA_KINDS),
  code: fc.constantFrom('75201', '752', 'TX', 'US'),
  country: fc.constantFrom('US', 'CA', 'MX'),
  stateAreaId: maybe(ids<'area'>()),
  kmaAreaId: maybe(ids<'area'>()),
})

/** Points anywhere on the map. */
export const mapPoints: fc.Arbitrary<MapPoint> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** Routes on a map, of two points or more. */
export const mapRoutes: fc.Arbitrary<MapRoute> = fc.record({
  points: fc.array(mapPoints, { minLength: 2, maxLength: 5 }),
  miles: maybe(fc.nat(4_000)),
})

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

/** Params of `Areas` by the place of a map. */
export const placeParams: fc.Arbitrary<{ readonly placeId: PlaceId }> = fc.record({ placeId: placeIds })

/** Params of `Areas` by id. */
export const areaParams: fc.Arbitrary<Pick<Area, 'id'>> = fc.record({ id: ids<'area'>() })

/** Params of `Areas` by the start of a ZIP. */
export const zipParams: fc.Arbitrary<{
  readonly prefix: string
  readonly page: number
  readonly pageSize: number
}> = fc.record({
  prefix: fc.stringMatching(/^\d{1,5}$/),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.integer({ min: 1, max: 50 }),
})

/** Params of `Areas` for countries. */
export const countryParams: fc.Arbitrary<{ readonly countries: readonly Country[] }> = fc.record({
  countries: fc.subarray([...DEFAULT_COUNTRIES], { minLength: 1 }),
})

/** Places of a map provider. */
export const mapPlaces: fc.Arbitrary<MapPlace> = fc.record({ id: placeIds, name: lanePlaceNames })

/** Params of `Maps` for a route. */
export const directionsParams: fc.Arbitrary<DirectionsParams> = fc.record({
  from: mapPoints,
  to: mapPoints,
  via: fc.array(mapPoints, { maxLength: 3 }),
})

/** Params of `Maps` for distances. */
export const distancesParams: fc.Arbitrary<DistancesParams> = fc.record({
  from: fc.array(mapPoints, { maxLength: 3 }),
  to: fc.array(mapPoints, { maxLength: 3 }),
})

/** Params of `Maps` for places. */
export const mapPlaceParams: fc.Arbitrary<{ readonly text: string }> = fc.record({ text: lanePlaceNames })

/** Steps of a cover slider. */
export const coverSteps: fc.Arbitrary<CoverStep> = fc.constantFrom(...COVER_STEPS)

const rangesIn = ({ min, max }: Limits): fc.Arbitrary<NumberRange> =>
  fc.oneof(
    fc.constant({ min, max }),
    fc
      .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
      .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  )

/** Ranges of vehicles; the whole slider now and then. */
export const countRanges: fc.Arbitrary<NumberRange> = rangesIn(COUNT_LIMITS)

/** Filters of a lane search, the defaults of each now and then. */
export const laneFilters: fc.Arbitrary<LaneFilters> = fc.record({
  fleetSize: countRanges,
  straightBoxTrucks: countRanges,
  cargoVans: countRanges,
  authorityAgeMonths: rangesIn(AUTHORITY_AGE_LIMITS_MONTHS),
  cargoUsd: fc.constantFrom(...CARGO_COVERS_USD),
  generalLiabilityUsd: fc.constantFrom(...LIABILITY_COVERS_USD),
  autoLiabilityUsd: fc.constantFrom(...LIABILITY_COVERS_USD),
  equipment: fc.subarray([...EQUIPMENT_KINDS]),
  portfolioMinVehicles: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: COUNT_LIMITS.max })),
  portfolioMinShare: fc.oneof(
    fc.constant(0.5),
    fc.integer({ min: 0, max: 100 }).map(hundredths => hundredths / 100),
  ),
  assessment: maybe(fc.constantFrom(...ASSESSMENT_BUCKETS)),
  countries: fc.oneof(fc.constant(DEFAULT_COUNTRIES), fc.subarray([...DEFAULT_COUNTRIES], { minLength: 1 })),
  isContactVerified: fc.boolean(),
  isEldConnected: fc.boolean(),
  originRadiusMiles: maybe(fc.integer({ min: 0, max: 9_999_999 }).map(hundredths => hundredths / 100)),
})

/** Which filters the build leaves out. */
export const laneSearchToggles: fc.Arbitrary<LaneSearchToggles> = fc.record({
  searchesOriginRadius: fc.boolean(),
})

/** The filters of a lane search. */
export const laneNarrowings: fc.Arbitrary<LaneNarrowing> = fc
  .tuple(laneFilters, laneSearchToggles)
  .map(([filters, toggles]) => laneNarrowing(filters, toggles))

/** Thresholds of a portfolio. */
export const portfolioThresholds: fc.Arbitrary<PortfolioThresholds> = fc.record({
  equipment: fc.subarray([...EQUIPMENT_KINDS], { minLength: 1 }),
  minVehicles: fc.integer({ min: 1, max: 40 }),
  minShare: fc.integer({ min: 0, max: 100 }).map(hundredths => hundredths / 100),
})
