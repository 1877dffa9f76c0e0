import { RATE_CONFIRMATION_STATUSES, type RateConfirmation, type RateConfirmationTerms } from '@fairhaul/core'
import { suggestionFields } from './carrier-suggestion.ts'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, instant, names, nullable, oneOf, text } from './values.ts'

/** The contract with a carrier for one load. Source: section 3, "Rate confirmation". */
export const rateConfirmation: Reader<RateConfirmation> = record({
  id: id<'rate-confirmation'>,
  status: oneOf(RATE_CONFIRMATION_STATUSES),
  creator_id: id<'user'>,
  carrier_id: nullable(id<'carrier'>),
  carrier_legal_name: nullable(text),
  identifiers: suggestionFields.identifiers,
  open_tickets_count: count,
  created_at: instant,
})

/** Rate confirmations, without those of a status that this portal does not know. */
export const rateConfirmations = listOfKnown(names('status', RATE_CONFIRMATION_STATUSES), rateConfirmation)

/** Cents as dollars with cents. */
const usdOfCents: Reader<number> = value => count(value) / 100

/** What was agreed for one load. Source: section 3, "Rate confirmation". */
export const rateConfirmationTerms: Reader<RateConfirmationTerms> = record({
  rate_confirmation_id: id<'rate-confirmation'>,
  rate_cents: ['rateUsd', nullable(usdOfCents)],
  origin: nullable(text),
  destination: nullable(text),
  pick_up_on: nullable(calendarDate),
  deliver_on: nullable(calendarDate),
  payment_days: nullable(count),
  conditions: nullable(text),
})
