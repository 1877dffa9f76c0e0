import { formatCount } from '../shared/amounts.ts'
import type { HiddenRules } from './assessment.ts'

/**
 * That a verdict rests on rules which this user does not see: "partial: 3 rules are not shown to you".
 *
 * Source: section 6, "Safety data".
 */
export const partialText = ({ count }: HiddenRules): string =>
  `partial: ${formatCount(count, 'rule')} ${count === 1 ? 'is' : 'are'} not shown to you`
