import { type CarrierSuggestion, IDENTIFIER_TYPES, type Identifier } from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import { place } from './place.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, names, nullable, oneOf, optional, text, yesNo } from './values.ts'

const identifier: Reader<Identifier> = record({
  is_type: ['type', oneOf(IDENTIFIER_TYPES)],
  value: text,
  region: nullable(text),
  is_former: optional(yesNo),
})

/** A carrier's identifiers, without those of a type that this portal does not know. */
export const identifiers = listOfKnown(names('is_type', IDENTIFIER_TYPES), identifier)

/** The fields common to every form of a carrier. */
export const suggestionFields = {
  id: id<'carrier'>,
  legal_name: text,
  dba_name: nullable(text),
  identifiers,
  physical_address: place,
} as const

/** A carrier in a list of suggestions. */
export const carrierSuggestion: Reader<CarrierSuggestion> = record(suggestionFields)
