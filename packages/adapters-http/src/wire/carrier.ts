import {
  AUTHORITY_ENDS,
  AUTHORITY_PURPOSES,
  type Authority,
  type CarrierChecks,
  type CarrierDetail,
  type CarrierSummary,
  type CautionFacts,
  type Census,
  CONTACT_TIES,
  type ContactRecord,
  FEDERAL_TIE_KINDS,
  type IdentityTie,
  INSIGHT_KINDS,
  type OwnVerification,
  REGISTER_PARTS,
  type RegisterChanges,
  type SafetySummary,
  TIE_REASONS,
  type Verification,
} from '@fairhaul/core'
import { connection, invitation, isConnectedAsKnown } from './carrier-connection.ts'
import { suggestionFields } from './carrier-suggestion.ts'
import { coverage, isOfKnownCoverage } from './coverage.ts'
import { insurance } from './insurance-in-force.ts'
import { knownValues, list, listOfKnown } from './list.ts'
import { place } from './place.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { safetyCounts, tiesToEnded } from './safety-counts.ts'
import { rulesAssessment, unreadFile } from './rules-assessment.ts'
import {
  calendarDate,
  count,
  id,
  names,
  instant,
  nullable,
  oneOf,
  optional,
  share,
  text,
  yesNo,
} from './values.ts'

const day = nullable(calendarDate)
const word = nullable(text)
const number = nullable(count)

/** Without parts that this portal does not know. */
export const registerChanges: Reader<RegisterChanges> = record({
  since: calendarDate,
  officers_since: optional(calendarDate),
  all: listOfKnown(
    names('is_type', REGISTER_PARTS),
    record({ is_type: ['part', oneOf(REGISTER_PARTS)], on: calendarDate }),
  ),
})

const census: Reader<Census> = record({
  status_code: ['status', word],
  carrier_operation: ['operation', word],
  is_private: optional(yesNo),
  power_units: number,
  drivers: number,
  mileage: number,
  mileage_year: number,
  mcs150_date: ['updatedOn', day],
  add_date: ['addedOn', day],
  hazmat: nullable(yesNo),
  is_prior_revoked: optional(yesNo),
  prior_revoked_dot: optional(text),
  as_of: day,
  source: optional(text),
  status_source: optional(text),
  status_as_of: optional(calendarDate),
  changes: optional(registerChanges),
})

const authority: Reader<Authority> = record({
  common: word,
  contract: word,
  broker: word,
  granted_on: ['since', day],
  as_of: day,
  source: optional(text),
  granted_as_of: ['historyAsOf', optional(calendarDate)],
  granted_source: ['historySource', optional(text)],
  ended_on: ['endsOn', optional(calendarDate)],
  end_kind: optional(oneOf(AUTHORITY_ENDS)),
  ended_as_of: ['endAsOf', optional(calendarDate)],
  ended_source: ['endSource', optional(text)],
  reported_active_on: optional(calendarDate),
  other_kind: ['purpose', optional(oneOf(AUTHORITY_PURPOSES))],
  other_terms: ['purposeTerms', optional(text)],
  in_revocation_on: optional(calendarDate),
  given_docket: optional(text),
  given_to_dot: optional(text),
  notice_on: optional(calendarDate),
  notice_kind: optional(oneOf(AUTHORITY_ENDS)),
  notice_as_of: optional(calendarDate),
  notice_source: optional(text),
  notice_read_to: optional(calendarDate),
})

export const safety: Reader<SafetySummary> = record({
  rating: word,
  rating_date: ['ratedOn', day],
  out_of_service: nullable(yesNo),
  inspections_24_months: number,
  vehicle_oos_rate: ['vehicleOutOfServiceRate', nullable(share)],
  driver_oos_rate: ['driverOutOfServiceRate', nullable(share)],
  last_inspection_date: ['lastInspectedOn', day],
  as_of: day,
  inspections_as_of: optional(calendarDate),
  orders_as_of: optional(calendarDate),
  orders_source: optional(text),
  source: optional(text),
  inspections_source: optional(text),
  last_inspection_as_of: optional(calendarDate),
  counts: optional(safetyCounts),
  ties: optional(tiesToEnded),
})

