import { daysBefore } from '../../kernel/calendar.ts'
import type { SourceKind } from '../terms/rule-sources.ts'
import { ruleKind, type RuleType } from '../terms/rule-types.ts'
import type { FactAges } from './facts.ts'
import { type Finding, SOURCES } from './finding.ts'

/** The kind of source that a finding is from. Choice: by its source where that has files of its own, else by its rule. */
const kindOf = (type: RuleType, source: string | null): SourceKind => {
  if (source === SOURCES.certificate) return 'certificates'
  return source === SOURCES.orders ? 'registration' : ruleKind(type).source
}

/**
 * A finding under the company's limits of age: a pass on a fact that is older is incomplete, and so is one on a fact
 * without a day. A failure stays one, so that nothing becomes milder by being old.
 */
export const orTooOld = (type: RuleType, finding: Finding, ages: FactAges, today: string): Finding => {
  const days = ages[kindOf(type, finding.source)] ?? null
  if (finding.result !== 'pass' || days === null) return finding
  if (finding.as_of !== null && finding.as_of >= daysBefore(today, days)) return finding
  return { ...finding, result: 'incomplete', older_than_days: days }
}
