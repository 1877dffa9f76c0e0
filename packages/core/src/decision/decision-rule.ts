import type { ReadFact } from '../rules/finding-text.ts'
import type { Verdict } from '../rules/verdict.ts'

/** One rule as it was assessed. */
export interface DecisionRule extends ReadFact {
  /** The monitor's name; this portal may not know it. */
  readonly ruleType: string
  /** With overrides counted. */
  readonly label: Verdict
  readonly source: string | null
}
