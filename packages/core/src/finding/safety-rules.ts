import { inspectionsSource, ratingSource } from '../carrier/facts/fact-sources.ts'
import { INSPECTIONS_TO_COMPARE_MIN, percentOfNationalRate } from '../carrier/facts/national-averages.ts'
import type { RuleResult } from '../rules/assessment.ts'
import { type FindingRule, found, notOnRecord, type RulesOfKinds } from './finding-rule.ts'
import { satisfactoryOrUnrated } from './operation-rules.ts'

/**
 * The safety rating is not unsatisfactory: a conditional one passes too.
 *
 * Empty: as `satisfactoryOrUnrated`. Source: section 9, "Rule types".
 */
export const notUnsatisfactory: FindingRule = (facts, today) =>
  facts.safety.rating === 'C'
    ? found(ratingSource(facts.safety), 'pass', { code: 'rating', rating: 'C' })
    : satisfactoryOrUnrated(facts, today)

const resultOf = (isWithin: boolean): RuleResult => (isWithin ? 'pass' : 'fail')

/**
 * The share of inspections that ended out of service is at most so many percent of the national average, rounded up.
 *
 * Empty: incomplete; below five inspections that covered it there is no rate. Source: section 9, "Rule types"; the national
 * averages, see there.
 */
export const outOfServiceRateRule =
  (of: 'vehicle' | 'driver') =>
  (percentMax: number): FindingRule<'safety'> =>
  ({ safety }) => {
    const record = inspectionsSource(safety)
    const inspections = safety.counts?.[`${of}Inspections`] ?? null
    const count = safety.counts?.[`${of}OutOfService`] ?? null
    if (inspections === null || count === null) return notOnRecord(record)
    const min = INSPECTIONS_TO_COMPARE_MIN
    if (inspections < min)
      return found(record, 'incomplete', { code: 'few_inspections', count: inspections, min })
    const percent = percentOfNationalRate(of, count, inspections)
    return found(record, resultOf(percent <= percentMax), {
      code: 'out_of_service_rate',
      count,
      inspections,
      percent,
    })
  }

/** What decides the rules of the public safety data, by kind. Source: section 9, "Rule types". */
export const SAFETY_RULES = {
  safety_rating_not_unsatisfactory: () => notUnsatisfactory,
  vehicle_out_of_service_rate_at_most: outOfServiceRateRule('vehicle'),
  driver_out_of_service_rate_at_most: outOfServiceRateRule('driver'),
} as const satisfies RulesOfKinds
