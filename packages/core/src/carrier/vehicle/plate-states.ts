import { REGIONS } from '../../map/regions.ts'

/** What may have given a plate: its letters, and the names that they stand for. */
export interface PlateState {
  readonly letters: string
  readonly name: string
}

const namesOf = (letters: string): string =>
  REGIONS.filter(region => region.letters === letters)
    .map(({ name }) => name)
    .join(' or ')

/**
 * The states and provinces that a plate may be looked up with, by their letters.
 *
 * Source: section 7, "Vehicles". Choice: a plate on record says no country, so letters that two countries share are one.
 */
export const PLATE_STATES: readonly PlateState[] = [...new Set(REGIONS.map(({ letters }) => letters))]
  .toSorted()
  .map(letters => ({ letters, name: namesOf(letters) }))
