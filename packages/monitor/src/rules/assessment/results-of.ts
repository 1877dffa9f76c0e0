import { assess } from './assess.ts'
import type { RuleType } from '../terms/rule-types.ts'
import type { CarrierFacts } from './facts.ts'
import type { Finding, Result } from './finding.ts'

/** The result of each finding. */
export const resultsIn = (findings: Readonly<Record<string, Finding>>): Readonly<Record<string, Result>> =>
  Object.fromEntries(Object.entries(findings).map(([type, { result }]) => [type, result]))

/** The result of each of some rules for a carrier. */
export const resultsOf = (facts: CarrierFacts, types: readonly RuleType[], day: string) =>
  resultsIn(assess(facts, types, day))
