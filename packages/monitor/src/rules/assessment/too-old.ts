import { daysBefore } from '../../kernel/calendar.ts'
import type { FactAges, SourceKind } from './facts.ts'
import { type Finding, SOURCES } from './finding.ts'

/** The rules that are decided on safety data, which some users may not see. */
export const SAFETY_RULES: ReadonlySet<string> = new Set([
  'satisfactory_or_unrated_safety_rating',
  'inspected_within_last_24_months',
  'no_active_out_of_service_orders',
])

/** The kind of source that a finding is from. Choice: by its source where that has files of its own, else by its rule. */
const kindOf = (type: string, source: string | null): SourceKind => {
  if (source === SOURCES.certificate) return 'certificates'
  if (source === SOURCES.visits || source === SOURCES.typed || source === SOURCES.own) return 'checks'
  if (source === SOURCES.orders) return 'registration'
  if (type === 'active_operating_status') return 'census'
  return SAFETY_RULES.has(type) ? 'safety' : 'registration'
}

/**
 * A finding under the company's limits of age: a pass on a fact that is older is incomplete, and so is one on a fact
 * without a day. A failure stays one, so that nothing becomes milder by being old.
 */
export const orTooOld = (type: string, finding: Finding, ages: FactAges, today: string): Finding => {
  const days = ages[kindOf(type, finding.source)] ?? null
  if (finding.result !== 'pass' || days === null) return finding
  if (finding.as_of !== null && finding.as_of >= daysBefore(today, days)) return finding
  return { ...finding, result: 'incomplete', older_than_days: days }
}
