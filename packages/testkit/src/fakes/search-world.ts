import type {
  Area,
  AreaId,
  AssessmentBucket,
  CarrierId,
  MapRoute,
  SavedSearch,
  SeenOnLane,
} from '@fairhaul/core'
import { aMapRoute, anArea, id } from '../builders/index.ts'

/** A carrier that was seen between two areas, and what only a lane search knows of it. */
export interface SeenCarrier {
  readonly carrierId: CarrierId
  readonly originAreaId: AreaId
  readonly destinationAreaId: AreaId
  readonly seen: SeenOnLane | null
  /** Null: its rules were not assessed. */
  readonly assessment: AssessmentBucket | null
  readonly isContactVerified: boolean
  readonly isEldConnected: boolean
  /** Miles from the origin to where it was last; null: not on record. */
  readonly originMiles: number | null
}

/** The rows of the fakes about searches. */
export interface SearchWorld {
  areas: Area[]
  /** Those of the user who is signed in. */
  savedSearches: SavedSearch[]
  seenCarriers: SeenCarrier[]
  /** The route of every lane; null when the map has none. */
  laneRoute: MapRoute | null
}

/** Dallas and Atlanta, a carrier that was seen between them, and no saved search. */
export const searchWorld = (): SearchWorld => ({
  areas: [
    anArea(),
    anArea({
      id: id(30_301),
      name: 'Atlanta, GA 30301',
      code: '30301',
      stateAreaId: id(13),
      kmaAreaId: id(12),
    }),
  ],
  savedSearches: [],
  seenCarriers: [
    {
      carrierId: id(7),
      originAreaId: id(75_201),
      destinationAreaId: id(30_301),
      seen: { times: 3, lastOn: '2026-10-04' },
      assessment: 'pass',
      isContactVerified: true,
      isEldConnected: true,
      originMiles: 25,
    },
  ],
  laneRoute: aMapRoute(),
})
