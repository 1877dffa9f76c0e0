import { AREA_KINDS, type Area } from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, names, nullable, oneOf, text } from './values.ts'

/** An area of a kind that a search of this portal can name. Source: section 3, "Area". */
export const area: Reader<Area> = record({
  id: id<'area'>,
  name: text,
  is_type: ['kind', oneOf(AREA_KINDS)],
  code: text,
  country: text,
  state_area_id: nullable(id<'area'>),
  kma_area_id: nullable(id<'area'>),
})

/** Areas, without those of a kind that no search of this portal can name. Source: section 3, "Area". */
export const areas = listOfKnown(names('is_type', AREA_KINDS), area)
