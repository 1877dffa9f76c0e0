import type { Area } from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, names, nullable, oneOf, text } from './values.ts'

const KINDS = ['five_zip', 'three_zip', 'state', 'country', 'kma'] as const

const area: Reader<Area> = record({
  id: id<'area'>,
  name: text,
  is_type: ['kind', oneOf(KINDS)],
  code: text,
  country: text,
  state_area_id: nullable(id<'area'>),
  kma_area_id: nullable(id<'area'>),
})

/** Areas, without those of a kind that no search of this portal can name. Source: section 3, "Area". */
export const areas = listOfKnown(names('is_type', KINDS), area)
