import type { PlaceId } from '../../map/place-id.ts'
import type { Area } from '../area.ts'
import type { LanePlace } from './lane.ts'

/** Characters (code points) of a place's name, at most. Choice: both ends of a lane must fit into an address. */
const LANE_PLACE_NAME_MAX = 120

/**
 * Reads a text as the name of a place: trimmed, without invalid Unicode, cut to 120 characters.
 *
 * Refuses: undefined when nothing is left.
 * Source: section 3, "Lane".
 */
export const lanePlaceName = (text: string): string | undefined => {
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD').trim()
  const cut = [...whole].slice(0, LANE_PLACE_NAME_MAX).join('').trim()
  return cut === '' ? undefined : cut
}

/**
 * An area as an end of a lane, with the map place that it was found by, if any.
 *
 * An area can be its own state or market. Choice: an area without a name is named by its code.
 * Source: section 3, "Lane"; section 3, "Area".
 */
export const lanePlaceOf = (area: Area, placeId: PlaceId | null = null): LanePlace => ({
  name: lanePlaceName(area.name) ?? area.code,
  placeId,
  areaId: area.id,
  stateAreaId: area.kind === 'state' ? area.id : area.stateAreaId,
  kmaAreaId: area.kind === 'kma' ? area.id : area.kmaAreaId,
})

/**
 * An end of a lane described by its code only, while the name in the address is not verified: "Area 75201".
 *
 * Empty: "A place on the map" while its area is not known. Source: section 3, "Lane". Choice: anyone can write an
 * address, so a place name from an address is not shown as the place's name.
 */
export const unnamedPlace = (place: LanePlace): LanePlace => ({
  ...place,
  name: place.areaId === null ? 'A place on the map' : `Area ${place.areaId}`,
})
