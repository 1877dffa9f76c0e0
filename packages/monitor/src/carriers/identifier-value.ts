import { type RawBuilder, sql } from 'kysely'

/** A number of a carrier as the register writes it: one that is its own key, as most are, is not stored beside it. */
export const IDENTIFIER_VALUE_TEXT = 'coalesce(value, value_key)'
export const IDENTIFIER_VALUE: RawBuilder<string> = sql.raw(IDENTIFIER_VALUE_TEXT)
