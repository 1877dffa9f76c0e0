import { type MailedCode, OWN_CHECK_KINDS, type OwnCheck } from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { storedFile } from './stored-file.ts'
import { calendarDate, count, id, instant, names, nullable, oneOf, optional, text, yesNo } from './values.ts'

/** A check of a carrier that the company made by itself. Source: section 3, "Check of one's own". */
export const ownCheck: Reader<OwnCheck> = record({
  id: id<'own-check'>,
  carrier_id: id<'carrier'>,
  kind: oneOf(OWN_CHECK_KINDS),
  is_verified: yesNo,
  checked_on: calendarDate,
  expires_on: nullable(calendarDate),
  address: optional(text),
  note: nullable(text),
  file: nullable(storedFile),
  user_id: id<'user'>,
  user_name: nullable(text),
  created_at: instant,
  is_replaced: yesNo,
  withdrawal: nullable(record({ at: instant, user_name: nullable(text), reason: text })),
})

/** A code that was mailed to a carrier. */
export const mailedCode: Reader<MailedCode> = record({
  id: id<'own-check-code'>,
  address: text,
  lives_seconds: count,
})

/** Checks of the kinds that this portal knows. */
export const ownChecks = listOfKnown(names('kind', OWN_CHECK_KINDS), ownCheck)
