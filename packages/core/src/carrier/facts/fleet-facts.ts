import { withCapital } from '../../shared/first-letter.ts'
import type { Census } from '../carrier.ts'
import { type Fact, NOT_ON_RECORD } from './fact.ts'

/** Whether it told the agency that it carries hazardous materials. */
export const hazmatFact = ({ hazmat }: Pick<Census, 'hazmat'>): Fact =>
  hazmat === null ? NOT_ON_RECORD : { text: hazmat ? 'Yes' : 'No', tone: 'plain' }

/** What a carrier listed of itself, in its order. Empty: none is not on record, for a form left blank is no answer. */
export const listedFact = (words: readonly string[]): Fact =>
  words.length === 0 ? NOT_ON_RECORD : { text: words.join(', '), tone: 'plain' }

/** A kind of equipment in words: "heavy_haul" is "Heavy haul". Choice: a kind nobody knows is written the same way. */
export const equipmentKindText = (kind: string): string => {
  const words = kind.replaceAll('_', ' ')
  return withCapital(words)
}
