import { z } from 'zod'
import { IDENTIFIER_TYPES } from '../../carriers/carrier-filters.ts'
import { identifierKey } from '../../database/name-key.ts'
import { lineOfText } from '../../http/fields.ts'
import { type ListedIdentifier, PADDED } from './list-identifier.ts'

/** An identifier in a body. */
export const sentIdentifier = z.strictObject({
  is_type: z.enum(IDENTIFIER_TYPES, 'This is not a valid identifier type.'),
  value: lineOfText({ max: 40, empty: 'Give a value.' }),
  region: lineOfText({ max: 2, empty: 'Give a region.' }).nullable().default(null),
})
export type SentIdentifier = z.output<typeof sentIdentifier>

/** An identifier as it is looked up. */
export const lookedUp = ({ is_type, value, region }: SentIdentifier): ListedIdentifier => ({
  type: is_type,
  key: PADDED.has(is_type) ? value.replace(/^0+/, '') : identifierKey(value),
  region,
})
