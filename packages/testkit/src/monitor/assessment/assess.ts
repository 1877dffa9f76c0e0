import type { CarrierFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { RULES, type RuleType } from './rules.ts'

/** The findings of one carrier for the rule types of a company, on a day. No rule asked, none answered. */
export const assess = (
  facts: CarrierFacts,
  types: readonly RuleType[],
  today: string,
): Readonly<Partial<Record<RuleType, Finding>>> =>
  Object.fromEntries(types.map(type => [type, RULES[type](facts, today)]))