/** A check of the company's own, as far as it decides a rule. Null: none. */
export const ownVerification: Reader<OwnVerification | null> = nullable(
  record({ is_verified: yesNo, checked_on: calendarDate, expires_on: day, is_withdrawn: yesNo }),
)

const verification: Reader<Verification> = record({
  is_verified: nullable(yesNo),
  verified_on: day,
  own: value => (value === undefined ? undefined : ownVerification(value)),
})

const checks: Reader<CarrierChecks> = record({
  physical_location: verification,
  manual_identifier: ['typedIdentifier', verification],
})

/** Without kinds of shared facts that this portal does not know. */
export const identityTie: Reader<IdentityTie> = record({
  carrier_id: ['id', nullable(id<'carrier'>)],
  legal_name: word,
  dot_number: word,
  is_type: ['reason', oneOf(TIE_REASONS)],
  on: day,
  is_prior: ['isPrior', yesNo],
  shared: listOfKnown(
    names('is_type', FEDERAL_TIE_KINDS),
    record({ is_type: ['kind', oneOf(FEDERAL_TIE_KINDS)], count, carriers_count: ['carriers', count] }),
  ),
})

/** Without lines of cover, reasons of ties and insights that this portal does not know. */
export const cautions: Reader<CautionFacts> = record({
  alert_days: list(calendarDate),
  do_not_use_count: number,
  identity_ties: optional(listOfKnown(names('is_type', TIE_REASONS), identityTie)),
  cancellations: nullable(
    listOfKnown(
      isOfKnownCoverage,
      record({
        coverage,
        cancelled_on: ['cancelsOn', calendarDate],
        amount: ['leftUsd', optional(count)],
      }),
    ),
  ),
  insights: nullable(knownValues(INSIGHT_KINDS)),
})

const contactDates = {
  since: day,
  stands_with: ['sharedWith', nullable(oneOf(CONTACT_TIES))],
} as const

const contactRecord: Reader<ContactRecord> = record({
  ...contactDates,
  former: list(record({ ...contactDates, value: text, until: calendarDate })),
})

/** A carrier's identity, and the company's relation to it. */
export const connectedFields = { ...suggestionFields, connection } as const

/** The fields of a row of a carrier list, for rows with further fields. */
export const carrierSummaryFields = {
  ...suggestionFields,
  census,
  authority,
  insurance,
  safety: nullable(safety),
  checks: optional(checks),
  rules_assessment: nullable(rulesAssessment),
  subscription: nullable(record({ id: id<'subscription'>, created_at: instant })),
  connection,
  invitation,
  identity_alerts_count: count,
  cautions: optional(cautions),
  contact_records: optional(record({ phone: contactRecord, email: contactRecord })),
  phone: optional(text),
  email: optional(text),
  unread_files: optional(list(unreadFile)),
} as const

const contact = record({
  name: nullable(text),
  title: nullable(text),
  phone: nullable(text),
  email: nullable(text),
  source: text,
})

/** A row of a carrier list. Source: section 3, "Carrier". */
export const carrierSummary: Reader<CarrierSummary> = record(carrierSummaryFields)

/**
 * Rows of a carrier list, without carriers whose connection status this portal does not know: shown
 * as not connected, a do-not-dispatch carrier could look available.
 */
export const carrierSummaries = listOfKnown(isConnectedAsKnown, carrierSummary)

/** The carrier as its profile shows it. Source: section 3, "Carrier detail". */
export const carrierDetail: Reader<CarrierDetail> = record({
  ...carrierSummaryFields,
  mailing_address: nullable(place),
  website: optional(text),
  contacts: list(contact),
  equipment: list(record({ kind: text, count })),
  operation_classifications: list(text),
  cargo_carried: list(text),
  rates: nullable(record({ viewed: nullable(count), delivered: nullable(count), mails: nullable(count) })),
  is_full_profile: yesNo,
  is_updatable: optional(yesNo),
})
