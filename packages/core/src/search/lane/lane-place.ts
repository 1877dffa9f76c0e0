import type { Area } from '../area.ts'
import type { LanePlace } from './lane.ts'
import type { PlaceId } from '../../map/place-id.ts'

/** Characters (code points) of a place's name, at most. Choice: both ends of a lane must fit into an address. */
export const LANE_PLACE_NAME_MAX = 120

/**
 * A text as the name of a place: without blanks around it, what is no character of Unicode replaced, cut to 120
 * characters.
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
 * An area as an end of a lane, with the place of the map it was found by, if it was.
 *
 * An area is its own state or market where it is one. Choice: an area without a name is named by its code.
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
 * An end of a lane by nothing but its number, while nobody can vouch for the name that an address gives it: "Area 75201".
 *
 * Empty: "A place of the map" where its area is not known yet. Source: section 3, "Lane". Choice: an address is anybody's
 * to write, so what it calls a place is never told as that place's name.
 */
export const unnamedPlace = (place: LanePlace): LanePlace => ({
  ...place,
  name: place.areaId === null ? 'A place of the map' : `Area ${place.areaId}`,
})
