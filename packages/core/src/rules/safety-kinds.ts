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

/**
 * The kinds of rules that the public safety data decides, beside those that every company starts with.
 *
 * `safety_rating_not_unsatisfactory` passes by Satisfactory, Conditional or no rating, and fails by Unsatisfactory.
 *
 * `vehicle_` and `driver_out_of_service_rate_at_most` pass and fail by the share of the inspections of 24 months that ended
 * out of service. Below five inspections that covered it a rate says nothing, so they are incomplete.
 *
 * Source: section 9, "Rule types"; section 3, "Inspections, crashes and violations". Choice: the kinds are ours.
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
  vehicle_out_of_service_rate_at_most: outOfServiceRate('vehicle', 'Vehicle'),
  driver_out_of_service_rate_at_most: outOfServiceRate('driver', 'Driver'),
} as const satisfies Readonly<Record<string, RuleKind>>
