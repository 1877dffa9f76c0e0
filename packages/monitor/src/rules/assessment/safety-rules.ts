import { type Rule, type RulesOfKinds, SOURCES } from './finding.ts'
import { INSPECTIONS_MIN, NATIONAL_AVERAGES, percentOfAverage } from './national-averages.ts'
import { safetyRating } from './operation-rules.ts'
import type { CarrierFacts } from './facts.ts'

/** Any rating but an unsatisfactory one, and none where a carrier is known to be unrated. */
const notUnsatisfactory: Rule = (facts, today) => {
  const found = safetyRating(facts, today)
  return facts.safety.rating === 'C' ? { ...found, result: 'pass' } : found
}

/** The file and day of the inspections. */
const inspectionsOf = ({ safety }: Pick<CarrierFacts, 'safety'>) => ({
  source: safety.inspections_source ?? SOURCES.safety,
  as_of: safety.last_inspection_as_of ?? safety.inspections_as_of ?? safety.as_of,
})

/** A share of inspections, in percent of the national average. Below five inspections there is none. */
const outOfServiceRate =
  (of: 'vehicle' | 'driver') =>
  (percentMax: number): Rule =>
  facts => {
    const found = inspectionsOf(facts)
    const inspections = facts.safety[`${of}_inspections`] ?? null
    const count = facts.safety[`${of}_oos_inspections`] ?? null
    if (inspections === null || count === null) return { ...found, result: 'incomplete', value: null }
    if (inspections < INSPECTIONS_MIN)
      return {
        ...found,
        result: 'incomplete',
        value: { code: 'few_inspections', count: inspections, min: INSPECTIONS_MIN },
      }
    const percent = percentOfAverage(NATIONAL_AVERAGES[`${of}_oos_rate`], count, inspections)
    return {
      ...found,
      result: percent <= percentMax ? 'pass' : 'fail',
      value: { code: 'out_of_service_rate', count, inspections, percent },
    }
  }

/** What decides the rules of the public safety data, by kind. Source: section 9, "Rule types". */
export const SAFETY_RULES = {
  safety_rating_not_unsatisfactory: { decide: () => notUnsatisfactory },
  vehicle_out_of_service_rate_at_most: { decide: outOfServiceRate('vehicle') },
  driver_out_of_service_rate_at_most: { decide: outOfServiceRate('driver') },
} as const satisfies RulesOfKinds
