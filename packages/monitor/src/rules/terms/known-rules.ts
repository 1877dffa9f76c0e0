// Written by npm run terms from packages/core/src/rules/known-rules.ts: change it there.
import { formatCount, formatNumber, formatUsd } from './amounts.ts'
import type { FindingValue } from './finding-value.ts'
import type { RuleKind } from './rule-kind.ts'
import { REGISTER_KINDS } from './register-kinds.ts'
import { FILES_OF } from './rule-sources.ts'
import { SAFETY_KINDS } from './safety-kinds.ts'

const monthsText = (months: number): string => formatCount(months, 'month')

/** What was found of an operation that is not known to be interstate. */
const isOfOperation = (value: FindingValue | null): boolean =>
  value?.code === 'active_operation' || (value?.code === 'active_not_required' && value.why === 'one_state')

/** A line of insurance in force for at least an amount. */
const cover = (
  line: RuleKind['line'] & string,
  label: string,
  subject: string,
  what = subject,
): RuleKind => ({
  label: usd => `${label} at least ${formatNumber(usd)}`,
  category: 'Insurance',
  threshold: { unit: 'usd', min: 1, max: 100_000_000, stricter: 'greater' },
  source: 'registration',
  files: FILES_OF.insurance,
  line,
  subject,
  requires: formatUsd,
  passes: usd => `with ${what} of ${formatUsd(usd)} or more in force.`,
})

/**
 * The kinds of rules, each with all that is said and known of it. The most serious first: a carrier that may not drive at
 * all, then what pays for a loss, then its record.
 *
 * Source: section 9, "Rule types"; section 9, "Rule categories". Choice: the three that have no label of their own
 * (location activity, manually entered identifier, general liability) get ours, so that no screen ever shows a raw name.
 * The source does not assign the categories; authority is the right to operate, insurance is what pays, and operations is
 * a carrier's observed work, including its identity. The limits of thresholds are ours, so that a slip of the keyboard is
 * noticed.
 */
export const RULE_KINDS = {
  no_active_out_of_service_orders: {
    label: 'No active out-of-service orders',
    category: 'Operations',
    source: 'safety',
    files: FILES_OF.orders,
    subject: 'out-of-service',
    requires: null,
    passes: 'once no out-of-service order is in force.',
  },
  active_operating_status: {
    label: 'Active operating status',
    category: 'Operations',
    source: 'census',
    files: FILES_OF.register,
    subject: 'operating status',
    shortSubject: 'status',
    requires: 'Active',
    passes: 'when FMCSA lists the carrier as active.',
  },
  active_interstate_authority: {
    label: 'Active interstate authority',
    category: 'Authority',
    source: 'registration',
    files: FILES_OF.authority,
    subject: 'authority',
    before: '',
    requires: 'active interstate authority',
    shortRequires: value => ['interstate authority', isOfOperation(value) ? 'interstate' : 'active'],
    passes: 'with active common or contract authority, running interstate.',
  },
  bipd_at_least: cover('bipd', 'BIPD', 'BIPD'),
  cargo_at_least: cover('cargo', 'Cargo', 'cargo', 'cargo coverage'),
  general_liability_at_least: {
    ...cover(
      'generalLiability',
      'General liability',
      'general liability',
      'a certificate for general liability',
    ),
    source: 'certificates',
    files: [],
    shortSubject: 'liability',
  },
  satisfactory_or_unrated_safety_rating: {
    label: 'Satisfactory or unrated safety rating',
    category: 'Operations',
    source: 'safety',
    files: FILES_OF.register,
    subject: 'safety rating',
    shortSubject: 'rating',
    requires: 'Satisfactory or unrated',
    shortRequires: () => ['Satisfactory'],
    passes: 'when FMCSA lists it as Satisfactory or unrated.',
  },
  authority_age_at_least: {
    label: months => `Authority age at least ${monthsText(months)}`,
    category: 'Authority',
    // No carrier of today has an older authority: the register begins in 1935.
    threshold: { unit: 'months', min: 1, max: 1_200, stricter: 'greater' },
    source: 'registration',
    files: FILES_OF.authorityAge,
    subject: 'authority age',
    shortSubject: 'authority',
    requires: monthsText,
    passes: months => `once the authority has been active for ${monthsText(months)}.`,
  },
  inspected_within_last: {
    label: months => `Inspected within the last ${monthsText(months)}`,
    category: 'Operations',
    // Inspections of more than ten years ago are in no file.
    threshold: { unit: 'months', min: 1, max: 120, stricter: 'lesser' },
    source: 'safety',
    files: FILES_OF.inspections,
    failsByAbsence: true,
    subject: 'inspections',
    before: '',
    requires: months => `1 in ${monthsText(months)}`,
    passes: 'after its next roadside inspection.',
  },
  ...SAFETY_KINDS,
  ...REGISTER_KINDS,
  verified_physical_location_activity: {
    label: 'Verified physical location activity',
    category: 'Operations',
    source: 'checks',
    files: [],
    subject: 'location',
    before: 'location:',
    requires: 'verified activity at its address',
    shortRequires: () => ['verified activity', 'some'],
    passes: 'once a truck is seen at its place of business, or with a check of your own.',
  },
  verified_manually_entered_identifier: {
    label: 'Verified manually entered identifier',
    category: 'Operations',
    source: 'checks',
    files: [],
    subject: 'identifier',
    requires: 'a verified identifier',
    shortRequires: () => ['a verified one'],
    passes: 'once the identifier is found in its register, or with a check of your own.',
  },
} as const satisfies Readonly<Record<string, RuleKind>>

