import { z } from 'zod'
import { OUTCOMES } from '../rules/assessment/worst-outcome.ts'
import { END_KINDS } from '../rules/authority/authority-turns.ts'
import { AUTHORITY_KINDS } from '../rules/authority/authority-kinds.ts'
import { FILING_END_KINDS, UNCONFIRMED } from '../rules/assessment/policy-terms.ts'
import { checkedOnce } from '../http/checked-once.ts'
import { IDENTIFIER_TYPES } from './carrier-filters.ts'
import { wireCautions } from './wire-cautions.ts'
import { wireBlock, wireHold, wireSentInvitation } from './short-connection.ts'
import { wireFinding, wireUnread } from './wire-finding.ts'
import { wireContactRecords } from './wire-contact-records.ts'
import { wireSafetyCounts, wireTiesToEnded } from './wire-safety-counts.ts'
import { wireCensus } from './wire-census.ts'

const text = z.string().nullable()
const day = z.string().nullable()
const count = z.number().nullable()

const address = checkedOnce(
  z.object({ street: text, city: text, state: text, postal_code: text, country: text }),
)

const identifier = z.object({
  is_type: z.enum(IDENTIFIER_TYPES),
  value: z.string(),
  region: text,
  is_former: z.boolean().optional(),
})

/** The fields that identify a carrier. */
export const wireSuggestion = z.object({
  id: z.number(),
  legal_name: z.string(),
  dba_name: text,
  identifiers: checkedOnce(z.array(identifier)),
  physical_address: address,
})

/** Why a line has policies, but no amount; null: it has one, or nothing was ever on record. */
const gap = z.enum(['excess_only', 'not_begun', 'ended_undated', 'none_on_file', 'no_amount']).nullable()

/** How cover in force changes: how much it is from a day on (null: none, or its amount is not on record), and what ends it. */
const later = z
  .array(
    z.object({ on: z.string(), amount: count, end: z.enum([...FILING_END_KINDS, 'unconfirmed']).nullable() }),
  )
  .nullable()

/** Cover that would count, were it confirmed: why it is not, the day of the reason, how much it would be, and its source. */
const unconfirmed = z
  .object({ reason: z.enum(UNCONFIRMED), on: day, amount: count, source: text, as_of: day })
  .nullable()

/**
 * The state, the grant and the end of authority to carry, and a notice of an end that its history has not reached, each with
 * its file and day.
 */
const authority = z.object({
  common: text,
  contract: text,
  broker: text,
  granted_on: day,
  as_of: day,
  source: text.optional(),
  granted_as_of: day.optional(),
  granted_source: text.optional(),
  /** Active authority for other than freight in general, where there is none for that, in the register's words. */
  other_kind: z.enum(AUTHORITY_KINDS).nullable().optional(),
  other_terms: text.optional(),
  in_revocation_on: day.optional(),
  given_docket: text.optional(),
  given_to_dot: text.optional(),
  ended_on: day.optional(),
  end_kind: z.enum(END_KINDS).nullable().optional(),
  ended_as_of: day.optional(),
  ended_source: text.optional(),
  notice_on: day.optional(),
  notice_kind: z.enum(END_KINDS).nullable().optional(),
  notice_as_of: day.optional(),
  notice_source: text.optional(),
  /** The day to which the history was read that would tell the end. */
  notice_read_to: day.optional(),
  /** The day on which QCMobile reported active authority that no file has: of which kind is not on record. */
  reported_active_on: day.optional(),
})

/** The lines of cover of a carrier. */
export const wireInsurance = z.object({
  bipd_amount: count,
  bipd_until: day,
  bipd_gap: gap,
  bipd_later: later,
  bipd_unconfirmed: unconfirmed,
  bipd_is_at_least: z.boolean().nullable(),
  bipd_source: text,
  bipd_as_of: day,
  cargo_amount: count,
  cargo_until: day,
  cargo_gap: gap,
  cargo_later: later,
  cargo_unconfirmed: unconfirmed,
  cargo_is_at_least: z.boolean().nullable(),
  cargo_source: text,
  cargo_as_of: day,
  general_liability_amount: count,
  general_liability_until: day,
  general_liability_gap: gap,
  general_liability_later: later,
  general_liability_unconfirmed: unconfirmed,
  general_liability_is_at_least: z.boolean().nullable(),
  general_liability_source: text,
  general_liability_as_of: day,
  as_of: day,
  /** The surety bond or trust fund of a broker, which covers no load. Null: no insurance is on record. */
  broker_bond: z
    .object({
      amount: count,
      until: day,
      gap,
      later,
      unconfirmed,
      is_at_least: z.boolean().nullable(),
      source: text,
      as_of: day,
    })
    .nullable(),
})

