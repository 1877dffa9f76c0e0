import type { Area } from '../area.ts'
import type { PlaceId } from '../../map/place-id.ts'

/**
 * The id by which the portal's own map knows an area: `five_zip.US.75201`.
 *
 * Choice: kind, country and code name an area everywhere, so that the map that needs no key has ids that need no
 * table.
 * Source: section 3, "Area"; section 3, "Lane".
 */
export const areaPlaceId = ({ kind, country, code }: Pick<Area, 'kind' | 'country' | 'code'>): PlaceId =>
  `${kind}.${country}.${code}` as PlaceId
