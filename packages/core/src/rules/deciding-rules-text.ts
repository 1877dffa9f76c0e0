import type { AssessedCarrier } from './assess.ts'
import { verdictReason } from './verdict-reason.ts'

/**
 * What speaks against a carrier, in words: "cargo $50,000, needs $100,000, and 2 more".
 *
 * Empty: undefined without anything: it passes, with or without an override, or nothing is assessed.
 * Source: section 4, "Category and overall status". The most serious rule, as `verdictReason` chooses it.
 */
export const decidingRulesText = (
  assessed: Pick<AssessedCarrier, 'overall' | 'rules'>,
): string | undefined => {
  if (assessed.overall !== 'Fail' && assessed.overall !== 'Incomplete') return undefined
  const reason = verdictReason(assessed)
  return reason && (reason.more === 0 ? reason.text : `${reason.text}, and ${reason.more} more`)
}
