import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import type { EvidenceLine } from './compared-row.ts'

/** Where a fact is from and how old that is. Empty: "not on record" for either. Source: section 2, "Comparison". */
export const sourceLines = (source: string | null, asOf: CalendarDate | null): readonly EvidenceLine[] => [
  ['Source', source ?? 'not on record'],
  ['As of', asOf === null ? 'not on record' : formatCalendarDate(asOf)],
]

/** Who tells of insurance and authority. */
export const LICENSING = 'FMCSA licensing and insurance'
/** Who tells of inspections and ratings. */
export const SAFETY = 'FMCSA safety measurement'
/** Who tells of fleet and cargo. */
export const CENSUS = 'FMCSA census, self-reported'
