import { formatNumber } from '../shared/amounts.ts'
import { withCapital } from '../shared/first-letter.ts'
import { ruleName } from './rule-name.ts'
import { isRuleType } from './rule-types.ts'

/** Words that are written in capitals, as in the labels. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['bipd', 'dot', 'eld', 'fmcsa', 'mc', 'us', 'vin'])

/** A number with at least this many digits is an amount; shorter ones (months, years) are unchanged. */
const AMOUNT_DIGITS_MIN = 5
/** A number with more digits is not exact, so it is unchanged. */
const AMOUNT_DIGITS_MAX = 15

const readableWord = (word: string): string => {
  if (/^\d+$/.test(word) && word.length >= AMOUNT_DIGITS_MIN && word.length <= AMOUNT_DIGITS_MAX)
    return formatNumber(Number(word))
  return ABBREVIATIONS.has(word) ? word.toUpperCase() : word
}

/**
 * A readable name for any rule, including unknown ones: "Cargo at least 250,000".
 *
 * Empty: "Unnamed rule" for a name without a letter or digit.
 * Source: section 9, "Rule types". Choice: an unknown name is split into its words, with amounts grouped, as that is
 * better than nothing; a raw name is never shown.
 */
export const readableRuleName = (name: string): string => {
  if (isRuleType(name)) return ruleName(name)
  const texts = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['unnamed', 'rule']
  const text = texts.map(readableWord).join(' ')
  return withCapital(text)
}
