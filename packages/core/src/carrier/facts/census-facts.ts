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

/** The largest fleets of the register have half as many. */
const UNITS_MAX = 250_000
/** Below this a carrier may have more trucks than drivers, or more drivers than trucks, for many reasons. */
const LARGE_FROM = 1_000
const TIMES_MAX = 100

/**
 * Whether no one has such a fleet: more than 250,000 power units, or of units and drivers one is at least 1,000 and more than a
 * hundred times the other (599,994 units with 2 drivers). Such rows of the register stay, and are marked wherever they are shown.
 *
 * Empty: false where only one is on record, unless it is that large alone. Source: section 3, "Carrier"; the limits are ours.
 */
export const isFleetImplausible = ({
  powerUnits,
  drivers,
}: Pick<Census, 'powerUnits' | 'drivers'>): boolean => {
  if (powerUnits !== null && powerUnits > UNITS_MAX) return true
  if (powerUnits === null || drivers === null) return false
  const [less, more] = powerUnits < drivers ? [powerUnits, drivers] : [drivers, powerUnits]
  return more >= LARGE_FROM && more > TIMES_MAX * Math.max(less, 1)
}

/** The mark of an implausible fleet, as text beside its number. */
export const IMPLAUSIBLE_TEXT = 'implausible'

const marked = (fact: Fact, census: Pick<Census, 'powerUnits' | 'drivers'>): Fact =>
  fact === NOT_ON_RECORD || !isFleetImplausible(census)
    ? fact
    : { ...fact, text: `${fact.text} (${IMPLAUSIBLE_TEXT})`, tone: 'incomplete' }

/** A whole count. Null is not on record; zero is a number. Source: section 3, "Carrier". */
export const countFact = (count: number | null): Fact =>
  count === null ? NOT_ON_RECORD : plain(formatNumber(count))

/** Power units, as reported by the carrier, marked where no one has such a fleet. */
export const powerUnitsReportedFact = (census: Census): Fact => marked(countFact(census.powerUnits), census)

/** Drivers, in the same way. */
export const driversReportedFact = (census: Census): Fact => marked(countFact(census.drivers), census)

const countText = (count: number | null): string => (count === null ? '?' : formatNumber(count))

/** Trucks and drivers as a text, marked where no one has such a fleet, with the day of the report. */
const reportedFleet = (census: Census, text: string): Fact => {
  const { powerUnits, drivers, updatedOn } = census
  const fact = powerUnits === null && drivers === null ? NOT_ON_RECORD : marked(plain(text), census)
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
  reportedFleet(census, `${countText(census.powerUnits)} / ${countText(census.drivers)}`)

/** Miles of a year, as reported. The year has no comma. */
export const mileageFact = ({ mileage, mileageYear }: Census): Fact =>
  mileage === null
    ? NOT_ON_RECORD
    : plain(`${formatNumber(mileage)} mi`, mileageYear === null ? 'year not on record' : `in ${mileageYear}`)

/** The status of a carrier of which the agency says that it is not allowed to operate. */
export const NOT_ALLOWED = 'NOT ALLOWED TO OPERATE'

const REGISTRATIONS: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ['A', { text: 'Active', tone: 'pass' }],
  ['I', { text: 'Inactive', tone: 'fail' }],
  ['P', { text: 'Pending', note: 'seen, but undocumented', tone: 'incomplete' }],
  [NOT_ALLOWED, { text: 'Not allowed to operate', tone: 'fail' }],
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
