import type { Cadence } from './cadences.ts'

/** The files that decide rules, by their kinds: each by its title, and how often it comes. */
export const DECIDING_FILES = {
  'company-census': { source: 'Company Census File', cadence: 'daily' },
  'sms-census': { source: 'SMS Input - Motor Carrier Census', cadence: 'monthly' },
  'li-carrier': { source: 'L&I Carrier', cadence: 'frozen' },
  'li-insurance-active': { source: 'L&I ActPendInsur', cadence: 'frozen' },
  'li-insurance': { source: 'L&I Insur', cadence: 'frozen' },
  'li-insurance-history': { source: 'L&I InsHist', cadence: 'frozen' },
  'li-authority-history': { source: 'L&I AuthHist', cadence: 'frozen' },
  'li-revocation': { source: 'L&I Revocation', cadence: 'frozen' },
  'motus-carrier': { source: 'Motus Carrier', cadence: 'daily' },
  'motus-authority-history': { source: 'Motus AuthHist', cadence: 'daily' },
  'motus-revocation': { source: 'Motus RevokeSuspend', cadence: 'daily' },
  'motus-insurance': { source: 'Motus Insur', cadence: 'daily' },
  'motus-insurance-history': { source: 'Motus InsHist', cadence: 'daily' },
  'out-of-service-orders': { source: 'Out of Service Orders', cadence: 'daily' },
  'sms-inspections': { source: 'SMS Input - Inspection', cadence: 'monthly' },
  inspections: { source: 'Vehicle Inspection File', cadence: 'weekly' },
} as const satisfies Record<string, { readonly source: string; readonly cadence: Cadence }>

export type DecidingFile = keyof typeof DECIDING_FILES
export const DECIDING_KINDS = Object.keys(DECIDING_FILES) as readonly DecidingFile[]

/** Files of which any one is enough. */
type AnyOf = readonly DecidingFile[]

const CENSUS: AnyOf = ['company-census', 'sms-census']
const AUTHORITY: readonly AnyOf[] = [
  ['motus-carrier'],
  ['motus-authority-history'],
  ['motus-revocation'],
  ['li-carrier'],
  CENSUS,
]
const AGE: readonly AnyOf[] = [...AUTHORITY, ['li-authority-history'], ['li-revocation']]
const INSURANCE: readonly AnyOf[] = [
  ['motus-insurance'],
  ['motus-insurance-history'],
  ['li-insurance-active', 'li-insurance'],
  ['li-insurance-history'],
  ['li-carrier'],
  // Who holds the docket of a filing.
  ['motus-carrier'],
]
const REGISTER: readonly AnyOf[] = [['company-census']]

/** The files that decide a rule, each of them. Left out: no file does. Source: section 9, "Rule types". */
export const FILES_OF_RULES: Readonly<Partial<Record<string, readonly AnyOf[]>>> = {
  active_interstate_authority: AUTHORITY,
  authority_age_at_least_3_months: AGE,
  authority_age_at_least_6_months: AGE,
  bipd_at_least_750000: INSURANCE,
  bipd_at_least_1000000: INSURANCE,
  cargo_at_least_100000: INSURANCE,
  satisfactory_or_unrated_safety_rating: REGISTER,
  active_operating_status: REGISTER,
  inspected_within_last_24_months: [['sms-inspections', 'inspections']],
  no_active_out_of_service_orders: [['out-of-service-orders']],
}
