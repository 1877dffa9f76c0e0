import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { type FactSource, sourceText } from '../shared/source-text.ts'
import type { EvidenceLine } from './compared-row.ts'

/** The source and date of a fact. Empty: "not on record" for either. Source: section 2, "Comparison". */
export const sourceLines = (source: string | null, asOf: CalendarDate | null): readonly EvidenceLine[] => [
  ['Source', source === null ? 'not on record' : sourceText(source)],
  ['As of', asOf === null ? 'not on record' : formatCalendarDate(asOf)],
]

/** The same of one source. */
export const linesOf = ({ source, asOf }: FactSource): readonly EvidenceLine[] => sourceLines(source, asOf)
