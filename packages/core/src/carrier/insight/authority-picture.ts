import { formatCount } from '../../shared/amounts.ts'
import { addDays, type CalendarDate, daysBetween, formatCalendarDate } from '../../shared/calendar-date.ts'

import { placeOf, type TimeAxis, timeAxis } from '../../shared/time-axis.ts'
import { spanText } from '../../shared/time-span.ts'
import type { AuthorityAct } from './authority-acts.ts'

/** From the day of the grant (inclusive) to the day it ended (exclusive); null while open. */
export interface AuthorityPeriod {
  readonly from: CalendarDate
  readonly to: CalendarDate | null
}

/**
 * What the register says of a carrier's authorities over the years.
 *
 * Source: section 3, "Carrier detail"; the call is ours.
 */
export interface AuthorityHistory {
  /** When it could haul for hire, oldest first, as the monitor counts it: common and contract authority together. */
  readonly periods: readonly AuthorityPeriod[]
  /** Newest first, each once. */
  readonly acts: readonly AuthorityAct[]
  readonly asOf: CalendarDate | null
}

/** A bar of the picture. Places are 0 to 1. */
interface AuthorityBar {
  readonly key: string
  readonly from: number
  readonly to: number
  readonly tone: 'now' | 'past' | 'gap'
  readonly text: string
}

/** A text above the picture. */
interface AuthorityMark {
  readonly at: number
  readonly text: string
  readonly note: string
  readonly tone: 'plain' | 'strong' | 'short'
}

/** The history of an authority as a picture, and in words. */
export interface AuthorityPicture {
  readonly axis: TimeAxis
  readonly bars: readonly AuthorityBar[]
  /** The first grant, the longest gap, and today; by their places. */
  readonly marks: readonly AuthorityMark[]
  /** From, to, and what it was. */
  readonly rows: readonly (readonly [from: string, to: string, what: string])[]
  readonly summary: string
}

interface Gap {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly days: number
}

/** Room after today, so that its line is seen. */
const MARGIN = 0.03

const gapsOf = (periods: readonly AuthorityPeriod[]): readonly Gap[] =>
  periods.flatMap(({ to }, at) => {
    const next = periods[at + 1]
    return to === null || next === undefined
      ? []
      : [{ from: to, to: next.from, days: daysBetween(to, next.from) }]
  })

const days = (from: CalendarDate, to: CalendarDate) =>
  `${formatCalendarDate(from)} to ${formatCalendarDate(to)}`
const noAuthority = ({ days: count }: Gap) => `No authority, ${formatCount(count, 'day')}`

/** Whether a period goes on today. An end ahead is a notice. */
const lasts = ({ to }: AuthorityPeriod, today: CalendarDate): boolean => to === null || to > today

const nowMark = (last: AuthorityPeriod, at: number, today: CalendarDate): AuthorityMark =>
  last.to === null || last.to > today
    ? {
        at,
        text: `Active, ${spanText(last.from, today)}`,
        note: `since ${formatCalendarDate(last.from)}${last.to === null ? '' : `, ends ${formatCalendarDate(last.to)}`}`,
        tone: 'strong',
      }
    : { at, text: 'No authority', note: `since ${formatCalendarDate(last.to)}`, tone: 'short' }

/**
 * The history of a carrier's authority as bars over time with its gaps, up to today.
 *
 * Empty: null when no period is on record, or the first begins after today.
 * Source: section 3, "Carrier detail". Choice: the longest gap is named, on a tie the latest; all are in the table.
 * An end ahead is a notice: the authority is shown as active until then.
 */
export const authorityPicture = (
  { periods: all }: Pick<AuthorityHistory, 'periods'>,
  today: CalendarDate,
): AuthorityPicture | null => {
  const periods = all.filter(({ from }) => from <= today)
  const [first, last] = [periods[0], periods.at(-1)]
  if (first === undefined || last === undefined) return null
  const axis = timeAxis(first.from, addDays(today, Math.ceil(daysBetween(first.from, today) * MARGIN)), today)
  const gaps = gapsOf(periods)
  const longest = gaps.toReversed().toSorted((one, other) => other.days - one.days)[0]
  const bar = (
    from: CalendarDate,
    to: CalendarDate,
    tone: AuthorityBar['tone'],
    text: string,
  ): AuthorityBar => ({
    key: `${tone} ${from}`,
    from: placeOf(from, axis),
    to: placeOf(to, axis),
    tone,
    text,
  })
  const now = nowMark(last, placeOf(today, axis), today)
  return {
    axis,
    bars: [
      ...periods.map(({ from, to }) =>
        to === null || to > today ? bar(from, today, 'now', '') : bar(from, to, 'past', ''),
      ),
      ...gaps.map(({ from, to }) => bar(from, to, 'gap', '')),
    ],
    marks: [
      ...(gaps.length === 0 && lasts(last, today)
        ? []
        : [{ at: 0, text: 'Granted', note: formatCalendarDate(first.from), tone: 'plain' } as const]),
      ...(longest === undefined
        ? []
        : [
            {
              at: placeOf(longest.from, axis),
              text: noAuthority(longest),
              note: days(longest.from, longest.to),
              tone: 'short',
            } as const,
          ]),
      now,
    ],
    rows: rowsOf(periods, gaps, today),
    summary: `${now.text}, ${now.note}. ${gaps.length === 0 ? 'No gap' : formatCount(gaps.length, 'gap')} on record.`,
  }
}

/** Periods and gaps in turn, the newest first. */
const rowsOf = (
  periods: readonly AuthorityPeriod[],
  gaps: readonly Gap[],
  today: CalendarDate,
): AuthorityPicture['rows'] =>
  [
    ...periods.map(period => {
      const { from } = period
      const to = lasts(period, today) ? null : period.to
      return [
        from,
        formatCalendarDate(from),
        to === null ? 'today' : formatCalendarDate(to),
        `Authority, ${spanText(from, to ?? today)}`,
      ] as const
    }),
    ...gaps.map(
      gap => [gap.from, formatCalendarDate(gap.from), formatCalendarDate(gap.to), noAuthority(gap)] as const,
    ),
  ]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([, from, to, what]) => [from, to, what] as const)
