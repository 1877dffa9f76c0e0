import type { PlaceId } from '../../map/place-id.ts'
import type { Area } from '../area.ts'

/**
 * The place id of an area on the portal's own map: `five_zip.US.75201`.
 *
 * Choice: kind, country and code identify an area everywhere, so the map that needs no API key needs no table of ids.
 * Source: section 3, "Area"; section 3, "Lane".
 */
export const areaPlaceId = ({ kind, country, code }: Pick<Area, 'kind' | 'country' | 'code'>): PlaceId =>
  `${kind}.${country}.${code}` as PlaceId
