import {
  crashesSource,
  inspectionsSource,
  measureSource,
  ratingSource,
} from '../carrier/facts/fact-sources.ts'
import { INSPECTIONS_TO_COMPARE_MIN, percentOfNationalRate } from '../carrier/facts/national-averages.ts'
import type { BasicMeasured } from '../carrier/safety-counts.ts'
import { SAFETY_MONTHS } from '../carrier/safety/safety-window.ts'
import type { RuleResult } from '../rules/assessment.ts'
import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
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

/** The first day on which a driver who does not speak English well enough is put out of service. */
const ENGLISH_SINCE = '2025-06-25' satisfies CalendarDate

/**
 * No inspection since June 25, 2025 put a driver out of service for English proficiency (49 CFR 391.11(b)(2)).
 *
 * Empty: incomplete where inspections are not counted, and where it cannot be read of a violation whether it did.
 * Source: section 9, "Rule types"; section 3, "Inspections, crashes and violations". Choice: one that was dismissed counts too, as the driver was put out of service.
 */
export const noEnglishOutOfService: FindingRule = ({ safety }) => {
  const record = inspectionsSource(safety)
  const { inspections24Months, counts } = safety
  const on = counts?.englishOutOfServiceOn ?? null
  if (on !== null) return found(record, 'fail', { code: 'english_out_of_service', on })
  const unread = counts?.englishUnreadOn ?? null
  if (unread !== null) return found(record, 'incomplete', { code: 'english_mark_unread', on: unread })
  return counts == null || inspections24Months === null
    ? notOnRecord(record)
    : found(record, 'pass', { code: 'no_english_out_of_service', since: ENGLISH_SINCE })
}

/**
 * The crashes of 24 months are at most so many per 100 power units. No crash at all passes, whatever the fleet.
 *
 * Empty: incomplete, also without power units. Source: section 9, "Rule types".
 */
export const crashRateRule =
  (per100Max: number): FindingRule<'safety' | 'census'> =>
  ({ safety, census }) => {
    const record = crashesSource(safety)
    const count = safety.counts?.crashes24Months ?? null
    if (count === null) return notOnRecord(record)
    const units = census.powerUnits ?? null
    const months = SAFETY_MONTHS
    if (count === 0) return found(record, 'pass', { code: 'no_crash', months })
    if (units === null || units <= 0)
      return found(record, 'incomplete', { code: 'crashes_without_units', count, months, units })
    const rate = Math.ceil((count * 100) / units)
    return found(record, resultOf(rate <= per100Max), { code: 'crash_rate', count, units, rate })
  }

/** For how many days a measure decides: they come each month, and a carrier that is no longer in the file keeps its last. */
const MEASURE_DAYS = 75

/** A measure in hundredths, rounded up; a digit beyond the fourth is none of the file. */
const hundredthsOf = (measure: number): number => Math.ceil(Math.round(measure * 10_000) / 100)

/**
 * The agency's measure in a behavior category is at most so many hundredths.
 *
 * Empty: incomplete, and so is one of more than 75 days ago. Source: section 9, "Rule types"; section 3, "Inspections,
 * crashes and violations".
 */
export const measureRule =
  (basic: BasicMeasured) =>
  (hundredthsMax: number): FindingRule<'safety'> =>
  ({ safety }, today) => {
    const record = measureSource(safety, basic)
    const measured = safety.counts?.measures?.[basic] ?? null
    if (measured === null) return notOnRecord(record)
    const { measure, on } = measured
    const hundredths = hundredthsOf(measure)
    return addDays(on, MEASURE_DAYS) < today
      ? found(record, 'incomplete', { code: 'basic_measure_old', hundredths, on })
      : found(record, resultOf(hundredths <= hundredthsMax), { code: 'basic_measure', hundredths })
  }

/** What decides the rules of the public safety data, by kind. Source: section 9, "Rule types". */
export const SAFETY_RULES = {
  safety_rating_not_unsatisfactory: () => notUnsatisfactory,
  no_driver_out_of_service_for_english: () => noEnglishOutOfService,
  vehicle_out_of_service_rate_at_most: outOfServiceRateRule('vehicle'),
  driver_out_of_service_rate_at_most: outOfServiceRateRule('driver'),
  crashes_per_100_power_units_at_most: crashRateRule,
  unsafe_driving_measure_at_most: measureRule('unsafe_driving'),
  hours_of_service_measure_at_most: measureRule('hours_of_service'),
  driver_fitness_measure_at_most: measureRule('driver_fitness'),
  controlled_substances_measure_at_most: measureRule('controlled_substances'),
  vehicle_maintenance_measure_at_most: measureRule('vehicle_maintenance'),
} as const satisfies RulesOfKinds
