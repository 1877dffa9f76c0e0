import { formatCount, formatNumber } from '../../shared/amounts.ts'
import { formatCalendarDate } from '../../shared/calendar-date.ts'
import type { Census } from '../carrier.ts'
import type { Fact } from './fact.ts'
import { NOT_ON_RECORD } from './fact.ts'

const plain = (text: string, note?: string): Fact => ({
  text,
  ...(note !== undefined && { note }),
  tone: 'plain',
})

/** A whole count. Null is not on record; zero is a number. */
export const countFact = (count: number | null): Fact =>
  count === null ? NOT_ON_RECORD : plain(formatNumber(count))

const reportedText = (count: number | null): string => (count === null ? '?' : formatNumber(count))

/** Trucks and drivers as a text, with the day of the report. */
const reportedFleet = ({ powerUnits, drivers, updatedOn }: Census, text: string): Fact => {
  const fact = powerUnits === null && drivers === null ? NOT_ON_RECORD : plain(text)
  return updatedOn === null ? fact : { ...fact, note: `reported ${formatCalendarDate(updatedOn)}` }
}

const countedText = (count: number | null, noun: string): string =>
  count === null ? `${noun}s not on record` : formatCount(count, noun)

/**
 * Trucks (power units) and drivers, as reported by the carrier, and the day of its report (MCS-150): "12 trucks, 10 drivers".
 *
 * Empty: not on record when neither is; the day of the report is on record all the same.
 */
export const fleetFact = (census: Census): Fact =>
  reportedFleet(
    census,
    `${countedText(census.powerUnits, 'truck')}, ${countedText(census.drivers, 'driver')}`,
  )

/** The short form, for a narrow column: "12 / 10". Empty: as `fleetFact`; a count that is not on record is "?". */
export const fleetInRow = (census: Census): Fact =>
  reportedFleet(census, `${reportedText(census.powerUnits)} / ${reportedText(census.drivers)}`)

/** Miles of a year, as reported. The year has no comma. */
export const mileageFact = ({ mileage, mileageYear }: Census): Fact =>
  mileage === null
    ? NOT_ON_RECORD
    : plain(`${formatNumber(mileage)} mi`, mileageYear === null ? 'year not on record' : `in ${mileageYear}`)

const REGISTRATIONS: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ['A', { text: 'Active', tone: 'pass' }],
  ['I', { text: 'Inactive', tone: 'fail' }],
  ['P', { text: 'Pending', note: 'seen, but undocumented', tone: 'incomplete' }],
])

/**
 * Whether the registration is active, and since when the carrier has its DOT number. Choice: an unknown letter is shown as
 * received.
 */
export const registrationFact = ({ status, addedOn }: Pick<Census, 'status' | 'addedOn'>): Fact => {
  const fact =
    status === null
      ? NOT_ON_RECORD
      : (REGISTRATIONS.get(status) ?? { text: status, tone: 'incomplete' as const })
  if (addedOn === null) return fact
  const since = `DOT number since ${formatCalendarDate(addedOn)}`
  return { ...fact, note: fact.note === undefined ? since : `${fact.note}, ${since}` }
}

const OPERATIONS: ReadonlyMap<string, string> = new Map([
  ['A', 'Interstate'],
  ['B', 'Intrastate, hazardous materials'],
  ['C', 'Intrastate'],
])

/** Where it operates. Choice: an unknown letter is shown as received. */
export const operationFact = ({ operation }: Census): Fact =>
  operation === null ? NOT_ON_RECORD : plain(OPERATIONS.get(operation) ?? operation)
