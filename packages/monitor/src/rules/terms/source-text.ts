// Written by npm run terms from packages/core/src/shared/source-text.ts: change it there.
import { type CalendarDate, formatCalendarDate } from './calendar-date.ts'

/** The day of the last rows in the files that the agency replaced by Motus. */
const FROZEN_ON: CalendarDate = '2026-05-14'

/** The files of the agency's registers, by the names that it gives them, in words. */
const FILE_NAMES: ReadonlyMap<string, string> = new Map([
  ['Carrier', 'FMCSA operating authority'],
  ['AuthHist', 'FMCSA authority history'],
  ['Revocation', 'FMCSA revocations'],
  ['RevokeSuspend', 'FMCSA revocations and suspensions'],
  ['Insur', 'FMCSA insurance filings'],
  ['ActPendInsur', 'FMCSA active and pending insurance'],
  ['InsHist', 'FMCSA insurance history'],
  ['BOC3', 'FMCSA process agents'],
])
const OF_REGISTER = /^(?:Motus|L&I) /

/**
 * A source in words: "FMCSA insurance filings" for "Motus Insur".
 *
 * Empty: a source that is no file of a register stays as it is. Source: section 3, "Carrier detail"; the wording is ours.
 */
export const sourceName = (source: string): string =>
  OF_REGISTER.test(source) ? (FILE_NAMES.get(source.replace(OF_REGISTER, '')) ?? source) : source

/**
 * Whether a fact was read from a certificate of insurance: one that every company sees, or one that a person of the company
 * confirmed, which its source says: "Certificate confirmed Nov 29, 2026 by Dana Reyes".
 *
 * Empty: a source that is not on record is none. Source: section 3, "Certificates of insurance".
 */
export const isCertificateSource = (source: string | null): boolean =>
  source !== null && /^Certificate (?:of insurance$|confirmed )/.test(source)

const isFrozen = (source: string): boolean => source.startsWith('L&I ')

/**
 * The source of a fact: "FMCSA authority history", "FMCSA census". A file that is no longer updated says since when:
 * "FMCSA operating authority, frozen May 14, 2026".
 *
 * Empty: "source not on record". Source: section 3, "Carrier detail".
 */
export const sourceText = (source: string | null): string => {
  if (source === null) return 'source not on record'
  const name = sourceName(source)
  return isFrozen(source) ? `${name}, frozen ${formatCalendarDate(FROZEN_ON)}` : name
}

/**
 * The source of a fact and the day it is of: "FMCSA authority history, Nov 20, 2026". The day on which a file was frozen
 * is said once: "FMCSA operating authority, frozen May 14, 2026".
 *
 * Empty: says which of the two is not on record.
 * Source: section 3, "Carrier detail".
 */
export const sourceAndDayText = (source: string | null, asOf: CalendarDate | null): string => {
  if (source !== null && isFrozen(source)) {
    if (asOf === FROZEN_ON) return sourceText(source)
    return `${sourceName(source)}${asOf === null ? '' : ` of ${formatCalendarDate(asOf)}`}, frozen ${formatCalendarDate(FROZEN_ON)}`
  }
  return `${sourceText(source)}, ${asOf === null ? 'date not on record' : formatCalendarDate(asOf)}`
}

/** Other files that decide rules, in words. */
const OTHER_FILE_TERMS: ReadonlyMap<string, string> = new Map([
  ['Company Census File', 'company census'],
  ['SMS Input - Motor Carrier Census', 'SMS census'],
  ['Out of Service Orders', 'out-of-service orders'],
  ['SMS Input - Inspection', 'SMS inspections'],
  ['Vehicle Inspection File', 'inspections'],
  ['SMS Input - Violation', 'SMS violations'],
  ['Vehicle Inspections and Violations', 'violations'],
  ['SMS Input - Crash', 'SMS crashes'],
  ['Crash File', 'crashes'],
  ['SMS measures', 'SMS measures'],
])

/**
 * A file in the middle of a sentence: "insurance history"; one that is no longer updated is a "frozen insurance history".
 *
 * Empty: a file that is not known by its name stays as it is. Source: section 3, "Carrier detail"; the wording is ours.
 */
export const fileTerm = (source: string): string => {
  const term = OTHER_FILE_TERMS.get(source) ?? sourceName(source).replace('FMCSA ', '')
  return isFrozen(source) ? `frozen ${term}` : term
}

/** Where a fact was read, and the day it is of. */
export interface FactSource {
  readonly source: string | null
  readonly asOf: CalendarDate | null
}

/**
 * Several sources in one line, each once: "FMCSA census, Nov 1, 2026; FMCSA insurance filings, Nov 20, 2026".
 *
 * Empty: an empty text. Source: section 3, "Carrier detail".
 */
export const sourcesText = (sources: readonly FactSource[]): string =>
  [...new Set(sources.map(({ source, asOf }) => sourceAndDayText(source, asOf)))].join('; ')
