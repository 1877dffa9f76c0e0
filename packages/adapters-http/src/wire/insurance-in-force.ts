import { COVER_GAPS, type CoverChange, type InsuranceInForce, type UnconfirmedCover } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, nullable, oneOf, optional, text, yesNo } from './values.ts'

const day = nullable(calendarDate)
const word = nullable(text)
const number = nullable(count)

const gap = oneOf(COVER_GAPS)

const coverChanges: Reader<readonly CoverChange[]> = list(
  record({ on: calendarDate, amount: ['usd', number], end: word }),
)

const unconfirmedCover: Reader<UnconfirmedCover> = record({
  reason: text,
  on: day,
  amount: ['usd', number],
  source: word,
  as_of: day,
})

/** The fields of a carrier's insurance; `beyond`: how those are read that a monitor may leave out. */
export const insuranceFields = (beyond: <T>(reader: Reader<T>) => Reader<T | null>) =>
  ({
    bipd_amount: ['bipdUsd', number],
    bipd_until: day,
    bipd_gap: beyond(gap),
    bipd_later: beyond(coverChanges),
    bipd_unconfirmed: beyond(unconfirmedCover),
    bipd_is_at_least: beyond(yesNo),
    bipd_source: beyond(text),
    bipd_as_of: beyond(calendarDate),
    cargo_amount: ['cargoUsd', number],
    cargo_until: day,
    cargo_gap: beyond(gap),
    cargo_later: beyond(coverChanges),
    cargo_unconfirmed: beyond(unconfirmedCover),
    cargo_is_at_least: beyond(yesNo),
    cargo_source: beyond(text),
    cargo_as_of: beyond(calendarDate),
    general_liability_amount: ['generalLiabilityUsd', number],
    general_liability_until: day,
    general_liability_gap: beyond(gap),
    general_liability_later: beyond(coverChanges),
    general_liability_unconfirmed: beyond(unconfirmedCover),
    general_liability_is_at_least: beyond(yesNo),
    general_liability_source: beyond(text),
    general_liability_as_of: beyond(calendarDate),
    as_of: day,
  }) as const

export const insurance: Reader<InsuranceInForce> = record(insuranceFields(optional))
