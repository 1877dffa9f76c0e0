import type { CoverChange, InsuranceInForce, UnconfirmedCover } from '@fairhaul/core'
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

const days = maybe(calendarDates)
const gaps = maybe(fc.constantFrom('excess_only', 'not_begun', 'ended_undated', 'none_on_file'))

/** The bond of a broker, of any amount and state. */
const brokerBonds = fc.record({
  usd: amounts,
  until: days,
  gap: gaps,
  later: maybe(coverChanges),
  unconfirmed: unconfirmedCover,
  isAtLeast: maybe(fc.boolean()),
  source: maybe(fc.constant('Motus Insur')),
  asOf: days,
})

/** The insurance of a carrier, each line of any amount and state. */
export const insurancesInForce: fc.Arbitrary<InsuranceInForce> = fc.record({
  bipdUsd: amounts,
  bipdUntil: days,
  bipdLater: maybe(coverChanges),
  bipdUnconfirmed: unconfirmedCover,
  bipdIsAtLeast: maybe(fc.boolean()),
  bipdGap: gaps,
  bipdSource: maybe(fc.constantFrom('Motus Insur', 'L&I ActPendInsur', 'Certificate of insurance')),
  bipdAsOf: days,
  cargoUsd: amounts,
  cargoUntil: days,
  cargoGap: gaps,
  cargoLater: maybe(coverChanges),
  cargoUnconfirmed: unconfirmedCover,
  cargoSource: maybe(fc.constant('Motus InsHist')),
  cargoAsOf: days,
  generalLiabilityUsd: amounts,
  generalLiabilityUntil: days,
  asOf: days,
  brokerBond: maybe(brokerBonds),
})
