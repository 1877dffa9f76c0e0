import { withCapital } from '../../shared/first-letter.ts'
import type { Census } from '../carrier.ts'
import { type Fact, NOT_ON_RECORD } from './fact.ts'

/** Whether it reported carrying hazardous materials. */
export const hazmatFact = ({ hazmat }: Pick<Census, 'hazmat'>): Fact =>
  hazmat === null ? NOT_ON_RECORD : { text: hazmat ? 'Yes' : 'No', tone: 'plain' }

/** The carrier's own list, in its order. Empty: not on record, as a blank form is not an answer. */
export const listedFact = (terms: readonly string[]): Fact =>
  terms.length === 0 ? NOT_ON_RECORD : { text: terms.join(', '), tone: 'plain' }

/**
 * The label of a kind of equipment: "heavy_haul" is "Heavy haul". Choice: an unknown kind is formatted the same way.
 */
export const equipmentKindText = (kind: string): string => {
  const text = kind.replaceAll('_', ' ')
  return withCapital(text)
}
