import type { Place } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { nullable, text } from './values.ts'

export const place: Reader<Place> = record({
  street: nullable(text),
  city: nullable(text),
  state: nullable(text),
  postal_code: nullable(text),
  country: nullable(text),
})
