/** The lines of cover that filings and certificates name. */
export const INSURANCE_KINDS = [
  'bipd',
  'cargo',
  'general_liability',
  'workers_compensation',
  'umbrella',
  'trailer_interchange',
  'non_owned_trailer',
  'physical_damage',
  'broker_bond',
] as const
export type InsuranceKind = (typeof INSURANCE_KINDS)[number]

/** How a filing ends: it is canceled, or goes on in another of a new policy, a new name or a new carrier. */
export const FILING_END_KINDS = ['canceled', 'name_changed', 'replaced', 'transferred', 'other'] as const
export type FilingEndKind = (typeof FILING_END_KINDS)[number]

/** Why a policy is not confirmed: a filing, see `insurance/why-unconfirmed`; one on a company's own certificate, see `paper-doubt`. */
export const UNCONFIRMED = [
  'unmatched_cancellation',
  'none_on_file',
  'filed_again',
  'docket_given_away',
  'no_end_day',
  'no_longer_listed',
  'history_only',
  'outdated',
  'newer_lookup',
  'newer_file',
  'same_policy',
  'paper_canceled',
  'paper_contradicted',
  'withdrawn',
] as const
export type Unconfirmed = (typeof UNCONFIRMED)[number]
