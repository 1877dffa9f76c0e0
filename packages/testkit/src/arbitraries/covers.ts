import type { CoverChange, UnconfirmedCover } from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, maybe } from './values.ts'

/** Amounts of cover, in whole US dollars. */
export const amounts = maybe(fc.constantFrom(0, 100_000, 750_000, 1_000_000))

/** How cover in force changes later. */
export const coverChanges: fc.Arbitrary<readonly CoverChange[]> = fc.array(
  fc.record({
    on: calendarDates,
    usd: amounts,
    end: maybe(fc.constantFrom('canceled', 'replaced', 'unconfirmed')),
  }),
  { maxLength: 3 },
)

/** Cover that is not confirmed, for a reason that is known or not. */
export const unconfirmedCover: fc.Arbitrary<UnconfirmedCover | null> = fc.option(
  fc.record({
    reason: fc.constantFrom('unmatched_cancellation', 'no_longer_listed', 'none_on_file', 'of_another_kind'),
    on: maybe(calendarDates),
    usd: amounts,
    source: maybe(fc.constant('Motus Insur')),
    asOf: maybe(calendarDates),
  }),
  { freq: 1 },
)
