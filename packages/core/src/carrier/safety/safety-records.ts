import { formatCount } from '../../shared/amounts.ts'
import { addDays, addMonths, type CalendarDate } from '../../shared/calendar-date.ts'
import { monthsBetween, monthText } from '../../shared/time-axis.ts'
import type { Basic } from './basic.ts'
import type { Crash } from './crash.ts'
import type { Inspection, InspectionId } from './inspection.ts'
import { safetyFrom } from './safety-window.ts'
import type { Violation } from './violation.ts'

/** Which safety records are shown. Null and empty texts: no filter. */
export interface SafetyFilters {
  readonly basic: Basic | null
  readonly isOutOfServiceOnly: boolean
  readonly state: string | null
  /** The first and the last day, both inclusive. */
  readonly from: CalendarDate | null
  readonly until: CalendarDate | null
  /** A part of the VIN or the plate of a unit. */
  readonly unit: string
}

/** The lists of safety records. */
export const SAFETY_LISTS = ['inspections', 'violations', 'crashes'] as const
/** One of the three. */
export type SafetyList = (typeof SAFETY_LISTS)[number]

/** The most characters of a unit: a VIN has 17, and some plates have spaces. */
export const UNIT_CHARACTERS_MAX = 20

/** Everything is shown. */
export const NO_SAFETY_FILTERS: SafetyFilters = {
  basic: null,
  isOutOfServiceOnly: false,
  state: null,
  from: null,
  until: null,
  unit: '',
}

/** How many filters are in force; the days from and until are one each. */
export const safetyFilterCount = ({
  basic,
  state,
  from,
  until,
  unit,
  isOutOfServiceOnly,
}: SafetyFilters): number =>
  [basic, state, from, until].filter(value => value !== null).length +
  Number(unit.trim() !== '') +
  Number(isOutOfServiceOnly)

/** Whether an inspection put a driver, a vehicle or hazardous materials out of service. */
export const isOutOfService = ({ outOfService }: Pick<Inspection, 'outOfService'>): boolean =>
  Object.values(outOfService).includes(true)

const isWithin = (day: CalendarDate, { from, until }: SafetyFilters): boolean =>
  (from === null || from <= day) && (until === null || day <= until)

const isIn = (state: string | null, filters: SafetyFilters): boolean =>
  filters.state === null || state === filters.state

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Whether a unit's VIN or plate has the text; the unit of a number, or any. */
const hasUnit = (inspection: Inspection | undefined, text: string, number: string | null): boolean => {
  const needle = plain(text)
  if (needle === '') return true
  const units = inspection?.units ?? []
  return units.some(
    unit =>
      (number === null || String(unit.number) === number) &&
      [unit.vin, unit.plate].some(each => each !== null && plain(each).includes(needle)),
  )
}

/**
 * The inspections that filters let through, in their order. By BASIC: those with a violation that counts in it.
 *
 * Empty: none. Source: section 3, "Inspections, crashes and violations".
 */
export const filteredInspections = (
  inspections: readonly Inspection[],
  violations: readonly Violation[],
  filters: SafetyFilters,
): readonly Inspection[] => {
  const { basic } = filters
  const found = new Set(
    violations.filter(violation => violation.basic === basic).map(({ inspectionId }) => inspectionId),
  )
  return inspections.filter(
    inspection =>
      isWithin(inspection.inspectedOn, filters) &&
      isIn(inspection.state, filters) &&
      (!filters.isOutOfServiceOnly || isOutOfService(inspection)) &&
      (basic === null || found.has(inspection.id)) &&
      hasUnit(inspection, filters.unit, null),
  )
}

/**
 * The violations that filters let through, in their order. State and unit are those of their inspection; one whose
 * inspection is not known has neither.
 *
 * Empty: none. Source: section 3, "Inspections, crashes and violations". Choice: a violation of the driver is not one of a
 * vehicle, so a VIN or plate does not find it; one that may have put something out of service is among those that did.
 */
export const filteredViolations = (
  violations: readonly Violation[],
  inspections: ReadonlyMap<InspectionId, Inspection>,
  filters: SafetyFilters,
): readonly Violation[] =>
  violations.filter(violation => {
    const inspection = inspections.get(violation.inspectionId)
    return (
      isWithin(violation.foundOn, filters) &&
      isIn(inspection?.state ?? null, filters) &&
      (!filters.isOutOfServiceOnly || violation.isOutOfService !== false) &&
      (filters.basic === null || violation.basic === filters.basic) &&
      hasUnit(inspection, filters.unit, violation.unit ?? '')
    )
  })

/**
 * The crashes that filters let through, in their order: by state and date, as a crash has no category, no unit and puts
 * nothing out of service.
 */
export const filteredCrashes = (crashes: readonly Crash[], filters: SafetyFilters): readonly Crash[] =>
  crashes.filter(crash => isWithin(crash.occurredOn, filters) && isIn(crash.state, filters))

/** The states of records, each once, by their letters. Empty: none is on record. */
export const statesOf = (records: readonly { readonly state: string | null }[]): readonly string[] =>
  [...new Set(records.flatMap(({ state }) => state ?? []))].toSorted()

/** The inspections of one month. */
export interface InspectionMonth {
  /** "Mar 2027". */
  readonly label: string
  readonly count: number
  /** How many of them put something out of service. */
  readonly marked: number
  /** Its label is shown: the first month, each January and the last month, where they do not touch. */
  readonly isNamed: boolean
}

/** Inspections by month, and the same in words. */
export interface InspectionMonths {
  readonly months: readonly InspectionMonth[]
  readonly summary: string
}

/** Labels nearer than this many months would touch. */
const LABEL_MONTHS = 5

/**
 * The inspections of 24 months by calendar month, the oldest first, with how many put something out of service.
 *
 * Empty: no months when there is no inspection in that time. `readFrom`: the day back to which all inspections are known;
 * months that are not known in whole are left out.
 * Source: section 3, "Inspections, crashes and violations".
 */
export const inspectionMonths = (
  inspections: readonly Inspection[],
  today: CalendarDate,
  readFrom: CalendarDate | null = null,
): InspectionMonths => {
  const window = safetyFrom(today)
  const from = readFrom === null || readFrom < window ? window : firstOfNextMonth(readFrom)
  const counted = inspections.filter(({ inspectedOn }) => from <= inspectedOn && inspectedOn <= today)
  const stopped = counted.filter(isOutOfService)
  const keys = counted.length === 0 ? [] : monthsBetween(from, today)
  const lastAt = keys.length - 1
  const of = (month: string, rows: readonly Inspection[]) =>
    rows.filter(({ inspectedOn }) => inspectedOn.startsWith(month)).length
  const isNamed = (month: string, at: number) =>
    at === 0 || at === lastAt || (month.endsWith('-01') && at >= LABEL_MONTHS && lastAt - at >= LABEL_MONTHS)
  return {
    months: keys.map((month, at) => ({
      label: monthText(month),
      count: of(month, counted),
      marked: of(month, stopped),
      isNamed: isNamed(month, at),
    })),
    summary: `${stopped.length} out of service of ${formatCount(counted.length, 'inspection')}`,
  }
}

const firstOfNextMonth = (day: CalendarDate): CalendarDate =>
  addMonths(addDays(day, 1 - Number(day.slice(8, 10))), 1)
