import { IDENTIFIER_TYPES, type Identifier } from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { names, nullable, oneOf, text } from './values.ts'

const identifier: Reader<Identifier> = record({
  is_type: ['type', oneOf(IDENTIFIER_TYPES)],
  value: text,
  region: nullable(text),
})

/** A carrier's identifiers, without those of a type that this portal does not know. */
export const identifiers = listOfKnown(names('is_type', IDENTIFIER_TYPES), identifier)
