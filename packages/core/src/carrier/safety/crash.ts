import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId, Id } from '../../shared/ids.ts'
import { countsForSafety } from './safety-window.ts'

/** The number of a crash at the server; the report has one of its own. */
export type CrashId = Id<'crash'>

/** One crash of a carrier's vehicle. It says nothing of fault. Source: section 3, "Inspections, crashes and violations". */
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
  /** True when a review found that the carrier could not have prevented it; null when none was made. */
  readonly isNotPreventable: boolean | null
}

/** How bad a crash was, the worst first. Source: section 3, "Inspections, crashes and violations". */
export const CRASH_SEVERITIES = ['fatal', 'injury', 'tow_away', 'none'] as const
/** One of the four. Source: section 3, "Inspections, crashes and violations". */
export type CrashSeverity = (typeof CRASH_SEVERITIES)[number]

/** What each is called on a screen. Source: section 3, "Inspections, crashes and violations"; the words are ours. */
export const CRASH_SEVERITY_LABELS = {
  fatal: 'Fatal',
  injury: 'Injury',
  tow_away: 'Tow-away',
  none: 'Not recordable',
} as const satisfies Readonly<Record<CrashSeverity, string>>

/** The worst that is true of a crash. Source: section 3, "Inspections, crashes and violations". */
export const crashSeverity = ({
  fatalities,
  injuries,
  isTowAway,
}: Pick<Crash, 'fatalities' | 'injuries' | 'isTowAway'>): CrashSeverity => {
  if (fatalities > 0) return 'fatal'
  if (injuries > 0) return 'injury'
  return isTowAway ? 'tow_away' : 'none'
}

/** What the crashes of 24 months come to; each is counted once, by its worst. */
export interface CrashTotals {
  readonly crashes: number
  readonly fatal: number
  readonly injury: number
  readonly towAway: number
  /** Those of them that a review found not preventable. */
  readonly notPreventable: number
}

/**
 * What a carrier's crashes of the last 24 months come to.
 *
 * Empty: all 0. A crash without death, injury or tow-away is not recordable and counts nowhere.
 * Source: section 3, "Inspections, crashes and violations". Choice: a crash that was not preventable still counts, as the
 * public record has it so, and is told beside.
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
