import { nameKey } from './name-key.ts'

/** What places are written with in short, and in full. In Canada's names a compass may be French. */
const FULL: Readonly<Record<string, string>> = {
  ...{ ST: 'SAINT', STE: 'SAINTE', FT: 'FORT', MT: 'MOUNT', MTN: 'MOUNTAIN', PT: 'POINT', LK: 'LAKE' },
  ...{ SPG: 'SPRING', SPGS: 'SPRINGS', HTS: 'HEIGHTS', JCT: 'JUNCTION', BCH: 'BEACH', CTR: 'CENTER' },
  ...{ CENTRE: 'CENTER', N: 'NORTH', S: 'SOUTH', E: 'EAST', W: 'WEST', NE: 'NORTHEAST', NW: 'NORTHWEST' },
  ...{ SE: 'SOUTHEAST', SW: 'SOUTHWEST', NORD: 'NORTH', SUD: 'SOUTH', EST: 'EAST', OUEST: 'WEST' },
}

const partsOf = (name: string): readonly string[] =>
  name
    .replace(/['’`]/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(nameKey)
    .filter(part => part !== '')

const inFull = (parts: readonly string[]): string => parts.map(part => FULL[part] ?? part).join('')

/**
 * The name of a place as the search compares it: as `nameKey`, with each short form in full, so that "St. Louis" and "Saint
 * Louis", "N Little Rock" and "North Little Rock" are the same.
 */
export const placeKey = (name: string): string => inFull(partsOf(name))

/** The starts of a key that a text may mean: its last word may be a short form, or the start of a longer word. */
export const placeKeyStarts = (text: string): readonly string[] => {
  const parts = partsOf(text)
  return [...new Set([inFull(parts), inFull(parts.slice(0, -1)) + (parts.at(-1) ?? '')])]
}
