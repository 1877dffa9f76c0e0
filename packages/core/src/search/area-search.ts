import type { Area } from './area.ts'
import { stripName } from '../shared/name-text.ts'

/** Areas that a lookup of ZIP codes gives at once, unless it asks for another number. Source: section 9, "Page sizes". */
export const ZIP_LOOKUP_SIZE = 10

/**
 * What was typed, as the start of a five-digit ZIP: one to five digits.
 *
 * Refuses: undefined for an empty text and for anything but digits, also for more than five of them, as no ZIP starts
 * so. Choice: blanks around it do not count.
 * Source: section 3, "Area"; section 9, "Page sizes".
 */
export const readZipPrefix = (text: string): string | undefined => {
  const typed = text.trim()
  return /^\d{1,5}$/.test(typed) ? typed : undefined
}

/** Characters (code points) of a text that areas are searched by, at most. Choice: as many as the monitor takes. */
export const AREA_SEARCH_CHARACTERS_MAX = 60
/** Areas that are offered for a text, at most. Choice: as many as the monitor suggests; more is for typing on. */
export const AREAS_OFFERED_MAX = 10

/** What areas are searched by. */
export interface AreaSearch {
  /** What their name or code begins with. */
  readonly term: string
  /** The start of a ZIP, where the text is one; null: it is a name or another code. */
  readonly zipPrefix: string | null
}

/** A Canadian postal code from its first three characters on, also while it is typed: "M5V", "m5v 3", "M5V-3L9". */
const POSTAL_CODE = /^([A-Z]\d[A-Z])[ -]?(?:\d(?:[A-Z]\d?)?)?$/i
/** A ZIP with what the post adds to it: "75201-1234", "752011234". */
const LONG_ZIP = /^(\d{5})[ -]?\d{0,4}$/

/**
 * What was typed or pasted as a search for areas. A postal code asks for its first three characters and a long ZIP for
 * its first five digits, as no area is smaller.
 *
 * Refuses: undefined for a text without a letter or digit, which would ask for everything.
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
  return areaKey(term) === '' ? undefined : { term, zipPrefix: readZipPrefix(term) ?? null }
}

/**
 * Whether an area answers a search: its name or its code begins with the text, whatever the capitals, signs and accents.
 *
 * Source: section 3, "Area". Choice: told here as well, so that suggestions stay while the next ones are on their way.
 */
export const isAreaFound = ({ name, code }: Pick<Area, 'name' | 'code'>, { term }: AreaSearch): boolean =>
  [name, code].some(each => areaKey(each).startsWith(areaKey(term)))

/**
 * What is offered for a search: the area whose code was typed, then for the start of a ZIP the wider areas and the ZIPs in
 * their order, else what was found as it was found. Each once, ten at most.
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
  const exact = all.filter(({ code }) => areaKey(code) === areaKey(term))
  const byId = new Map([...exact, ...all].map(area => [area.id, area]))
  return [...byId.values()].slice(0, AREAS_OFFERED_MAX)
}

const areaKey = (text: string): string => stripName(text.normalize('NFKD').replace(/\p{M}+/gu, ''))
