import { areaPlaceId, type MapPlace, type Area } from '@fairhaul/core'
import { builder } from '../shared/build.ts'

import { id } from '../shared/ids.ts'

/** The ZIP 75201 in Dallas. */
export const anArea = builder<Area>({
  id: id(75_201),
  name: 'Dallas, TX 75201',
  kind: 'five_zip',
  code: '75201',
  country: 'US',
  stateAreaId: id(48),
  kmaAreaId: id(9),
})

/** The usual area as a place that the map knows by its name. */
export const aMapPlace = builder<MapPlace>({ id: areaPlaceId(anArea()), name: anArea().name })
