import { parsePlaceId } from '../../map/place-id.ts'
import { parseId } from '../../shared/ids.ts'
import type { NestedQuery } from '../../shared/nested-query.ts'
import type { NestedInput } from '../../shared/write-nested-query.ts'
import { queryAt, textAt } from '../../shared/query-values.ts'
import type { Lane, LanePlace } from './lane.ts'
import { lanePlaceName } from './lane-place.ts'

const readPlace = (query: NestedQuery): LanePlace | null => {
  const name = lanePlaceName(textAt(query, 'name'))
  const placeId = parsePlaceId(textAt(query, 'place_id')) ?? null
  const areaId = parseId<'area'>(textAt(query, 'area_id')) ?? null
  if (name === undefined || (placeId === null && areaId === null)) return null
  return {
    name,
    placeId,
    areaId,
    stateAreaId: parseId<'area'>(textAt(query, 'state_area_id')) ?? null,
    kmaAreaId: parseId<'area'>(textAt(query, 'kma_area_id')) ?? null,
  }
}

const writePlace = (place: LanePlace | null): NestedInput | null =>
  place === null
    ? null
    : {
        name: place.name,
        place_id: place.placeId,
        area_id: place.areaId,
        state_area_id: place.stateAreaId,
        kma_area_id: place.kmaAreaId,
      }

/**
 * Reads the lane from a query: `origin[name]=Dallas&origin[area_id]=75201&destination[name]=...`.
 *
 * Empty: null for an end without a name, or with neither an area nor a place. Refuses: nothing; an invalid id is not on
 * record.
 * Source: section 3, "Lane"; section 2, "Nested query strings". The names in the query are ours.
 */
export const readLane = (query: NestedQuery): Lane => ({
  origin: readPlace(queryAt(query, 'origin')),
  destination: readPlace(queryAt(query, 'destination')),
})

/** A lane as query parameters; what is not chosen or not on record is left out. Source: section 3, "Lane". */
export const writeLane = ({ origin, destination }: Lane): NestedInput => ({
  origin: writePlace(origin),
  destination: writePlace(destination),
})
