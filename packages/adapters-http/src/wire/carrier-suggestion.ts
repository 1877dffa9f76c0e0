import type { CarrierSuggestion } from '@fairhaul/core'
import { identifiers } from './identifier.ts'
import { place } from './place.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, nullable, text } from './values.ts'

/** What every form of a carrier begins with. */
export const suggestionFields = {
  id: id<'carrier'>,
  legal_name: text,
  dba_name: nullable(text),
  identifiers,
  physical_address: place,
} as const

/** Just enough of a carrier to be recognised in a list of suggestions. */
export const carrierSuggestion: Reader<CarrierSuggestion> = record(suggestionFields)
