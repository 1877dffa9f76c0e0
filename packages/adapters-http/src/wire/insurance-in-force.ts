import {
  type Cover,
  COVER_GAPS,
  type CoverChange,
  type InsuranceInForce,
  type UnconfirmedCover,
} from '@fairhaul/core'
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

const brokerBond: Reader<Cover> = record({
  amount: ['usd', number],
  until: day,
  gap: nullable(gap),
  later: nullable(coverChanges),
  unconfirmed: nullable(unconfirmedCover),
  is_at_least: nullable(yesNo),
  source: word,
  as_of: day,
})

type OfLine<Line extends string, Fields> = {
  readonly [Name in keyof Fields & string as `${Line}_${Name}`]: Fields[Name]
}

/** Fields behind the wire's name of a line: `cargo_until`. */
const ofLine = <Line extends string, Fields extends Readonly<Record<string, Reader<unknown>>>>(
  line: Line,
  fields: Fields,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, reader]) => [`${line}_${name}`, reader])) as OfLine<
    Line,
    Fields
  >

/** The fields of a carrier's insurance; `beyond`: how those are read that a monitor may leave out. */
export const insuranceFields = (beyond: <T>(reader: Reader<T>) => Reader<T | null>) => {
  const fields = {
    until: day,
    gap: beyond(gap),
    later: beyond(coverChanges),
    unconfirmed: beyond(unconfirmedCover),
    is_at_least: beyond(yesNo),
    source: beyond(text),
    as_of: beyond(calendarDate),
  }
  return {
    bipd_amount: ['bipdUsd', number],
    ...ofLine('bipd', fields),
    cargo_amount: ['cargoUsd', number],
    ...ofLine('cargo', fields),
    general_liability_amount: ['generalLiabilityUsd', number],
    ...ofLine('general_liability', fields),
    as_of: day,
    broker_bond: beyond(brokerBond),
  } as const
}

export const insurance: Reader<InsuranceInForce> = record(insuranceFields(optional))
