import { addDays, addMonths, type CalendarDate, compareCalendarDates } from '../../shared/calendar-date.ts'
import type { AreaId } from '../../shared/ids.ts'

/**
 * A five-digit ZIP area where a carrier's trucks were seen. Source: section 3, "Touches".
 *
 * Units: `count` is the number of touches, 1 or more; `lastOn` the day of the last one, without a zone.
 */
export interface TouchedArea {
  readonly areaId: AreaId
  /** "Dallas, TX 75201". */
  readonly name: string
  readonly zip: string
  readonly count: number
  readonly lastOn: CalendarDate
  /** The middle of the area, in degrees. Null: not on record. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** An area merged from all sources. `isVerifiedByEld`: an ELD is among them. */
export interface VisitedArea extends TouchedArea {
  readonly isVerifiedByEld: boolean
}

type Sourced = TouchedArea & { readonly isEld: boolean }

const merged = (one: VisitedArea, { count, lastOn, isEld, latitude, longitude }: Sourced): VisitedArea => ({
  ...one,
  latitude: one.latitude ?? latitude,
  longitude: one.longitude ?? longitude,
  count: one.count + count,
  lastOn: one.lastOn < lastOn ? lastOn : one.lastOn,
  isVerifiedByEld: one.isVerifiedByEld || isEld,
})

const newestFirst = (one: TouchedArea, other: TouchedArea): number =>
  compareCalendarDates(other.lastOn, one.lastOn) || other.count - one.count || one.areaId - other.areaId

/**
 * The areas that a carrier visited, each once, the newest first: its history merged with its ELD's report, with the
 * counts added up and the later last day.
 *
 * Empty: no areas. Source: section 3, "Touches". Choice: on one day the area with more touches comes first, then the
 * lower id.
 */
export const visitedAreas = (
  historical: readonly TouchedArea[],
  eld: readonly TouchedArea[],
): readonly VisitedArea[] => {
  const areas = new Map<AreaId, VisitedArea>()
  const touches: readonly Sourced[] = [
    ...historical.map(touch => ({ ...touch, isEld: false })),
    ...eld.map(touch => ({ ...touch, isEld: true })),
  ]
  for (const touch of touches) {
    const { isEld, ...area } = touch
    const known = areas.get(area.areaId)
    areas.set(area.areaId, known === undefined ? { ...area, isVerifiedByEld: isEld } : merged(known, touch))
  }
  return [...areas.values()].toSorted(newestFirst)
}

/** Only the areas that an ELD verified, in the same order. Source: section 3, "Touches". */
export const verifiedAreas = (areas: readonly VisitedArea[]): readonly VisitedArea[] =>
  areas.filter(({ isVerifiedByEld }) => isVerifiedByEld)

/** How far back areas are shown, the nearest first. Choice: a month, a year, and all. */
export const TOUCH_WINDOWS = ['month', 'year', 'all'] as const
/** One of the three. */
export type TouchWindow = (typeof TOUCH_WINDOWS)[number]

/** The label of each. Source: section 3, "Touches"; the wording is ours. */
export const TOUCH_WINDOW_LABELS: Readonly<Record<TouchWindow, string>> = {
  month: 'Last 30 days',
  year: 'Last 12 months',
  all: 'All on record',
}

const DAYS_IN_A_MONTH = 30
const MONTHS_IN_A_YEAR = 12

/**
 * The areas that were last visited within a window up to today, in the same order.
 *
 * Source: section 3, "Touches". Choice: an area counts with all its touches, also older ones, as only the day of the
 * last one is on record.
 */
export const areasWithin = (
  areas: readonly VisitedArea[],
  window: TouchWindow,
  today: CalendarDate,
): readonly VisitedArea[] => {
  if (window === 'all') return areas
  const from = window === 'month' ? addDays(today, -DAYS_IN_A_MONTH) : addMonths(today, -MONTHS_IN_A_YEAR)
  return areas.filter(({ lastOn }) => lastOn >= from)
}
