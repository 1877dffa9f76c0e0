import { formatCount } from '../../shared/amounts.ts'
import { type CalendarDate, formatCalendarDate } from '../../shared/calendar-date.ts'
import type { Fact } from '../facts/fact.ts'

/** How a carrier's insurance lists a vehicle today. Source: section 3, "Vehicle counts". */
export interface VehicleSchedule {
  /** Null: no auto liability policy in force has a schedule on record. */
  readonly isScheduled: boolean | null
  /** The number of VINs on the schedules in force; null without one. */
  readonly listedVins: number | null
  /** The last day of the policies with a schedule, as far as is known. */
  readonly until: CalendarDate | null
}

const FACTS = {
  scheduled: { text: 'Scheduled', tone: 'pass' },
  not: { text: 'Not scheduled', tone: 'incomplete' },
  unknown: { text: 'policy not on record', tone: 'unknown' },
} as const satisfies Readonly<Record<string, Fact>>

/**
 * Whether the insurance lists a vehicle, in one or two words.
 *
 * Empty: a policy that is not on record is shown as that, and never as a vehicle that is not listed.
 * Source: section 3, "Vehicle counts".
 */
export const scheduleFact = (isScheduled: boolean | null): Fact => {
  if (isScheduled === null) return FACTS.unknown
  return isScheduled ? FACTS.scheduled : FACTS.not
}

const policyText = ({ until }: VehicleSchedule): string =>
  `the auto liability policy in force${until === null ? '' : ` until ${formatCalendarDate(until)}`}`

/**
 * Why a vehicle counts as scheduled or not, as a sentence with advice.
 *
 * Source: section 3, "Vehicle counts"; the wording is ours.
 */
export const scheduleReason = (schedule: VehicleSchedule): string => {
  const { isScheduled, listedVins } = schedule
  if (isScheduled === null)
    return 'No auto liability policy in force has a schedule of vehicles on record. Ask the insurance agent whether this one is covered.'
  const listed = listedVins ?? 0
  const many = formatCount(listed, 'vehicle')
  if (isScheduled) return `Its VIN is on the schedule of ${policyText(schedule)}, which lists ${many}.`
  return listed === 0
    ? `The schedule of ${policyText(schedule)} lists no vehicles. Ask the insurance agent whether this one is covered.`
    : `The schedule of ${policyText(schedule)} lists ${many}, but not this one. Ask the insurance agent before you load it.`
}
