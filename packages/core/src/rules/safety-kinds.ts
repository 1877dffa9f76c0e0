import { formatNumber } from '../shared/amounts.ts'
import type { RuleKind } from './rule-kind.ts'
import { FILES_OF } from './rule-sources.ts'

/** The share of inspections that ended out of service, in percent of the national average. */
const outOfServiceRate = (inspected: 'vehicle' | 'driver', label: string): RuleKind => ({
  label: percent => `${label} out-of-service rate at most ${percent}% of the national average`,
  category: 'Operations',
  // A rate of 100 % is 15 times the average of drivers.
  threshold: { unit: 'percent', min: 1, max: 1_500, stricter: 'lesser' },
  source: 'safety',
  files: FILES_OF.inspections,
  subject: `${inspected} out-of-service rate`,
  before: `${inspected} OOS:`,
  shortSubject: `${inspected} OOS`,
  requires: percent => `at most ${percent}%`,
  passes: percent => `with a rate of at most ${percent}% of the national average.`,
})

/** Hundredths as the agency writes a measure: "4.25". */
export const hundredthsText = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** The agency's measure in one behavior category, in hundredths. */
const measure = (subject: string, label: string, shortSubject = subject): RuleKind => ({
  label: hundredths => `${label} measure at most ${hundredthsText(hundredths)}`,
  category: 'Operations',
  threshold: { unit: 'hundredths', min: 0, max: 10_000, stricter: 'lesser' },
  source: 'safety',
  files: FILES_OF.measures,
  subject: `${subject} measure`,
  shortSubject,
  requires: hundredths => `at most ${hundredthsText(hundredths)}`,
  passes: hundredths => `with a measure of at most ${hundredthsText(hundredths)}.`,
})

/**
 * The kinds of rules that the public safety data decides, beside those that every company starts with.
 *
 * `safety_rating_not_unsatisfactory` passes by Satisfactory, Conditional or no rating, and fails by Unsatisfactory.
 *
 * `no_driver_out_of_service_for_english` fails by any violation of 49 CFR 391.11(b)(2) that put a driver out of service since
 * June 25, 2025, when the agency began to do so, also by one that was dismissed. It passes without one in the 24 months that
 * files hold, and is incomplete where a file of inspections or of violations was not read whole, and where it cannot be read
 * of a violation whether it did.
 *
 * `vehicle_` and `driver_out_of_service_rate_at_most` pass and fail by the share of the inspections of 24 months that ended
 * out of service. Below five inspections that covered it a rate says nothing, so they are incomplete.
 *
 * `crashes_per_100_power_units_at_most` passes and fails by the crashes of 24 months in which someone died or was hurt, or a
 * vehicle was towed, with or without fault of the carrier, for each 100 power units that it reported. Without power units
 * it is incomplete, but no crash at all passes, whatever the fleet.
 *
 * The kinds of `measure` pass and fail by the agency's measure in a behavior category, which has no unit; 0 is the best.
 * They are incomplete without one, as of most carriers with few inspections, and with one that is older than 75 days.
 * Percentiles and alerts are not public for carriers of property, so no kind reads them.
 *
 * Source: section 9, "Rule types"; section 3, "Inspections, crashes and violations". Choice: the kinds are ours, and so are
 * the measures that they begin with, as no publication names one.
 */
export const SAFETY_KINDS = {
  safety_rating_not_unsatisfactory: {
    label: 'Safety rating not Unsatisfactory',
    category: 'Operations',
    source: 'safety',
    files: FILES_OF.register,
    subject: 'safety rating',
    shortSubject: 'rating',
    requires: 'any other',
    passes: 'when FMCSA does not list it as Unsatisfactory.',
  },
  no_driver_out_of_service_for_english: {
    label: 'No driver put out of service for English proficiency',
    category: 'Operations',
    source: 'safety',
    files: FILES_OF.violations,
    subject: 'English proficiency',
    before: 'English proficiency:',
    shortSubject: 'English',
    requires: 'none',
    passes: 'while no inspection since June 25, 2025 put a driver out of service by 49 CFR 391.11(b)(2).',
  },
  vehicle_out_of_service_rate_at_most: outOfServiceRate('vehicle', 'Vehicle'),
  driver_out_of_service_rate_at_most: outOfServiceRate('driver', 'Driver'),
  crashes_per_100_power_units_at_most: {
    label: crashes => `Crashes of 24 months at most ${formatNumber(crashes)} per 100 power units`,
    category: 'Operations',
    threshold: { unit: 'count', min: 0, max: 1_000, stricter: 'lesser' },
    source: 'safety',
    files: FILES_OF.crashes,
    subject: 'crashes',
    before: 'crashes:',
    requires: crashes => `at most ${formatNumber(crashes)} per 100`,
    passes: crashes => `with at most ${formatNumber(crashes)} crashes per 100 power units in 24 months.`,
  },
  unsafe_driving_measure_at_most: measure('unsafe driving', 'Unsafe driving'),
  hours_of_service_measure_at_most: measure('hours-of-service', 'Hours of service', 'service hours'),
  driver_fitness_measure_at_most: measure('driver fitness', 'Driver fitness'),
  controlled_substances_measure_at_most: measure(
    'controlled substances',
    'Controlled substances and alcohol',
    'substances',
  ),
  vehicle_maintenance_measure_at_most: measure('vehicle maintenance', 'Vehicle maintenance', 'maintenance'),
} as const satisfies Readonly<Record<string, RuleKind>>
