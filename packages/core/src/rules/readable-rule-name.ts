import { formatNumber } from '../shared/amounts.ts'
import { withCapital } from '../shared/first-letter.ts'
import { ruleName } from './rule-labels.ts'
import { isRuleType } from './rule-types.ts'

/** Words of the field that are written in capitals, as the labels write them. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['bipd', 'dot', 'eld', 'fmcsa', 'mc', 'us', 'vin'])

/** From so many digits on a number is an amount; shorter ones (months, years) stay as they are. */
const AMOUNT_DIGITS_MIN = 5
/** A number with more digits is not held exactly, so it is left as it is. */
const AMOUNT_DIGITS_MAX = 15

const readableWord = (word: string): string => {
  if (/^\d+$/.test(word) && word.length >= AMOUNT_DIGITS_MIN && word.length <= AMOUNT_DIGITS_MAX)
    return formatNumber(Number(word))
  return ABBREVIATIONS.has(word) ? word.toUpperCase() : word
}

/**
 * Words for the name of any rule, also of one that this portal does not know yet: "Cargo at least 250,000".
 *
 * Empty: "Unnamed rule" for a name without a letter or digit.
 * Source: section 9, "Rule types". Choice: an unknown name is read as the words it is made of, its amounts grouped, as
 * a broker is better served by those than by nothing; a raw name is never shown.
 */
export const readableRuleName = (name: string): string => {
  if (isRuleType(name)) return ruleName(name)
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['unnamed', 'rule']
  const text = words.map(readableWord).join(' ')
  return withCapital(text)
}
