import { stripName } from '../shared/name-text.ts'
import type { Area } from './area.ts'
import { isStartOfPlace, placeKey } from './place-key.ts'

/** Areas that a lookup of ZIP codes returns at once by default. Source: section 9, "Page sizes". */
export const ZIP_LOOKUP_SIZE = 10

/**
 * The typed text as the start of a five-digit ZIP: one to five digits.
 *
 * Refuses: undefined for an empty text, for anything but digits and for more than five digits. Choice: blanks around
 * the text are ignored.
 * Source: section 3, "Area"; section 9, "Page sizes".
 */
export const readZipPrefix = (text: string): string | undefined => {
  const typed = text.trim()
  return /^\d{1,5}$/.test(typed) ? typed : undefined
}

/** Characters (code points) of an area search text, at most. Choice: the monitor's limit. */
const AREA_SEARCH_CHARACTERS_MAX = 60
/** Suggested areas, at most. Choice: the monitor's limit; for more, the user types on. */
const AREAS_OFFERED_MAX = 10

/** The parameters of an area search. */
export interface AreaSearch {
  /** The start of the name or code. */
  readonly term: string
  /** The start of a ZIP. Null: the text is a name or another code. */
  readonly zipPrefix: string | null
}

/** A Canadian postal code from its first three characters on, also while typing: "M5V", "m5v 3", "M5V-3L9". */
const POSTAL_CODE = /^([A-Z]\d[A-Z])[ -]?(?:\d(?:[A-Z]\d?)?)?$/i
/** A ZIP with its extension: "75201-1234", "752011234". */
const LONG_ZIP = /^(\d{5})[ -]?\d{0,4}$/

/**
 * Reads typed or pasted text as an area search. A postal code is cut to its first three characters and a long ZIP to
 * its first five digits, as no area is smaller.
 *
 * Refuses: undefined for a text without a letter or digit, which would match everything.
 * Source: section 3, "Area".
 */
export const readAreaSearch = (text: string): AreaSearch | undefined => {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
  const whole = POSTAL_CODE.exec(plain)?.[1]?.toUpperCase() ?? LONG_ZIP.exec(plain)?.[1] ?? plain
  const term = [...whole].slice(0, AREA_SEARCH_CHARACTERS_MAX).join('').trim()
  return placeKey(term) === '' ? undefined : { term, zipPrefix: readZipPrefix(term) ?? null }
}

/**
 * Whether an area matches a search: its name or code starts with the text, ignoring case, punctuation, accents and short forms.
 *
 * Source: section 3, "Area". Choice: also checked here, so that suggestions stay while the next ones load.
 */
export const isAreaFound = ({ name, code }: Pick<Area, 'name' | 'code'>, { term }: AreaSearch): boolean =>
  isStartOfPlace(term, name) || stripName(code).startsWith(stripName(term))

/** Digits of a ZIP, and of the postal area that it lies in. */
const ZIP_DIGITS = 5
const POSTAL_AREA_DIGITS = 3

/**
 * The area of a ZIP that no area has, by its first three digits, and so newer than the list: "75072" lies in 750.
 *
 * Empty: undefined for any other text. Source: section 3, "Area".
 */
export const postalAreaOf = (term: string): string | undefined =>
  term.length === ZIP_DIGITS && readZipPrefix(term) !== undefined
    ? term.slice(0, POSTAL_AREA_DIGITS)
    : undefined

/**
 * What is said of an area that is offered for a ZIP which is not on the list.
 *
 * Empty: undefined for an area that was found by its own name or code. Source: section 3, "Area"; the wording is ours.
 */
export const newerZipText = (
  { kind, code }: Pick<Area, 'kind' | 'code'>,
  typed: string,
): string | undefined => {
  const term = readAreaSearch(typed)?.term ?? ''
  return kind === 'three_zip' && code === postalAreaOf(term)
    ? `Postal area of ${term}, which is not on our list of ZIP codes`
    : undefined
}

/** What is said where no area is found. Source: section 3, "Area"; the wording is ours. */
export const NO_PLACE_ADVICE =
  'Try its city, ZIP, market, state, or country. Mexico is on the list by its states only.'

/**
 * The suggestions for a search. First the area whose code was typed; then, for the start of a ZIP, the wider areas and
 * the ZIPs in order; otherwise the found areas in the order found. Each once, ten at most.
 *
 * Source: section 3, "Area"; section 9, "Page sizes".
 */
export const offeredAreas = (
  { term, zipPrefix }: AreaSearch,
  found: readonly Area[],
  zips: readonly Area[],
): readonly Area[] => {
  const all =
    zipPrefix === null ? found : [...found.filter(({ kind }) => kind !== 'five_zip'), ...zips, ...found]
  const exact = all.filter(({ code }) => stripName(code) === stripName(term))
  const byId = new Map([...exact, ...all].map(area => [area.id, area]))
  return [...byId.values()].slice(0, AREAS_OFFERED_MAX)
}
