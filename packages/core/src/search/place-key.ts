import { stripName } from '../shared/name-text.ts'

/** What places are written with in short, and in full. In Canada's names a compass may be French. */
const FULL: ReadonlyMap<string, string> = new Map([
  ...([
    ['ST', 'SAINT'],
    ['STE', 'SAINTE'],
    ['FT', 'FORT'],
    ['MT', 'MOUNT'],
    ['MTN', 'MOUNTAIN'],
  ] as const),
  ...([
    ['PT', 'POINT'],
    ['LK', 'LAKE'],
    ['SPG', 'SPRING'],
    ['SPGS', 'SPRINGS'],
    ['HTS', 'HEIGHTS'],
  ] as const),
  ...([
    ['JCT', 'JUNCTION'],
    ['BCH', 'BEACH'],
    ['CTR', 'CENTER'],
    ['CENTRE', 'CENTER'],
  ] as const),
  ...([
    ['N', 'NORTH'],
    ['S', 'SOUTH'],
    ['E', 'EAST'],
    ['W', 'WEST'],
    ['NE', 'NORTHEAST'],
  ] as const),
  ...([
    ['NW', 'NORTHWEST'],
    ['SE', 'SOUTHEAST'],
    ['SW', 'SOUTHWEST'],
    ['NORD', 'NORTH'],
  ] as const),
  ...([
    ['SUD', 'SOUTH'],
    ['EST', 'EAST'],
    ['OUEST', 'WEST'],
  ] as const),
])

const partsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’`]+/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(stripName)
    .filter(part => part !== '')

const inFull = (parts: readonly string[]): string => parts.map(part => FULL.get(part) ?? part).join('')

/**
 * The name of a place in the form used for comparison: upper case, letters and digits only, without accents, and with each short
 * form in full. "St. Louis" and "Saint Louis" give "SAINTLOUIS".
 *
 * Empty: an empty text, for a text without a letter or digit. Source: section 3, "Area".
 */
export const placeKey = (name: string): string => inFull(partsOf(name))

/**
 * Whether the name of a place starts with a text. The last word of the text may be a short form, or the start of a longer word:
 * "st" is the start of Saint Louis and of Stockton.
 *
 * Source: section 3, "Area".
 */
export const isStartOfPlace = (text: string, name: string): boolean => {
  const parts = partsOf(text)
  const key = placeKey(name)
  return [inFull(parts), inFull(parts.slice(0, -1)) + (parts.at(-1) ?? '')].some(start =>
    key.startsWith(start),
  )
}
