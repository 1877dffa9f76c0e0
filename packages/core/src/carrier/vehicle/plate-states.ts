import { REGIONS } from '../../map/regions.ts'

/** An issuer of plates: its letters, and the names that they stand for. */
export interface PlateState {
  readonly letters: string
  readonly name: string
}

const namesOf = (letters: string): string =>
  REGIONS.filter(region => region.letters === letters)
    .map(({ name }) => name)
    .join(' or ')

/**
 * The states and provinces for a plate lookup, by their letters.
 *
 * Source: section 7, "Vehicles". Choice: a plate on record has no country, so letters shared by two countries are one
 * entry.
 */
export const PLATE_STATES: readonly PlateState[] = [...new Set(REGIONS.map(({ letters }) => letters))]
  .toSorted()
  .map(letters => ({ letters, name: namesOf(letters) }))
