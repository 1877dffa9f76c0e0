import { addMonths, daysBefore } from '../../kernel/calendar.ts'
import { type Rule, type RuleOfKind, type RulesOfKinds, SOURCES } from './finding.ts'
import { type BasicMeasured, ENGLISH_SINCE } from './safety-records.ts'
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

/** No driver was put out of service for English proficiency since the agency does so: 49 CFR 391.11(b)(2). */
const english: Rule = ({ safety }) => {
  const found = inspectionsOf({ safety })
  const { english_oos_on: on = null, english_unread_on: unread = null, inspections_24_months } = safety
  if (on !== null) return { ...found, result: 'fail', value: { code: 'english_out_of_service', on } }
  if (unread !== null)
    return { ...found, result: 'incomplete', value: { code: 'english_mark_unread', on: unread } }
  return inspections_24_months === null
    ? { ...found, result: 'incomplete', value: null }
    : { ...found, result: 'pass', value: { code: 'no_english_out_of_service', since: ENGLISH_SINCE } }
}

/** How far back crashes count. */
const CRASH_MONTHS = 24

/** How many crashes count on a day. Null: not on record. */
export const crashesOn = ({ crash_days = null }: CarrierFacts['safety'], day: string): number | null =>
  crash_days && crash_days.filter(on => on >= addMonths(day, -CRASH_MONTHS) && on <= day).length

/** Crashes for each 100 power units; none at all is few, whatever the fleet. */
const crashRate =
  (per100Max: number): Rule =>
  ({ safety, census }, today) => {
    const found = {
      source: safety.crashes_source ?? SOURCES.safety,
      as_of: safety.crashes_as_of ?? safety.as_of,
    }
    const count = crashesOn(safety, today)
    if (count === null) return { ...found, result: 'incomplete', value: null }
    const { power_units: units = null } = census
    const months = CRASH_MONTHS
    if (count === 0) return { ...found, result: 'pass', value: { code: 'no_crash', months } }
    if (units === null || units <= 0)
      return {
        ...found,
        result: 'incomplete',
        value: { code: 'crashes_without_units', count, months, units },
      }
    const rate = Math.ceil((count * 100) / units)
    const result = rate <= per100Max ? 'pass' : 'fail'
    return { ...found, result, value: { code: 'crash_rate', count, units, rate } }
  }

/** A measure of more than so many days ago decides nothing. */
const MEASURE_DAYS = 75
const lastDayOf = (on: string) => daysBefore(on, -MEASURE_DAYS)

/** The agency's measure in a behavior category, in hundredths. */
const measure = (basic: BasicMeasured): RuleOfKind => ({
  decide:
    hundredthsMax =>
    ({ safety }, today) => {
      const measured = safety.measures?.[basic] ?? null
      const found = {
        source: safety.measures_source ?? SOURCES.safety,
        as_of: measured?.on ?? safety.as_of,
      }
      if (measured === null) return { ...found, result: 'incomplete', value: null }
      const hundredths = Math.ceil(Math.round(measured.measure * 10_000) / 100)
      if (lastDayOf(measured.on) < today)
        return {
          ...found,
          result: 'incomplete',
          value: { code: 'basic_measure_old', hundredths, on: measured.on },
        }
      const result = hundredths <= hundredthsMax ? 'pass' : 'fail'
      return { ...found, result, value: { code: 'basic_measure', hundredths } }
    },
  turns: ({ safety }) => {
    const on = safety.measures?.[basic]?.on
    return on === undefined ? [] : [daysBefore(lastDayOf(on), -1)]
  },
})

/** What decides the rules of the public safety data, by kind. Source: section 9, "Rule types". */
export const SAFETY_RULES = {
  safety_rating_not_unsatisfactory: { decide: () => notUnsatisfactory },
  no_driver_out_of_service_for_english: { decide: () => english },
  vehicle_out_of_service_rate_at_most: { decide: outOfServiceRate('vehicle') },
  driver_out_of_service_rate_at_most: { decide: outOfServiceRate('driver') },
  crashes_per_100_power_units_at_most: {
    decide: crashRate,
    turns: ({ safety }) =>
      (safety.crash_days ?? []).flatMap(on => {
        const last = addMonths(on, CRASH_MONTHS)
        return [on, daysBefore(last, -1), daysBefore(last, -2)]
      }),
  },
  unsafe_driving_measure_at_most: measure('unsafe_driving'),
  hours_of_service_measure_at_most: measure('hours_of_service'),
  driver_fitness_measure_at_most: measure('driver_fitness'),
  controlled_substances_measure_at_most: measure('controlled_substances'),
  vehicle_maintenance_measure_at_most: measure('vehicle_maintenance'),
} as const satisfies RulesOfKinds
