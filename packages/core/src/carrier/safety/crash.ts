import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId, Id } from '../../shared/ids.ts'
import { countsForSafety } from './safety-window.ts'

/** The server's id of a crash; the report has its own number. */
export type CrashId = Id<'crash'>

/**
 * One crash of a carrier's vehicle. It does not say who was at fault. Source: section 3, "Inspections, crashes and
 * violations".
 */
export interface Crash {
  readonly id: CrashId
  readonly carrierId: CarrierId
  readonly reportNumber: string
  readonly occurredOn: CalendarDate
  readonly state: string | null
  readonly city: string | null
  /** People who died, and who were hurt. */
  readonly fatalities: number
  readonly injuries: number
  /** Whether a vehicle was towed away. */
  readonly isTowAway: boolean
  readonly isHazmatReleased: boolean
  /** True if a review found that the carrier could not have prevented it; null without a review. */
  readonly isNotPreventable: boolean | null
}

/** The severities of a crash, the worst first. Source: section 3, "Inspections, crashes and violations". */
export const CRASH_SEVERITIES = ['fatal', 'injury', 'tow_away', 'none'] as const
/** One of the four. Source: section 3, "Inspections, crashes and violations". */
export type CrashSeverity = (typeof CRASH_SEVERITIES)[number]

/** The label of each. Source: section 3, "Inspections, crashes and violations"; the wording is ours. */
export const CRASH_SEVERITY_LABELS = {
  fatal: 'Fatal',
  injury: 'Injury',
  tow_away: 'Tow-away',
  none: 'Not recordable',
} as const satisfies Readonly<Record<CrashSeverity, string>>

/** The worst severity of a crash. Source: section 3, "Inspections, crashes and violations". */
export const crashSeverity = ({
  fatalities,
  injuries,
  isTowAway,
}: Pick<Crash, 'fatalities' | 'injuries' | 'isTowAway'>): CrashSeverity => {
  if (fatalities > 0) return 'fatal'
  if (injuries > 0) return 'injury'
  return isTowAway ? 'tow_away' : 'none'
}

/** The totals of 24 months' crashes, each counted once, by its worst severity. */
export interface CrashTotals {
  readonly crashes: number
  readonly fatal: number
  readonly injury: number
  readonly towAway: number
  /** Those that a review found not preventable. */
  readonly notPreventable: number
}

/**
 * The totals of a carrier's crashes of the last 24 months.
 *
 * Empty: all 0. A crash without death, injury or tow-away is not recordable and counts nowhere.
 * Source: section 3, "Inspections, crashes and violations". Choice: a non-preventable crash counts, as in the public
 * record, and is also shown separately.
 */
export const crashTotals = (all: readonly Crash[], today: CalendarDate): CrashTotals => {
  const counted = all.filter(
    crash => countsForSafety(crash.occurredOn, today) && crashSeverity(crash) !== 'none',
  )
  const of = (severity: CrashSeverity): number =>
    counted.filter(crash => crashSeverity(crash) === severity).length
  return {
    crashes: counted.length,
    fatal: of('fatal'),
    injury: of('injury'),
    towAway: of('tow_away'),
    notPreventable: counted.filter(({ isNotPreventable }) => isNotPreventable === true).length,
  }
}
