import { type CalendarDate, formatCalendarDate } from './calendar-date.ts'

/** The day of the last rows in the files that the agency replaced by Motus. */
const FROZEN_ON: CalendarDate = '2026-05-14'

const isFrozen = (source: string): boolean => source.startsWith('L&I ')

/**
 * The source of a fact: "Motus AuthHist", "FMCSA census". A file that is no longer updated says since when: "L&I Carrier,
 * frozen 14 May 2026".
 *
 * Empty: "source not on record".
 * Source: section 3, "Carrier detail"; the names of the files are the agency's.
 */
export const sourceText = (source: string | null): string => {
  if (source === null) return 'source not on record'
  return isFrozen(source) ? `${source}, frozen ${formatCalendarDate(FROZEN_ON)}` : source
}

/**
 * The source of a fact and the day it is of: "Motus AuthHist, 20 Nov 2026". The day on which a file was frozen is said
 * once: "L&I Carrier, frozen 14 May 2026".
 *
 * Empty: says which of the two is not on record.
 * Source: section 3, "Carrier detail".
 */
export const sourceAndDayText = (source: string | null, asOf: CalendarDate | null): string => {
  if (source !== null && isFrozen(source)) {
    if (asOf === FROZEN_ON) return sourceText(source)
    return `${source}${asOf === null ? '' : ` of ${formatCalendarDate(asOf)}`}, frozen ${formatCalendarDate(FROZEN_ON)}`
  }
  return `${sourceText(source)}, ${asOf === null ? 'date not on record' : formatCalendarDate(asOf)}`
}

/** Where a fact was read, and the day it is of. */
export interface FactSource {
  readonly source: string | null
  readonly asOf: CalendarDate | null
}

/**
 * Several sources in one line, each once: "FMCSA census, 1 Nov 2026; Motus Insur, 20 Nov 2026".
 *
 * Empty: an empty text. Source: section 3, "Carrier detail".
 */
export const sourcesText = (sources: readonly FactSource[]): string =>
  [...new Set(sources.map(({ source, asOf }) => sourceAndDayText(source, asOf)))].join('; ')
