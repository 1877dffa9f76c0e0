import type { DirectionsParams, DistancesParams, MapPlace, MapPoint, MapRoute } from '@fairhaul/core'
import fc from 'fast-check'
import { maybe } from '../shared/ids.ts'
import { lanePlaceNames, placeIds } from './lanes.ts'

/** Points anywhere on the map. */
export const mapPoints: fc.Arbitrary<MapPoint> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** Ways on the map, of two points or more. */
export const mapRoutes: fc.Arbitrary<MapRoute> = fc.record({
  points: fc.array(mapPoints, { minLength: 2, maxLength: 5 }),
  miles: maybe(fc.nat(4_000)),
})

/** Places as a map knows them. */
export const mapPlaces: fc.Arbitrary<MapPlace> = fc.record({ id: placeIds, name: lanePlaceNames })

/** What `Maps` is asked for a way. */
export const directionsParams: fc.Arbitrary<DirectionsParams> = fc.record({
  from: mapPoints,
  to: mapPoints,
  via: fc.array(mapPoints, { maxLength: 3 }),
})

/** What `Maps` is asked for distances. */
export const distancesParams: fc.Arbitrary<DistancesParams> = fc.record({
  from: fc.array(mapPoints, { maxLength: 3 }),
  to: fc.array(mapPoints, { maxLength: 3 }),
})

/** What `Maps` is asked for places. */
export const mapPlaceParams: fc.Arbitrary<{ readonly text: string }> = fc.record({ text: lanePlaceNames })