/** A carrier's safety summary. */
export const wireSafety = z.object({
  rating: text,
  rating_date: day,
  out_of_service: z.boolean().nullable(),
  inspections_24_months: count,
  vehicle_oos_rate: count,
  driver_oos_rate: count,
  last_inspection_date: day,
  as_of: day,
  inspections_as_of: day,
  orders_as_of: day.optional(),
  orders_source: text.optional(),
  /** The files of the rating and of the last inspection, with the day of the latter where it is another. */
  source: text.optional(),
  inspections_source: text.optional(),
  last_inspection_as_of: day.optional(),
  counts: wireSafetyCounts.nullable().optional(),
  ties: wireTiesToEnded.nullable().optional(),
})

/** A rule override of a company. */
export const wireOverride = z.object({
  id: z.number(),
  is_active: z.boolean(),
  expiration_date: z.string(),
  carrier_id: z.number(),
  classification_id: z.number().nullable(),
  is_type: z.string(),
  file: z.object({ name: z.string(), url: z.string() }).nullable(),
  user_id: z.number(),
  user_name: text,
  company_id: z.number(),
  created_at: z.string(),
  /** The version of the company's policy under which it was made. Null: there was none. */
  policy_version: z.number().nullable(),
  /** Null: no one ended it, or it was before the monitor kept who did. */
  ended: z.object({ at: z.string(), user_id: z.number(), user_name: text }).nullable(),
})
export type WireOverride = z.input<typeof wireOverride>

/** The newest override of a rule and classification, with the number of older ones, beyond section 7. */
const wireNewestOverride = wireOverride.extend({ earlier_count: z.number() })
export type WireNewestOverride = z.input<typeof wireNewestOverride>

/** The findings and overrides of the rules that a user may see; null: no rule is hidden from them. */
export const wireRulesAssessment = checkedOnce(
  z.object({
    company_id: z.number(),
    summary: checkedOnce(z.record(z.string(), wireFinding)),
    /** What rules find that only notify. Left out: the company has none. */
    notices: z.record(z.string(), wireFinding).optional(),
    carrier_rule_overrides: z.array(wireNewestOverride),
    hidden_rules: z.object({ count: z.number(), worst: z.enum(OUTCOMES) }).nullable(),
    /** The version of the company's policy whose rules these are. Null: its first rules. */
    policy_version: z.number().nullable(),
  }),
)

/** The company's connection to a carrier. Beyond section 7: what says whether it is on hold, and who blocked it. */
const wireShortConnection = z.object({
  id: z.number(),
  status: z.string(),
  is_dismissed: z.boolean(),
  latest_onboarding_packet: z.object({ status: z.string() }).nullable(),
  hold: wireHold.nullable(),
  block: wireBlock.nullable(),
})

/** The newest check of the company's own, beyond section 7. Null: none. */
export const wireOwnVerification = z
  .object({ is_verified: z.boolean(), checked_on: z.string(), expires_on: day, is_withdrawn: z.boolean() })
  .nullable()

const verification = z.object({
  is_verified: z.boolean().nullable(),
  verified_on: day,
  own: wireOwnVerification.optional(),
})

/** A row of a list of carriers. Beyond section 7: `phone` and `email`, `checks` for rules, and `cautions`. */
export const wireCarrier = checkedOnce(
  z.object({
    ...wireSuggestion.shape,
    phone: text,
    email: text,
    census: checkedOnce(wireCensus),
    authority: checkedOnce(authority),
    insurance: checkedOnce(wireInsurance),
    safety: checkedOnce(wireSafety).nullable(),
    /** Null: the plan has no rules. */
    checks: checkedOnce(
      z.object({ physical_location: verification, manual_identifier: verification }),
    ).nullable(),
    rules_assessment: wireRulesAssessment.nullable(),
    subscription: z.object({ id: z.number(), created_at: z.string() }).nullable(),
    connection: wireShortConnection.nullable(),
    /** Beyond section 7: the invitation that was sent last. Null: none was, or the plan has no connections. */
    invitation: wireSentInvitation.nullable(),
    identity_alerts_count: z.number(),
    cautions: wireCautions,
    contact_records: wireContactRecords.nullable(),
    /** Beyond section 7: the files that decide rules and do not tell all of the carrier. */
    unread_files: z.array(wireUnread).optional(),
  }),
)
export type WireCarrier = z.input<typeof wireCarrier>

/** A carrier as its profile shows it. */
export const wireCarrierDetail = z.object({
  ...wireCarrier.shape,
  mailing_address: address.nullable(),
  contacts: z.array(z.object({ name: text, title: text, phone: text, email: text, source: z.string() })),
  equipment: z.array(z.object({ kind: z.string(), count: z.number() })),
  operation_classifications: z.array(z.string()),
  cargo_carried: z.array(z.string()),
  rates: z.object({ viewed: count, delivered: count, mails: count }).nullable(),
  is_full_profile: z.boolean(),
  /** Beyond section 7: whether `POST carriers/:id/update` may bring something newer. */
  is_updatable: z.boolean().optional(),
})
export type WireCarrierDetail = z.input<typeof wireCarrierDetail>
