import type { Lane, LaneAnswer, LaneCarrier, LanePlace, MapRoute } from '@fairhaul/core'
import { aCarrier } from '../carrier/a-carrier.ts'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** Dallas as an end of a lane, known as an area. */
export const aLanePlace = builder<LanePlace>({
  name: 'Dallas, TX 75201',
  placeId: null,
  areaId: id(75_201),
  stateAreaId: id(48),
  kmaAreaId: id(9),
})

/** Dallas to Atlanta. */
export const aLane = builder<Lane>({
  origin: aLanePlace(),
  destination: aLanePlace({
    name: 'Atlanta, GA 30301',
    areaId: id(30_301),
    stateAreaId: id(13),
    kmaAreaId: id(12),
  }),
})

/** The way of that lane, roughly. */
export const aMapRoute = builder<MapRoute>({
  points: [
    { latitude: 32.78, longitude: -96.8 },
    { latitude: 33.75, longitude: -84.39 },
  ],
  miles: 781,
})

/** A carrier that was seen on the lane. */
export const aLaneCarrier = builder<LaneCarrier>({
  ...aCarrier(),
  seenOnLane: { times: 3, lastOn: '2026-10-04' },
})

/** One carrier and the way. */
export const aLaneAnswer = builder<LaneAnswer>({
  carriers: { items: [aLaneCarrier()], page: 1, pages: 1, total: 1 },
  route: aMapRoute(),
})