/** A kind of rule by its name. */
export type RuleKindName = keyof typeof RULE_KINDS

/** The standard rule types by their stored names, in display order: each is a kind, with the threshold of its name. */
export const KNOWN_RULES = {
  active_interstate_authority: { kind: 'active_interstate_authority', threshold: null },
  authority_age_at_least_3_months: { kind: 'authority_age_at_least', threshold: 3 },
  authority_age_at_least_6_months: { kind: 'authority_age_at_least', threshold: 6 },
  bipd_at_least_750000: { kind: 'bipd_at_least', threshold: 750_000 },
  bipd_at_least_1000000: { kind: 'bipd_at_least', threshold: 1_000_000 },
  cargo_at_least_100000: { kind: 'cargo_at_least', threshold: 100_000 },
  satisfactory_or_unrated_safety_rating: { kind: 'satisfactory_or_unrated_safety_rating', threshold: null },
  active_operating_status: { kind: 'active_operating_status', threshold: null },
  inspected_within_last_24_months: { kind: 'inspected_within_last', threshold: 24 },
  no_active_out_of_service_orders: { kind: 'no_active_out_of_service_orders', threshold: null },
  verified_physical_location_activity: { kind: 'verified_physical_location_activity', threshold: null },
  verified_manually_entered_identifier: { kind: 'verified_manually_entered_identifier', threshold: null },
  general_liability_at_least_1000000: { kind: 'general_liability_at_least', threshold: 1_000_000 },
  safety_rating_not_unsatisfactory: { kind: 'safety_rating_not_unsatisfactory', threshold: null },
  vehicle_out_of_service_rate_at_most_100_percent: {
    kind: 'vehicle_out_of_service_rate_at_most',
    threshold: 100,
  },
  driver_out_of_service_rate_at_most_100_percent: {
    kind: 'driver_out_of_service_rate_at_most',
    threshold: 100,
  },
  crashes_per_100_power_units_at_most_10: { kind: 'crashes_per_100_power_units_at_most', threshold: 10 },
  unsafe_driving_measure_at_most_500: { kind: 'unsafe_driving_measure_at_most', threshold: 500 },
  hours_of_service_measure_at_most_200: { kind: 'hours_of_service_measure_at_most', threshold: 200 },
  driver_fitness_measure_at_most_50: { kind: 'driver_fitness_measure_at_most', threshold: 50 },
  controlled_substances_measure_at_most_20: { kind: 'controlled_substances_measure_at_most', threshold: 20 },
  vehicle_maintenance_measure_at_most_1000: { kind: 'vehicle_maintenance_measure_at_most', threshold: 1_000 },
  no_driver_out_of_service_for_english: { kind: 'no_driver_out_of_service_for_english', threshold: null },
  mcs150_filed_within_last_24_months: { kind: 'mcs150_filed_within_last', threshold: 24 },
  dot_number_age_at_least_18_months: { kind: 'dot_number_age_at_least', threshold: 18 },
  power_units_at_least_2: { kind: 'power_units_at_least', threshold: 2 },
  power_units_at_most_500: { kind: 'power_units_at_most', threshold: 500 },
  no_active_broker_authority: { kind: 'no_active_broker_authority', threshold: null },
  contacts_unchanged_for_90_days: { kind: 'contacts_unchanged_for', threshold: 90 },
  no_changes_together_within_30_days: { kind: 'no_changes_together_within', threshold: 30 },
  no_prior_revoked_registration: { kind: 'no_prior_revoked_registration', threshold: null },
  broker_bond_in_force: { kind: 'broker_bond_in_force', threshold: null },
  officers_unchanged_for_90_days: { kind: 'officers_unchanged_for', threshold: 90 },
  no_ties_to_revoked: { kind: 'no_ties_to_revoked', threshold: null },
} as const satisfies Readonly<
  Record<string, { readonly kind: RuleKindName; readonly threshold: number | null }>
>
