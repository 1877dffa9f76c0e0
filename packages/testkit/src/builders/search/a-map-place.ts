import { areaPlaceId, type MapPlace } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { anArea } from './an-area.ts'

/** The usual area as a place that the map knows by its name. */
export const aMapPlace = builder<MapPlace>({ id: areaPlaceId(anArea()), name: anArea().name })
