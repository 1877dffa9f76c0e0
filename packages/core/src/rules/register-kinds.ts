import { formatCount, formatNumber } from '../shared/amounts.ts'
import type { RuleKind } from './rule-kind.ts'
import { FILES_OF } from './rule-sources.ts'

const daysText = (days: number): string => formatCount(days, 'day')
const monthsText = (months: number): string => formatCount(months, 'month')

/** How many power units a carrier reported. */
const fleet = (limit: 'at least' | 'at most', stricter: 'greater' | 'lesser') =>
  ({
    label: count => `${limit === 'at least' ? 'At least' : 'At most'} ${formatCount(count, 'power unit')}`,
    category: 'Operations',
    // The largest fleets of the register have half as many.
    threshold: { unit: 'count', min: 1, max: 250_000, stricter },
    source: 'census',
    files: FILES_OF.register,
    subject: 'power units',
    requires: count => `${limit} ${formatNumber(count)}`,
    passes: count => `with ${limit} ${formatCount(count, 'power unit')} in its registration.`,
  }) as const satisfies RuleKind

/**
 * The kinds of rules about the registration of a carrier, and what changed in it.
 *
 * Source: section 9, "Rule types"; section 9, "Rule categories". Choice: the kinds and their words are ours.
 */
export const REGISTER_KINDS = {
  no_active_broker_authority: {
    label: 'No active broker authority',
    category: 'Authority',
    source: 'registration',
    files: FILES_OF.authority,
    subject: 'broker authority',
    before: 'broker authority:',
    requires: 'none active',
    passes: 'while it has no active authority as a broker.',
  },
  broker_bond_in_force: {
    label: 'Broker bond in force where it is a broker',
    category: 'Insurance',
    source: 'registration',
    files: [...FILES_OF.authority, ...FILES_OF.insurance],
    subject: 'broker bond',
    before: 'broker bond:',
    requires: '$75,000',
    passes: 'with a bond or trust fund of $75,000 in force, or without active authority as a broker.',
  },
  dot_number_age_at_least: {
    label: months => `DOT number at least ${monthsText(months)} old`,
    category: 'Operations',
    // DOT numbers are given since 1967.
    threshold: { unit: 'months', min: 1, max: 720, stricter: 'greater' },
    source: 'census',
    files: FILES_OF.register,
    subject: 'DOT number',
    requires: monthsText,
    passes: months => `once its DOT number is ${monthsText(months)} old.`,
  },
  no_prior_revoked_registration: {
    label: 'No earlier registration that was revoked',
    category: 'Operations',
    source: 'census',
    files: FILES_OF.register,
    subject: 'earlier registration',
    before: 'earlier registration:',
    shortSubject: 'earlier',
    requires: 'none revoked',
    passes: 'while the register names no earlier registration of it that was revoked.',
  },
  no_ties_to_revoked: {
    label: 'No ties to a carrier that was revoked or is out of service',
    category: 'Operations',
    // It tells of orders out of service too, so who may not see safety data does not see it.
    source: 'safety',
    files: [...FILES_OF.register, ...FILES_OF.authority, ...FILES_OF.orders],
    subject: 'ties',
    before: 'ties:',
    requires: 'none',
    passes:
      'while no carrier that was revoked or is out of service has its phone, e-mail, address, officer or vehicle.',
  },
  mcs150_filed_within_last: {
    label: months => `MCS-150 filed within the last ${monthsText(months)}`,
    category: 'Operations',
    threshold: { unit: 'months', min: 1, max: 120, stricter: 'lesser' },
    source: 'census',
    files: FILES_OF.register,
    failsByAbsence: true,
    subject: 'MCS-150',
    requires: months => `1 in ${monthsText(months)}`,
    passes: 'once it files its MCS-150 again.',
  },
  contacts_unchanged_for: {
    label: days => `Phone, e-mail and address unchanged for ${daysText(days)}`,
    category: 'Operations',
    threshold: { unit: 'days', min: 1, max: 1_095, stricter: 'greater' },
    source: 'census',
    files: FILES_OF.register,
    subject: 'contacts',
    before: '',
    requires: days => `${daysText(days)} unchanged`,
    passes: days => `once its phone, e-mail and address are unchanged for ${daysText(days)}.`,
  },
  officers_unchanged_for: {
    label: days => `Officers unchanged for ${daysText(days)}`,
    category: 'Operations',
    threshold: { unit: 'days', min: 1, max: 1_095, stricter: 'greater' },
    source: 'census',
    files: FILES_OF.register,
    subject: 'officers',
    before: '',
    requires: days => `${daysText(days)} unchanged`,
    passes: days => `once its officers are unchanged for ${daysText(days)}.`,
  },
  no_changes_together_within: {
    label: days => `No two kinds of change within ${daysText(days)}`,
    category: 'Operations',
    threshold: { unit: 'days', min: 1, max: 1_095, stricter: 'greater' },
    source: 'census',
    files: [...FILES_OF.register, ...FILES_OF.authorityAge],
    subject: 'changes',
    before: '',
    requires: days => `at most 1 in ${daysText(days)}`,
    passes: days => `once at most one kind of change is of the last ${daysText(days)}.`,
  },
  power_units_at_least: fleet('at least', 'greater'),
  power_units_at_most: fleet('at most', 'lesser'),
} as const satisfies Readonly<Record<string, RuleKind>>
