// Written by npm run api from the database: what it does not know of a column is in schema.ts.

import type { ColumnType, GeneratedAlways } from 'kysely'

export type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>

export type FileTitle =
  | 'ActPendInsur'
  | 'InsHist'
  | 'Insur'
  | 'L&I AuthHist'
  | 'L&I Carrier'
  | 'L&I Revocation'
  | 'Motus AuthHist'
  | 'Motus Carrier'
  | 'Motus InsHist'
  | 'Motus Insur'
  | 'Motus RevokeSuspend'
  | 'QCMobile'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

export type Json = JsonValue

export type JsonArray = JsonValue[]

export type JsonObject = {
  [x: string]: JsonValue | undefined
}

export type JsonPrimitive = boolean | number | string | null

export type JsonValue = JsonArray | JsonObject | JsonPrimitive

export type PowerUnitType = 'cargo_van' | 'hotshot' | 'straight_truck' | 'tractor'

export type Timestamp = ColumnType<Date, Date | string, Date | string>

export type VehicleSource = 'eld' | 'inspection' | 'insurance_certificate' | 'load'

export type VehicleType = 'power_unit' | 'trailer'

export interface ApiKeys {
  company_id: number
  created_at: Timestamp
  expires_at: Timestamp
  id: Generated<number>
  key_hash: string
  /** Null: never. Up to a minute old. */
  last_used_at: Timestamp | null
  name: string
  /** The part of the key that may be shown, by which it is found. */
  public_id: string
  /** Null: it was not revoked. */
  revoked_at: Timestamp | null
  scopes: string[]
  user_id: number
}

export interface Areas {
  /** The ZIP or FSA, the first three digits, the state's or country's letters, the market's code. */
  code: string
  country: string
  id: Generated<number>
  is_type: 'five_zip' | 'three_zip' | 'state' | 'country' | 'kma'
  kma_area_id: number | null
  latitude: number | null
  longitude: number | null
  name: string
  /** nameKey(name). */
  name_key: string
  state_area_id: number | null
  /** How many five_zip areas lie in it; 1 for one of those. The bigger place may be offered first. */
  zip_count: Generated<number>
}

export interface AssociationKeys {
  carrier_id: number | null
  key: string | null
  key_hash: number | null
  kind: string | null
  relation: string | null
}

export interface AuditEntries {
  after: string[] | null
  before: string[] | null
  company_id: number
  id: Generated<number>
  /** The API key of the call, with its name then. Null: it has a session. */
  key_id: number | null
  key_name: string | null
  kind: string
  occurred_at: Timestamp
  policy_version: number | null
  reason: string | null
  /** The id of the call. Null: an older entry. */
  request_id: string | null
  /** How many rows an export has. */
  row_count: number | null
  /** browser: a session of a browser. */
  source: string
  subject_id: number | null
  subject_label: string | null
  /** What it was done to, if that is not a carrier alone. */
  subject_type: string | null
  /** No foreign key: an entry outlives the user. */
  user_id: number
  /** The name as it was then. */
  user_name: string | null
}

export interface AuditEntryCarriers {
  /** No foreign key: an entry outlives the carrier. */
  carrier_id: number
  /** The name as it was then. */
  carrier_name: string | null
  entry_id: number
}

export interface AuditEntryReasons {
  entry_id: number
  reason: string
}

export interface AuthorityGaps {
  carrier_id: number
  from_on: string
  id: Generated<number>
  to_on: string
}

export interface AuthorityHistory {
  acted_on: string
  /** As the register writes it: GRANTED, REINSTATED, INVOLUNTARY REVOCATION, ... */
  action: string
  as_of: string | null
  /** other: of a forwarder, or of an unknown kind. */
  authority: 'common' | 'contract' | 'broker' | 'other'
  carrier_id: number
  /** With its prefix: MC123456. */
  docket: string | null
  federal_digest: number | null
  federal_key: number | null
  /** REVOKED, DISCONTINUED REVOCATION, ...; null while it has not ended. */
  final_action: string | null
  final_decided_on: string | null
  final_on: string | null
  id: Generated<number>
  /** Why, in the register's words, without e-mail addresses. */
  reason: string | null
  source_file: FileTitle | null
  sub_number: string | null
}

export interface CarrierAreaTouches {
  area_id: number
  carrier_id: number
  /** Of touches_count, what an ELD reported. */
  eld_count: number
  eld_last_on: string | null
  /** Whether the sightings name this very area, and not one below it. */
  is_leaf: boolean
  last_on: string
  other_last_on: string | null
  /** From all sources together. */
  touches_count: number
}

export interface CarrierAuthorities {
  as_of: string | null
  broker: string | null
  carrier_id: number
  /** A active, I inactive, N none; so are contract and broker. */
  common: string | null
  contract: string | null
  end_kind: 'revoked' | 'suspended' | 'withdrawn' | 'transferred' | 'inactive' | null
  /** The day of the file that has the end. */
  ended_as_of: string | null
  /** The first day without authority to carry; null: it lasts, or nothing is on record. */
  ended_on: string | null
  ended_source_file: FileTitle | null
  /** A docket that went to another carrier, where no other is active. */
  given_docket: string | null
  /** The DOT number of that carrier. */
  given_to_dot: string | null
  /** The day of the history that the grant follows from; without a grant, of the newest that was read. */
  granted_as_of: string | null
  /** Start of the unbroken grant. */
  granted_on: string | null
  /** The file of that history. */
  granted_source_file: FileTitle | null
  /** The day on which the frozen file has the authority in revocation; null: it has not. */
  in_revocation_on: string | null
  notice_as_of: string | null
  /** The file of its history. */
  notice_history: FileTitle | null
  notice_kind: 'revoked' | 'suspended' | 'withdrawn' | 'transferred' | 'inactive' | null
  /** The day of a notice of an end that the history has not reached. */
  notice_on: string | null
  /** The day to which that history was read. Null: it was not. */
  notice_read_to: string | null
  /** The file that has the notice. */
  notice_source_file: FileTitle | null
  /** What an active authority is for, where none to carry freight in general is active. */
  other_kind: 'common' | 'household' | 'passenger' | 'border' | 'enterprise' | 'other' | null
  /** The register's words for other_kind. */
  other_terms: string | null
  /** The file that the state was read from; null: another source. */
  source_file: FileTitle | null
}

export interface CarrierBasicMeasures {
  carrier_id: number
  measured_on: string
  measures: Json
}

export interface CarrierCensus {
  add_date: string | null
  as_of: string | null
  cargo_carried: Generated<string>
  carrier_id: number
  carrier_operation: string | null
  /** Of the last row of the census, to notice one that changes nothing. */
  company_digest: number | null
  drivers: number | null
  hazmat: boolean | null
  /** The agency's own word that it was another carrier, whose registration was revoked. */
  is_prior_revoked: boolean | null
  /** Null: it is in no listing, and has its own day. */
  listing_id: number | null
  mcs150_date: string | null
  mileage: number | null
  mileage_year: number | null
  operation_classifications: Generated<string>
  power_units: number | null
  /** The DOT number of that carrier. */
  prior_revoked_dot: string | null
  /** The day of the SMS census. */
  sms_as_of: string | null
  sms_digest: number | null
  status_code: string | null
}

export interface CarrierChanges {
  carrier_id: number
  company_id: number
  /** The day of the change, never in the future. */
  happened_on: string
  id: Generated<number>
  /** Decided by safety data, which some users may not see. A verdict is not, as it is never milder than the whole. */
  is_safety: boolean
  kind: 'verdict' | 'authority' | 'insurance' | 'alert'
  noticed_at: Timestamp
  now: Json | null
  on_day: string | null
  severity: GeneratedAlways<number>
  subject: string
  subscription_id: number
  tone: 'fail' | 'incomplete' | 'override' | 'pass'
  was: Json | null
}

export interface CarrierClassifications {
  carrier_id: number
  classification_id: number
  company_id: number
  created_at: Generated<Timestamp>
}

export interface CarrierContactChecks {
  carrier_id: number
  verified_on: string
}

export interface CarrierContacts {
  carrier_id: number
  email: string | null
  id: Generated<number>
  name: string | null
  phone: string | null
  /** Where this was found, in words. Null: the federal register names it as an officer. */
  source: string | null
  title: string | null
}

export interface CarrierDockets {
  as_of: string | null
  /** Whole US dollars; 0: none is filed. */
  bipd_on_file: number | null
  /** Whole US dollars. */
  bipd_required: number | null
  broker: string | null
  carrier_id: number
  /** A active, I inactive, N none; so are contract and broker. */
  common: string | null
  contract: string | null
  /** With its prefix: MC123456. */
  docket: string
  federal_digest: number | null
  is_cargo_on_file: boolean | null
  /** Whether its authority to carry is being revoked. */
  is_in_revocation: boolean | null
  /** What its common and contract authority are for; null: no file tells. */
  kind: 'common' | 'household' | 'passenger' | 'border' | 'enterprise' | 'other' | null
  /** The day of the newest file in which all policies of the docket are blank. */
  policies_removed_as_of: string | null
}

export interface CarrierEldConnections {
  carrier_id: number
  connected_on: string | null
  /** Whether the provider accepts the carrier's credentials. Null: not tried yet. */
  has_valid_credentials: boolean | null
  /** The maker of the devices, in its own spelling. */
  provider: string | null
}

export interface CarrierEquipment {
  carrier_id: number
  count: number
  kind: string
}

export interface CarrierFacts {
  carrier_id: number
  is_verified: boolean
  kind: 'verified_physical_location_activity' | 'verified_manually_entered_identifier'
  verified_on: string | null
}

export interface CarrierFactsSeen {
  carrier_id: number
  /** Null: a fact of the record, which every company sees. */
  company_id: number | null
  id: Generated<number>
  kind: string
  now: string | null
  seen_at: Generated<Timestamp>
  source: string
  subject: string
  was: string | null
}

export interface CarrierIdentifiers {
  carrier_id: number
  given_as_of: string | null
  given_source_file: FileTitle | null
  /** The DOT number of the carrier that the register has given this docket to. */
  given_to_dot: string | null
  id: Generated<number>
  /** A docket of which no authority is active any more, or that went to another carrier. */
  is_former: Generated<boolean>
  is_type: 'MC' | 'DOT' | 'MX' | 'FF' | 'SCAC' | 'CVOR' | 'NIR_QC' | 'NSC' | 'RFC'
  /** The province of an NSC number, two letters. Null for every other type, and when it is not on record. */
  region: string | null
  /** As the register writes it, without its type: R-123456-7. DOT, MC, MX and FF without leading zeros. Null: as its key. */
  value: string | null
  /** identifierKey(value): capitals without dashes and blanks. */
  value_key: string
}

export interface CarrierInsurances {
  agent_email: string | null
  /** The agent who sold it, and answers questions about it. */
  agent_name: string | null
  agent_phone: string | null
  /** Whole US dollars. Null: not stated. */
  amount: number | null
  as_of: string | null
  /** The first day without cover. A future day is a notice, not a lapse. */
  cancelled_on: string | null
  carrier_id: number
  /** Under which it is filed; of several the one that was listed last. */
  docket: string | null
  effective_on: string | null
  /** How it ended, or will. */
  end_kind: string | null
  ended_as_of: string | null
  /** The file that has its end, of the day ended_as_of. */
  ended_source_file: FileTitle | null
  expires_on: string | null
  federal_key: number | null
  /** 91X, 82, 34 and so on. */
  form_code: string | null
  /** It ended on a day that is not on record. */
  has_ended: Generated<boolean>
  history_as_of: string | null
  /** Of the last record in the file of ended policies, of the day history_as_of. */
  history_cancelled_on: string | null
  history_file: FileTitle | null
  history_kind: string | null
  id: Generated<number>
  /** Its name, where no federal file names it: see INSURER. */
  insurer: string | null
  /** The company that the files name. */
  insurer_id: number | null
  /** Reported, but not yet confirmed by the insurer: does not count. */
  is_pending: Generated<boolean>
  /** Excess cover pays after a primary policy and never replaces one. */
  is_primary: Generated<boolean>
  kind:
    | 'bipd'
    | 'cargo'
    | 'general_liability'
    | 'workers_compensation'
    | 'umbrella'
    | 'trailer_interchange'
    | 'non_owned_trailer'
    | 'physical_damage'
    | 'broker_bond'
  listed_as_of: string | null
  /** Of the last record in a file of policies in force, of the day listed_as_of. */
  listed_cancelled_on: string | null
  /** The day on which the register that began on May 14, 2026 last listed it. */
  motus_as_of: string | null
  /** The other dockets, with the day of their last list. */
  other_dockets: string | null
  policy_number: string | null
  /** The vehicles it is limited to. Null: it names none. */
  scheduled_vins: string[] | null
  /** A filing with the agency, or a certificate of an agent. */
  source: Generated<'filing' | 'certificate'>
  source_file: FileTitle | null
  /** The day of the transaction that states the amount. */
  transacted_on: string | null
  /** Why it is not confirmed. */
  unconfirmed: string | null
  /** The day that unconfirmed is about. */
  unconfirmed_on: string | null
  /** The limit above which excess cover pays, in whole US dollars. */
  underlying_amount: number | null
  /** The day of the whole list that no longer had it. */
  unlisted_on: string | null
}

export interface CarrierLookupFacts {
  /** It said that authority is active, of a carrier that has no active authority to carry freight by the files. */
  active_as_of: string | null
  carrier_id: number
  /** Whether it had authority by the files, which that by the service takes the place of. */
  carries_by_files: Generated<boolean>
  /** It said that the carrier is not allowed to operate, and has not said otherwise since. */
  not_allowed_as_of: string | null
  /** A interstate, B intrastate hazmat, C intrastate non-hazmat. */
  operation: string | null
  operation_as_of: string | null
  /** Of an order out of service that it reported. */
  order_as_of: string | null
  /** The first later answer without the order. */
  order_missing_as_of: string | null
  /** The day of that order, where it can be read. */
  ordered_on: string | null
  rating: string | null
  rating_as_of: string | null
  rating_date: string | null
  status_as_of: string | null
  /** A active, I inactive. */
  status_code: string | null
}

export interface CarrierLookups {
  asked_at: Timestamp
  carrier_id: number
  /** asked: it is under way, or its process ended; found; else why nothing was. */
  outcome: string
}

export interface CarrierPaidLoads {
  carrier_id: number
  id: Generated<number>
  paid_on: string
  /** The provider's id of the broker who gave the load; not one of our companies. */
  payer: string
  provider: string
}

export interface CarrierPeople {
  created_at: Generated<Timestamp>
  email: string | null
  /** The fields that this person hides from brokers. */
  hides: Generated<string[]>
  id: Generated<number>
  name: string | null
  phone_e164: string | null
}

export interface CarrierProcessAgents {
  agent_id: number
  as_of: string
  carrier_id: number
  docket: string | null
  federal_digest: number
  federal_key: number
  id: Generated<number>
  source_file: string
}

export interface CarrierRoles {
  carrier_id: number
  created_at: Generated<Timestamp>
  /** Their roles at the carrier, by the register's names: an open set. */
  is_types: Generated<string[]>
  list: 'carrier_users' | 'active_dispatchers' | 'inactive_dispatchers' | 'pending_dispatchers'
  person_id: number
}

export interface Carriers {
  created_at: Generated<Timestamp>
  dba_name: string | null
  dba_name_key: string | null
  email: string | null
  /** The day of the federal file that last changed something here. Null: none did. */
  federal_as_of: string | null
  id: Generated<number>
  is_census_verified: Generated<boolean>
  is_findable: GeneratedAlways<boolean>
  is_identifier_verified: Generated<boolean>
  legal_name: string | null
  /** nameKey(legal_name); every write of a name writes its key. */
  legal_name_key: string | null
  mailing_city: string | null
  mailing_country: string | null
  mailing_postal_code: string | null
  mailing_state: string | null
  /** Empty in an address that is the physical one: read by mailingOf. */
  mailing_street: string | null
  /** Null where the address is not known. */
  neighbour_key: GeneratedAlways<number | null>
  /** The day from which on changes of its officers are known. Null: the day it was added. */
  officers_since: string | null
  phone: string | null
  physical_city: string | null
  physical_country: string | null
  physical_postal_code: string | null
  /** Codes collide between countries, so read the country too. */
  physical_state: string | null
  physical_street: string | null
  source: 'world' | 'federal'
}

export interface CarrierSafety {
  /** The day that rating and orders are of. */
  as_of: string | null
  carrier_id: number
  driver_inspections: number | null
  driver_oos_inspections: number | null
  /** The newest inspection since June 25, 2025 that put a driver out of service for English proficiency. Null: none. */
  english_oos_on: string | null
  /** The newest inspection since June 25, 2025 that may have put a driver out of service for English proficiency. Null: none. */
  english_unread_on: string | null
  inspections_24_months: number | null
  /** The day that the counts of inspections are of; null: the same day. */
  inspections_as_of: string | null
  inspections_listing_id: number | null
  last_inspection_as_of: string | null
  last_inspection_date: string | null
  /** Null: it is in no listing, and has its own day. */
  listing_id: number | null
  /** Whether an order was in force on its day, or is until a day; null: not on record. */
  out_of_service: boolean | null
  /** The day of the order that lasts longest. */
  out_of_service_on: string | null
  out_of_service_until: string | null
  /** S, C, U; null is unrated. */
  rating: string | null
  rating_date: string | null
  vehicle_inspections: number | null
  vehicle_oos_inspections: number | null
}

export interface CarrierSafetyToCount {
  carrier_id: number
}

export interface CarrierSignIns {
  carrier_id: number
  last_at: Timestamp
  person_id: number
  /** As text; of an IPv6 address its first 64 bits, which are one line's. */
  remote_address: string
}

export interface CarrierTieKeys {
  carrier_id: number
  key_hash: number
  kind: 'phone' | 'email' | 'address' | 'contact' | 'vehicle_vin' | 'dot'
}

export interface CarrierTies {
  carrier_id: number
  /** The agency's own word that it was that carrier. */
  is_prior: boolean
  /** The number that the agency names. Null: it names none. */
  prior_dot: string | null
  /** What both have: how many of a kind that so many carriers have. */
  shared: Json
  /** Null: the agency names a number that no carrier on record has. */
  tied_id: number | null
}

export interface CarrierVehicleAreas {
  area_id: number
  /** That of the carrier vehicle, so that a lane search joins nothing. */
  carrier_id: number
  carrier_vehicle_id: number
  id: Generated<number>
  latitude: number | null
  longitude: number | null
  /** Null when only the day is known. */
  seen_at: Timestamp | null
  seen_on: string
  source: 'inspection' | 'eld' | 'load'
}

export interface CarrierVehicles {
  carrier_id: number
  /** The last day that this source saw the two together. */
  date: string
  id: Generated<number>
  is_type: VehicleType
  power_unit_type: PowerUnitType | null
  /** The maker of the logging device, for the source eld. */
  provider: string | null
  source: VehicleSource
  trailer_type: string | null
  /** The carrier's own number of the unit. */
  unit_number: string | null
  /** Null while the vehicle itself is not on record. */
  vehicle_id: number | null
  /** As this source wrote it. Null: as the vehicle has it: see vehicles/vin-of.ts. */
  vin: string | null
}

export interface Classifications {
  /** Null: shared by all companies. */
  company_id: number | null
  /** Null: freight of every kind. */
  explicit_classification_id: number | null
  id: Generated<number>
  is_active: Generated<boolean>
  /** True: the broker assigns carriers to it; false: the rules do. */
  is_by_broker_election: Generated<boolean>
}

export interface CommodityTypes {
  id: Generated<number>
  name: string
}

export interface Companies {
  brand: Generated<'main' | 'watchdog'>
  can_api: Generated<boolean>
  can_api_with_insights: Generated<boolean>
  can_connect: Generated<boolean>
  can_export: Generated<boolean>
  can_export_with_insights: Generated<boolean>
  can_lane_search: Generated<boolean>
  can_rate_confirmation: Generated<boolean>
  can_rule: Generated<boolean>
  can_view_insights: Generated<boolean>
  can_view_insurance_certificates: Generated<boolean>
  /** The company's own carrier record. Null: it is not a carrier. */
  carrier_id: number | null
  carrier_searches_count: Generated<number>
  /** Carrier searches that the plan allows. Null: no limit. */
  carrier_searches_limit: number | null
  company_type: Generated<string>
  /** How many days a contact is new. Null: it has set none. */
  contact_window_days: number | null
  created_at: Generated<Timestamp>
  hide_vehicle_search: Generated<boolean>
  id: Generated<number>
  legal_name: string
  /** Its users see only the rate confirmations that they sent. */
  own_rate_confirmations_only: Generated<boolean>
  plan_id: string | null
  /** active, subscription_or_trial_expired, or another status, stored as received. */
  status: string | null
  /** The name of its time zone, as in America/Chicago. Null: UTC. Only digests are sent by it. */
  time_zone: string | null
  /** Null: it does not end by itself. */
  trial_ends_at: Timestamp | null
}

export interface CompanyChangeOrderChanges {
  after: string | null
  /** Null: not on record. */
  before: string | null
  company_change_order_id: number
  field: 'legal_name' | 'doing_business_name' | 'email' | 'phone' | 'dot_number' | 'mc_number' | 'address'
  id: Generated<number>
}

export interface CompanyChangeOrders {
  company_id: number
  decided_at: Timestamp | null
  decided_by: string | null
  decided_by_user_id: number | null
  id: Generated<number>
  /** Why it was decided so. Null: not decided, or no reason was given. */
  reason: string | null
  requested_at: Timestamp
  /** By name. Null: not on record. */
  requested_by: string | null
  state: Generated<'pending' | 'approved' | 'rejected'>
}

export interface CompanyDetails {
  address: string | null
  company_id: number
  doing_business_name: string | null
  dot_number: string | null
  email: string | null
  mc_number: string | null
  phone: string | null
}

export interface CompanyEvents {
  /** Null: it concerns sessions, and no company. */
  company_id: number | null
  created_at: Generated<Timestamp>
  id: Generated<number>
  kind: string
  /** Null together with the company. */
  subject: string | null
  /** Null: many of them. */
  subject_id: number | null
  /** The transaction that wrote it. */
  xid: Generated<string>
}

export interface ConfirmationVisits {
  browser_token_hash: string
  code_hash: string
  created_at: Timestamp
  /** Null: the code was not entered. */
  entered_at: Timestamp | null
  /** Until then the code can be entered. */
  expires_at: Timestamp
  id: Generated<number>
  /** Until then the browser shows it. Null with entered_at. */
  open_until: Timestamp | null
  rate_confirmation_id: number
  tries: Generated<number>
}

export interface ConnectionInvitations {
  carrier_id: number
  claimed_at: Timestamp | null
  /** Each once, in rising order. */
  classification_ids: Generated<number[]>
  created_at: Generated<Timestamp>
  delivered_at: Timestamp | null
  delivery: Generated<'pending' | 'delivered' | 'failed'>
  /** Exactly one of email and user_id_for_email: an address, or a person who acts for the carrier. */
  email: string | null
  id: Generated<number>
  invited_by: number | null
  issuer_id: number
  /** When a round is due to send its mail. Null: nothing to send. */
  mail_due_at: Timestamp | null
  /** How many rounds have tried. */
  mail_tries: Generated<number>
  /** How often it was sent: the delivery state is of the newest mail. */
  sends: Generated<number>
  updated_at: Generated<Timestamp>
  user_id_for_email: number | null
}

export interface Connections {
  carrier_id: number
  created_at: Generated<Timestamp>
  /** Null: no one here has put it on hold. */
  held_at: Timestamp | null
  held_by_id: number | null
  hold_notes: string | null
  /** That of the newest packet before the hold. */
  hold_status_before: 'sent' | 'started' | 'submitted' | 'complete' | null
  id: Generated<number>
  is_dismissed: Generated<boolean>
  issuer_id: number
  /** Maintained by the database, from the newest packet. Null: there is none. */
  latest_packet_status: string | null
  latest_packet_updated_at: Timestamp | null
  notes: string | null
  /** The carrier's own company. Null: the carrier has not answered. */
  receiver_company_id: number | null
  signed_contract_id: number | null
  status: Generated<'needs_to_onboard' | 'onboarded' | 'do_not_dispatch'>
  /** Null: it is in no tab. */
  tab: GeneratedAlways<string | null>
  updated_at: Generated<Timestamp>
}

export interface ContactChanges {
  carrier_id: number
  changed_on: string
  id: Generated<number>
  is_type: 'phone' | 'email' | 'address' | 'officer' | 'officers_cleared'
  /** As the register wrote it; an address in one line. */
  was: string
}

export interface Contracts {
  company_id: number
  created_at: Generated<Timestamp>
  id: Generated<number>
  is_current: Generated<boolean>
  name: string
  /** Null: it was written in the portal. */
  uploaded_file_id: number | null
}

export interface Crashes {
  as_of: string | null
  carrier_id: number
  city: string | null
  country: string | null
  fatalities: Generated<number>
  federal_digest: number | null
  federal_key: number | null
  id: Generated<number>
  injuries: Generated<number>
  is_hazmat_released: Generated<boolean>
  /** Null: not reviewed. */
  is_not_preventable: boolean | null
  is_tow_away: Generated<boolean>
  /** Null: it is in no listing, and has its own day. */
  listing_id: number | null
  occurred_on: string
  report_number: string
  /** Which of the vehicles of one report. */
  report_sequence: Generated<number>
  state: string | null
}

export interface DecisionActs {
  decision_record_id: number
  id: Generated<number>
  made_at: string
  note: string | null
  user_id: number
  user_name: string | null
}

export interface DecisionContents {
  content: string
  digest: string
}

export interface DecisionRecords {
  /** The act that kept it. Null: it was requested. */
  act: string | null
  /** The company's day of that act. */
  act_day: string | null
  /** No foreign key: a record outlives the carrier, and the user. */
  carrier_id: number
  company_id: number
  /** The content that both parts share with other records. Null: the parts are whole. */
  content_digest: string | null
  /** Of the two digests. */
  digest: string
  gate_answer: 'no' | 'look' | 'yes' | null
  /** This part and safety are canonical JSON; the digests are of these very texts. */
  general: string
  general_digest: string
  id: Generated<number>
  load_id: number | null
  /** ISO 8601 as in general: a text, so that nothing moves or rounds it. */
  made_at: string
  message: string | null
  policy_version: number | null
  safety: string
  safety_digest: string
  signature: string | null
  signed_with: string | null
  stage: 'tender' | 'pickup' | null
  user_id: number
  user_name: string | null
  verdict: string | null
}

export interface DeferredIndexes {
  definition: string
  name: string
}

export interface DigestPreferences {
  frequency: 'off' | 'daily' | 'weekly'
  kinds: string[]
  /** Since when they get digests: nothing that was noticed before is in one. */
  since: Timestamp
  user_id: number
}

export interface Digests {
  company_id: number
  delivered_at: Timestamp | null
  failed_at: Timestamp | null
  id: Generated<number>
  /** The newest change of a contact that was known. */
  last_contact_change_id: number
  /** What turned. Empty: nothing, and no mail is sent. */
  lines: Json
  made_at: Timestamp
  /** When a round sends its mail. Null: it is not to be sent, or was. */
  mail_due_at: Timestamp | null
  mail_tries: Generated<number>
  /** When the period ended: 06:00 of the company's day. */
  period_at: Timestamp
  user_id: number
}

export interface EditRequests {
  carrier_id: number
  company_id: number
  created_at: Timestamp
  id: Generated<number>
  message: string
  user_id: number | null
}

export interface ExplicitClassifications {
  id: Generated<number>
  name: string
}

export interface FactChanges {
  /** Null: any carrier. */
  carrier_id: number | null
  moves_ties: Generated<boolean>
  /** The transaction that changed them. */
  xid: Generated<string>
}

export interface FeatureFlags {
  is_on: boolean
  name: string
  user_id: number
}

export interface FederalFiles {
  /** The day up to which its facts are known: that of the file, or of a difference that followed it. */
  as_of: string
  /** When the reading of the whole file began. */
  begun_at: Generated<Timestamp>
  /** Its name on the command line: motus-carrier. */
  kind: string
}

export interface FederalLines {
  as_of: string
  content_digest: string | null
  key: Bytes
  kind: string
  layout: string
  listing_id: number | null
  owners: Bytes
  part: number
  prints: Bytes
  reading: number
}

export interface FederalListings {
  /** The day of the last file. */
  as_of: string
  id: Generated<number>
  kind: string
}

export interface FederalRemovals {
  carrier_id: number
  docket: string
  removed_on: string
  table_name: string
}

export interface IdempotencyKeys {
  /** Null: the response has no body, or is not there yet. */
  body: Json | null
  created_at: Timestamp
  /** A digest of the route and its input: the same key with other input is refused. */
  digest: string
  key: string
  /** Null while it runs. */
  status: number | null
  user_id: number
}

export interface IdentityAlertEvidence {
  created_at: Timestamp
  id: Generated<number>
  identity_alert_id: number
  kind: 'email' | 'phone_record' | 'document'
  note: string
  /** Null: it is only described. */
  uploaded_file_id: number | null
  /** Null: who added it is gone. */
  user_id: number | null
}

export interface IdentityAlertMessages {
  /** The carrier that wrote it. Null: a company did. */
  carrier_id: number | null
  /** The company that wrote it, not always the one that raised the alert. Null: the carrier did. */
  company_id: number | null
  created_at: Timestamp
  id: Generated<number>
  identity_alert_id: number
  message: string
  user_id: number | null
}

export interface IdentityAlerts {
  /** Null: the report identifies no carrier. */
  carrier_id: number | null
  commodity_type_id: number | null
  company_id: number
  created_at: Generated<Timestamp>
  email: string | null
  /** The key for lookups: the address in lower case. */
  email_key: GeneratedAlways<string | null>
  file_date: string
  id: Generated<number>
  is_type:
    | 'double_brokering'
    | 'identity_theft'
    | 'hostage_load'
    | 'stolen_assets'
    | 'trailer_misuse'
    | 'back_soliciting'
    | 'unresolved_insurance_claims'
    | 'change_in_ownership'
    | 'no_payment'
    | 'slow_payment'
    | 'wrongful_rate_reduction'
  message: string
  origin_area_id: number | null
  origin_postal_code: string | null
  /** As it was typed, without dashes. */
  phone: string | null
  phone_e164: string | null
  /** The key for lookups: the international form without an extension, else the digits alone. */
  phone_key: GeneratedAlways<string | null>
  /** The brand it was raised on. One of the watchdog site has no contact. */
  site: Generated<'main' | 'watchdog'>
  /** Set when the alert was withdrawn; it no longer counts. */
  unpublished_at: Timestamp | null
  /** Null: the user who raised it was removed. */
  user_id: number | null
}

export interface ImportLeases {
  /** As people read it: npm run monitor:import (process 12 on host). */
  held_by: string
  only_one: Generated<boolean>
  /** The process, as JSON: it is taken over when that one has ended. */
  owner: string
  since: Generated<Timestamp>
  until: Timestamp
}

export interface ImportRuns {
  added: Generated<number>
  /** The day of the facts in it. */
  as_of: string | null
  changed: Generated<number>
  /** When there was last no newer version of the file. */
  checked_at: Timestamp | null
  content_digest: string | null
  /** The id of the published data set; null for a file that someone named. */
  data_set: string | null
  file_name: string
  finished_at: Timestamp | null
  id: Generated<number>
  /** Whether the file holds only what changed since the day before. */
  is_difference: Generated<boolean>
  /** Whether it was the agency's whole file, read to its end. Null: that was not noted yet. */
  is_whole: boolean | null
  kind: string
  /** The day on which the agency published the file. */
  published_on: string | null
  /** Why the file was not read; null for one that was. */
  refusal: string | null
  rejected: Generated<number>
  rows_read: Generated<number>
  started_at: Generated<Timestamp>
  unchanged: Generated<number>
}

export interface IndexBuilds {
  bytes: number
  table_name: string
}

export interface Inspections {
  as_of: string | null
  carrier_id: number
  /** Null where the letters of the state are those of two countries and the source does not say which. */
  country: string | null
  driver_oos: number | null
  federal_digest: number | null
  federal_key: number | null
  hazmat_oos: number | null
  id: Generated<number>
  inspected_on: string
  /** As the agency's inspection file numbers it. Null: that file was not read, or does not have it. */
  inspection_number: number | null
  /** 1 to 8; 99 is invalid. */
  level: number | null
  /** Null: it is in no listing, and has its own day. */
  listing_id: number | null
  place: string | null
  /** The report's own number. */
  report_number: string
  state: string | null
  /** What the file of inspected units has, as units. */
  unit_records: string | null
  /** See unit-lists.ts. */
  units: Generated<string>
  /** The day of the file of inspected units. */
  units_as_of: string | null
  /** How many violations put the vehicle out of service. Null: this inspection did not cover it. */
  vehicle_oos: number | null
  /** What was found: see violation-lists.ts. Null: nothing. */
  violations: string | null
  /** The day of all violations that have none of their own. */
  violations_as_of: string | null
  /** As the report has it; the violations themselves may not be on record. */
  violations_count: Generated<number>
  /** The listing of all violations that have none of their own. */
  violations_listing_id: number | null
}

export interface InsuranceActivities {
  created_at: Generated<Timestamp>
  id: Generated<number>
  insurance_certificate_request_id: number
  is_type: 'requested' | 'reminded' | 'received' | 'declined' | 'cancelled' | 'noted'
  note: string | null
}

export interface InsuranceCertificatePolicies {
  /** Whole US dollars. */
  amount: number
  effective_on: string
  /** The last day that it counts. */
  expires_on: string
  id: Generated<number>
  insurance_certificate_id: number
  insurer: string | null
  kind: string
  naic: string | null
  policy_number: string
}

export interface InsuranceCertificateRequests {
  carrier_id: number
  company_id: number
  created_at: Generated<Timestamp>
  id: Generated<number>
  /** Null once the policy is no longer on record. */
  insurance_policy_id: number | null
  status: Generated<'requested' | 'received' | 'declined' | 'cancelled'>
  user_id: number | null
}

export interface InsuranceCertificates {
  carrier_id: number
  company_id: number
  created_at: Generated<Timestamp>
  dated_on: string
  details: Json
  id: Generated<number>
  uploaded_file_id: number
  user_id: number
  withdrawn_at: Timestamp | null
  withdrawn_by: number | null
  withdrawn_reason: string | null
}

export interface Insurers {
  id: Generated<number>
  name: string
}

export interface InvitationOffers {
  user_id: number
  user_invitation_id: number
}

export interface Jobs {
  asked_at: Timestamp
  /** How often it was started. */
  attempts: Generated<number>
  company_id: number
  ended_at: Timestamp | null
  id: Generated<number>
  kind: string
  /** The worker that has the lease. */
  lease_owner: string | null
  lease_until: Timestamp | null
  /** No worker starts it before then. */
  not_before: Timestamp
  /** Whole percent. */
  progress: Generated<number>
  /** Why it failed or was canceled, for people. */
  reason: string | null
  started_at: Timestamp | null
  state: Generated<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>
  /** Its subject, numbered by its kind. At most one job of a kind and subject is queued or running. */
  subject_id: number
  uploaded_file_id: number | null
  /** The user who requested it. Null: the user was removed. */
  user_id: number | null
}

export interface LaneSearches {
  company_id: number
  counted_at: Timestamp
  /** Of the areas and filters. */
  digest: string
  id: Generated<number>
  user_id: number
}

export interface ListedAuthorities {
  as_of: string | null
  broker: string | null
  carrier_id: number | null
  common: string | null
  contract: string | null
  end_kind: string | null
  ended_as_of: string | null
  ended_on: string | null
  ended_source_file: FileTitle | null
  given_docket: string | null
  given_to_dot: string | null
  granted_as_of: string | null
  granted_on: string | null
  granted_source_file: FileTitle | null
  in_revocation_on: string | null
  notice_as_of: string | null
  notice_history: FileTitle | null
  notice_kind: string | null
  notice_on: string | null
  notice_read_to: string | null
  notice_source_file: FileTitle | null
  other_kind: string | null
  other_terms: string | null
  source_file: FileTitle | null
}

export interface ListedCensus {
  add_date: string | null
  as_of: string | null
  cargo_carried: string | null
  carrier_id: number | null
  carrier_operation: string | null
  company_digest: number | null
  drivers: number | null
  hazmat: boolean | null
  is_prior_revoked: boolean | null
  listing_id: number | null
  mcs150_date: string | null
  mileage: number | null
  mileage_year: number | null
  operation_classifications: string | null
  power_units: number | null
  prior_revoked_dot: string | null
  sms_as_of: string | null
  sms_digest: number | null
  source_file: string | null
  status_code: string | null
}

export interface ListedCrashes {
  as_of: string | null
  carrier_id: number | null
  city: string | null
  country: string | null
  fatalities: number | null
  federal_digest: number | null
  federal_key: number | null
  id: number | null
  injuries: number | null
  is_hazmat_released: boolean | null
  is_not_preventable: boolean | null
  is_tow_away: boolean | null
  listing_id: number | null
  occurred_on: string | null
  report_number: string | null
  report_sequence: number | null
  state: string | null
}

export interface ListedInspections {
  as_of: string | null
  carrier_id: number | null
  country: string | null
  driver_oos: number | null
  federal_digest: number | null
  federal_key: number | null
  hazmat_oos: number | null
  id: number | null
  inspected_on: string | null
  inspection_number: number | null
  level: number | null
  listing_id: number | null
  place: string | null
  report_number: string | null
  state: string | null
  unit_records: string | null
  units: string | null
  units_as_of: string | null
  vehicle_oos: number | null
  violations: string | null
  violations_as_of: string | null
  violations_count: number | null
  violations_listing_id: number | null
}

export interface ListedInsurances {
  agent_email: string | null
  agent_name: string | null
  agent_phone: string | null
  amount: number | null
  as_of: string | null
  cancelled_on: string | null
  carrier_id: number | null
  docket: string | null
  effective_on: string | null
  end_kind: string | null
  ended_as_of: string | null
  ended_source_file: FileTitle | null
  expires_on: string | null
  federal_key: number | null
  form_code: string | null
  has_ended: boolean | null
  history_as_of: string | null
  history_cancelled_on: string | null
  history_file: FileTitle | null
  history_kind: string | null
  id: number | null
  insurer: string | null
  insurer_id: number | null
  is_pending: boolean | null
  is_primary: boolean | null
  kind: string | null
  listed_as_of: string | null
  listed_cancelled_on: string | null
  motus_as_of: string | null
  other_dockets: string | null
  policy_number: string | null
  scheduled_vins: string[] | null
  source: string | null
  source_file: FileTitle | null
  transacted_on: string | null
  unconfirmed: string | null
  unconfirmed_on: string | null
  underlying_amount: number | null
  unlisted_on: string | null
}

export interface ListedMeasures {
  basic: string | null
  carrier_id: number | null
  measure: number | null
  measured_on: string | null
  percentile: number | null
}

export interface ListedSafety {
  as_of: string | null
  carrier_id: number | null
  driver_inspections: number | null
  driver_oos_inspections: number | null
  english_oos_on: string | null
  english_unread_on: string | null
  inspections_24_months: number | null
  inspections_as_of: string | null
  inspections_listing_id: number | null
  last_inspection_as_of: string | null
  last_inspection_date: string | null
  listing_id: number | null
  out_of_service: boolean | null
  out_of_service_on: string | null
  out_of_service_until: string | null
  rating: string | null
  rating_date: string | null
  vehicle_inspections: number | null
  vehicle_oos_inspections: number | null
}

export interface ListedViolations {
  as_of: string | null
  basic: string | null
  carrier_id: number | null
  category: number | null
  code: string | null
  description: string | null
  found_on: string | null
  id: number | null
  inspection_id: number | null
  is_dismissed: boolean | null
  is_out_of_service: boolean | null
  unit: string | null
}

export interface LoadAlertMarks {
  /** Not a reference: a mark lasts seconds. */
  company_id: number
  id: Generated<number>
  load_id: number
}

export interface LoadAlertTurns {
  company_id: number
  load_id: number
  turns_at: Timestamp
}

export interface LoadAssessments {
  /** Not a reference: what was said of a carrier outlives it. */
  carrier_id: number
  company_id: number
  id: Generated<number>
  load_id: number
  /** The version that decided. Null: the first rules of the company. */
  policy_version: number | null
  /** Those that fail, with what was found, its file and its day. */
  rules: Json
  said_at: Timestamp
  /** Null: nothing was assessed. */
  verdict: 'fail' | 'incomplete' | 'override' | 'pass' | null
}

export interface LoadAuditLines {
  carrier_id: number
  company_id: number
  /** The record that was made of it then or later. Null: none was. */
  decision_record_id: number | null
  /** By the first audit that found it. */
  found_at: Timestamp
  id: Generated<number>
  kind: 'refused_at_tender' | 'refused_at_pickup' | 'turned_while_open' | 'blocked_on_open'
  load_id: number
  policy_version: number | null
  rules: Json
  since: Timestamp
}

export interface LoadAudits {
  company_id: number
  /** Loads that came in before this day were left out. */
  first_load_on: string
  made_at: Timestamp
}

export interface LoadLogs {
  created_at: Generated<Timestamp>
  external_message: string | null
  id: Generated<number>
  /** One of the four that users log, or any other name from a tracking provider. */
  is_type: string
  load_id: number
  occurred_at: Timestamp
  /** Null: it did not happen at a stop. */
  stop_id: number | null
  /** The user who logged it. Null: no user did, or the user was removed. */
  user_id: number | null
}

export interface Loads {
  /** Miles that are paid for. Null: not on record. */
  billable_miles: number | null
  carrier_id: number | null
  carrier_vehicle_id: number | null
  commodity: string | null
  commodity_value_usd: number | null
  company_id: number
  created_at: Generated<Timestamp>
  driver_phone_e164: string | null
  equipment: string | null
  /** The number it has in the broker's own system. */
  external_load_number: string | null
  id: Generated<number>
  is_team: boolean | null
  rate_cents: number | null
  source_updated_at: Timestamp | null
  stated_region: string | null
  stated_type: string | null
  stated_value: string | null
  status: Generated<
    'available' | 'covered' | 'progress' | 'delayed' | 'delivered' | 'cancelled' | 'assumed_delivered'
  >
  team_id: number | null
  tracking_status: Generated<
    | 'tracking'
    | 'not_started'
    | 'no_eld_connection'
    | 'tracking_interrupted'
    | 'terminated'
    | 'ended'
    | 'unable_to_track'
    | 'not_eligible'
  >
  trailer: Json | null
  truck: Json | null
}

export interface LoadStops {
  city: string | null
  id: Generated<number>
  is_type: 'pickup' | 'delivery'
  latitude: number | null
  load_id: number
  longitude: number | null
  postal_code: string | null
  sequence: number
  state: string | null
  /** Its name in the IANA list, America/Chicago. */
  time_zone: string | null
  window_ends_at: Timestamp | null
  window_starts_at: Timestamp | null
}

export interface LookedUp {
  active_as_of: string | null
  carrier_id: number | null
  not_allowed_as_of: string | null
  operation: string | null
  operation_as_of: string | null
  order_as_of: string | null
  order_missing_as_of: string | null
  ordered_on: string | null
  rating: string | null
  rating_as_of: string | null
  rating_date: string | null
  status_as_of: string | null
  status_code: string | null
}

export interface MailMessages {
  code: string | null
  id: Generated<number>
  sent_at: Generated<Timestamp>
  subject: string
  text: string
  to_address: string
}

export interface MonitorKeys {
  digest: string
  used_at: Timestamp
}

export interface MotusAuthorities {
  as_of: string
  /** common: to carry freight in general for others. */
  authority: 'common' | 'household' | 'passenger' | 'border' | 'enterprise' | 'other' | 'broker' | 'forwarder'
  /** Whole US dollars. */
  bipd_required: number | null
  carrier_id: number
  docket: string
  federal_digest: number
  federal_key: number
  /** A active, I inactive, N none (requested or withdrawn); null: another word. */
  status: 'A' | 'I' | 'N' | null
  /** The register's own words of a kind that is none of the usual ones. */
  terms: string | null
}

export interface NoteMentions {
  id: Generated<number>
  note_id: number
  /** When the user opened the note. Null: it waits for them. */
  seen_at: Timestamp | null
  user_id: number
}

export interface Notes {
  carrier_id: number | null
  company_id: number
  created_at: Generated<Timestamp>
  id: Generated<number>
  notable_id: number | null
  text: string
  /** Not a reference: a note outlives its author. */
  user_id: number
}

export interface OauthApplications {
  company_id: number
  created_at: Generated<Timestamp>
  /** Null: it uses the company's own rules, and is not listed. */
  explicit_classification_id: number | null
  id: Generated<number>
  name: string
}

export interface OnboardingPacketContracts {
  contract_id: number
  created_at: Generated<Timestamp>
  id: Generated<number>
  is_broker_uploaded: Generated<boolean>
  onboarding_packet_id: number
  status: Generated<'sent' | 'signed' | 'redlined'>
  /** Null: it is the contract's own file. */
  uploaded_file_id: number | null
  version: Generated<number>
}

export interface OnboardingPackets {
  /** Only the end of the number is stored. */
  bank_account_last_four: string | null
  /** Null with the number: the carrier has given no account. */
  bank_name: string | null
  connection_id: number
  created_at: Generated<Timestamp>
  executed_contract_id: number | null
  id: Generated<number>
  status: 'sent' | 'started' | 'submitted' | 'held' | 'complete'
  updated_at: Generated<Timestamp>
}

export interface OutlookKeys {
  created_at: Generated<Timestamp>
  /** Recognizes the key when an add-in sends it. */
  key_hash: string
  salt: string
  user_id: number
}

export interface OutOfServiceOrders {
  as_of: string
  carrier_id: number
  federal_digest: number
  federal_key: number
  id: Generated<number>
  ordered_on: string
  reason: string | null
  rescinded_on: string | null
}

export interface OwnCarriers {
  /** The number of changes before the facts were read that decided it. Another one: assess again. Null: never. */
  assessed_changes: number | null
  /** The first moment at which the same facts may give another assessment; null: none is in sight. */
  assessed_until: Timestamp | null
  /** By the company's classifications. Null: never assessed, or no list has the carrier. */
  bucket: 'pass' | 'partial_pass' | 'fail' | 'incomplete' | null
  carrier_id: number
  /** Counted up by triggers with every change of what decides the assessment. */
  changes: Generated<number>
  company_id: number
  /** The first end of any cover in force; null: none is known. */
  cover_ends_on: string | null
  /** Whether it is of another number of changes. */
  is_outdated: GeneratedAlways<boolean>
  /** The rules that do not pass, those that decide first. */
  reasons: Generated<Json>
  /** 0 fails, 4 has no verdict. */
  severity: GeneratedAlways<number>
  /** The verdict before; null: none, or not known. */
  turned_from: string | null
  /** The day on which the verdict turned into this one; null: longer ago than is known. */
  turned_on: string | null
  /** By the company's own rules; null: nothing is assessed. */
  verdict: 'fail' | 'incomplete' | 'override' | 'pass' | null
  /** Whether a file that decides one of its rules does not tell all of the carrier. */
  waits_for_files: Generated<boolean>
  /** The facts when it was last assessed, to compare the next ones with. Null: never. */
  watched: Json | null
}

export interface OwnCheckCodes {
  address: string
  carrier_id: number
  code_hash: string
  company_id: number
  created_at: Timestamp
  expires_at: Timestamp
  id: Generated<number>
  salt: string
  tries: Generated<number>
  used_at: Timestamp | null
  user_id: number
}

export interface OwnChecks {
  /** Where the code was mailed that was read back. */
  address: string | null
  carrier_id: number
  checked_on: string
  company_id: number
  created_at: Generated<Timestamp>
  /** The last day it counts. Null: it found nothing, and counts until a newer one, or until it is taken back. */
  expires_on: string | null
  id: Generated<number>
  is_verified: boolean
  kind:
    | 'physical_location'
    | 'state_registration'
    | 'tax_id'
    | 'references'
    | 'manual_identifier'
    | 'email_code'
  note: string | null
  uploaded_file_id: number | null
  user_id: number
  withdrawn_at: Timestamp | null
  /** Who took it back. Null: no one did. */
  withdrawn_by: number | null
  withdrawn_reason: string | null
}

export interface PaymentMethods {
  brand:
    | 'visa'
    | 'mastercard'
    | 'american-express'
    | 'discover'
    | 'diners-club'
    | 'jcb'
    | 'unionpay'
    | 'other'
  company_id: number
  created_at: Timestamp
  expiration_month: number | null
  expiration_year: number | null
  id: Generated<number>
  /** The one that is charged: at most one of a company. */
  is_default: Generated<boolean>
  last_four: string | null
  provider: string
  user_id: number | null
}

export interface PaymentTerms {
  company_id: number
  id: Generated<number>
  /** Days after the invoice. Null: not on record. */
  net_days: number | null
  /** Null with the fee: not offered. */
  quick_pay_days: number | null
  /** In percent of the invoice. */
  quick_pay_fee_percent: number | null
}

export interface Plans {
  /** Companies of this brand may choose it. */
  brand: Generated<'main' | 'watchdog'>
  can_api: Generated<boolean>
  can_api_with_insights: Generated<boolean>
  can_connect: Generated<boolean>
  can_export: Generated<boolean>
  can_export_with_insights: Generated<boolean>
  can_lane_search: Generated<boolean>
  can_rate_confirmation: Generated<boolean>
  can_rule: Generated<boolean>
  can_view_insights: Generated<boolean>
  can_view_insurance_certificates: Generated<boolean>
  /** Null: no limit. */
  carrier_searches_limit: number | null
  id: string
  /** False: companies may be on it, and none may choose it. */
  is_offered: Generated<boolean>
  name: string
  place: number
  /** Whole US dollars; 0 is free. Null: by agreement. */
  usd_per_month: number | null
}

export interface PolicyAcknowledgments {
  created_at: Generated<Timestamp>
  policy_version_id: number
  user_id: number
}

export interface PolicySettings {
  company_id: number
  /** The sections of the draft. Null: there is none. */
  draft: Json | null
  draft_at: Timestamp | null
  draft_by: number | null
  /** The first day of the next approved version, on which its rules become the rule sets. Null: none is to come. */
  due_on: string | null
  gate_when_too_old: Generated<'look' | 'no'>
  is_approval_required: Generated<boolean>
  /** That of the last draft: it counts up with each save, and never back. */
  revision: Generated<number>
  vet_after_new_version: Generated<boolean>
  vet_every_days: number | null
  vet_unused_days: number | null
}

export interface PolicyVersions {
  company_id: number
  created_at: Generated<Timestamp>
  decided_at: Timestamp | null
  decided_by: number | null
  declined_reason: string | null
  /** The first day on which it may decide. */
  effective_on: string
  id: Generated<number>
  is_approval_required: boolean
  /** What the second person decided. Null: it waits, or needs no one. */
  is_approved: boolean | null
  note: string
  /** By company, without gaps. */
  number: number
  /** The version that it brings back. Null: it is a new one. */
  reverts_number: number | null
  sections: Json
  user_id: number
  withdrawn_at: Timestamp | null
  withdrawn_by: number | null
}

export interface ProcessAgents {
  /** As association_address makes it of the address. */
  address_key: string | null
  city: string | null
  id: Generated<number>
  name: string
  state: string | null
}

export interface PublishedDays {
  as_of: string
  source_file: string
}

export interface RateConfirmationMails {
  /** Plain text. */
  body: string | null
  carrier_id: number | null
  company_id: number
  created_at: Generated<Timestamp>
  delivered_at: Timestamp | null
  flagged_at: Timestamp | null
  from_address: string | null
  id: Generated<number>
  /** A reply to the company; else the company sent it. */
  is_received: Generated<boolean>
  rate_confirmation_id: number | null
  /** Delivered comes before flagged, so that an e-mail has one status. */
  status: GeneratedAlways<string | null>
  subject: string | null
  /** The same in lower case, for "the subject contains". */
  subject_folded: string | null
  to_address: string | null
  transport: Generated<'queued' | 'sent' | 'bounced'>
  /** The document that it carries. */
  uploaded_file_id: number | null
  /** Who sent it, or to whom the reply came. */
  user_id: number
}

export interface RateConfirmations {
  /** Null: a carrier that is not on record. */
  carrier_id: number | null
  /** As the document names it. */
  carrier_legal_name: string | null
  /** The same in lower case, for "the name contains". */
  carrier_name_folded: string | null
  company_id: number
  created_at: Generated<Timestamp>
  /** Who sent it. */
  creator_id: number
  /** When it was delivered to the carrier. */
  delivered_at: Timestamp | null
  id: Generated<number>
  /** The load that it is for. Null: not on record, or the load was removed. */
  load_id: number | null
  /** With stated_value the number that the document names, for a carrier that is not on record. */
  stated_type: string | null
  stated_value: string | null
  status: GeneratedAlways<string | null>
  /** Its document. */
  uploaded_file_id: number | null
  /** The day of the verdict with which it was sent. Null with the verdict: it was not kept. */
  verdict_sent_on: string | null
  /** That verdict, as JSON. */
  verdict_when_sent: string | null
  /** When the carrier looked at it. At least one of this and delivered_at has happened. */
  viewed_at: Timestamp | null
}

export interface RateConfirmationTerms {
  conditions: string | null
  deliver_on: string | null
  destination: string | null
  origin: string | null
  payment_days: number | null
  pick_up_on: string | null
  rate_cents: number | null
  rate_confirmation_id: number
}

export interface RefusedRows {
  /** The day of the file. Null: it was refused before that was noted. */
  as_of: string | null
  /** Whether the file was the whole one. */
  is_whole: Generated<boolean>
  kind: string
  number: string
  /** The id of a data set, with the day of a difference; of a file that someone named its name. */
  source: string
  /** unknown: no carrier on record had the number. waiting: one has it since, so that the file is to be read again. */
  state: Generated<'refused' | 'unknown' | 'waiting'>
}

export interface Revocations {
  as_of: string | null
  authority: 'common' | 'contract' | 'broker' | 'other'
  carrier_id: number
  docket: string | null
  effective_on: string | null
  federal_digest: number | null
  federal_key: number | null
  id: Generated<number>
  /** As the register writes it: INVOLUNTARY, VOLUNTARY. */
  kind: string
  served_on: string | null
  source_file: FileTitle | null
}

export interface RuleOverrides {
  carrier_id: number
  classification_id: number | null
  company_id: number
  created_at: Generated<Timestamp>
  ended_at: Timestamp | null
  /** Who ended it before its last day, and when. Null: it was not ended, or before these were kept. */
  ended_by: number | null
  /** The last day it counts; 2080-01-01 is for ever. */
  expiration_date: string
  id: Generated<number>
  is_active: Generated<boolean>
  is_type: string
  policy_version: number | null
  uploaded_file_id: number | null
  user_id: number
}

export interface RuleSets {
  carrier_id: number | null
  classification_id: number | null
  company_id: number
  created_at: Generated<Timestamp>
  /** How old facts may be for a rule to pass, in days by kind of source. */
  fact_ages: Generated<Json>
  id: Generated<number>
  /** By rule type its value; 2 is active. */
  is_types: Json
  policy_version: number | null
}

export interface SavedSearches {
  /** A path of the portal that searches, with its query. */
  address: string
  created_at: Timestamp
  id: Generated<number>
  name: string
  user_id: number
}

export interface ScheduledVehicles {
  cancelled_on: string | null
  carrier_id: number | null
  carrier_insurance_id: number | null
  effective_on: string | null
  expires_on: string | null
  vin: string | null
}

export interface SeededWorldRows {
  first_key: number
  key_column: string
  last_key: number
  table_name: string
  world: string
}

export interface SeededWorlds {
  name: string
  seeded_at: Generated<Timestamp>
  /** The day that its dates refer to. */
  today: string
}

export interface SentConfirmations {
  accepted_at: Timestamp | null
  /** The name that the person at the carrier gave. */
  accepted_by: string | null
  /** The address of that person's device on the internet. */
  accepted_from: string | null
  /** Why it went to an address that is not safe to write to. Null: it is. */
  address_reason: string | null
  cancel_reason: string | null
  canceled_at: Timestamp | null
  canceled_by: number | null
  company_id: number
  /** What the document says, as JSON. */
  facts: string
  /** When the mail server took it. Nothing more is known of its delivery. */
  handed_over_at: Timestamp | null
  link_ends_at: Timestamp
  link_hash: string
  /** The token of its link is derived from this and a key that is not in the database; its hash finds it. */
  link_salt: string
  load_id: number
  /** When a round sends it. Null: it is with the mail server, or was given up. */
  mail_due_at: Timestamp | null
  /** When the mail server refused it for good. */
  mail_failed_at: Timestamp | null
  mail_id: number | null
  mail_tries: Generated<number>
  /** Of its document, as it was sent. */
  pdf_sha256: string
  rate_confirmation_id: number
  to_address: string
}

export interface Sessions {
  created_at: Generated<Timestamp>
  csrf_token: string
  expires_at: Timestamp
  id: Generated<number>
  refreshed_at: Generated<Timestamp>
  token_hash: string
  user_id: number
}

export interface SignInChallenges {
  browser_token_hash: string
  code_hash: string
  created_at: Generated<Timestamp>
  email: string
  expires_at: Timestamp
  id: Generated<number>
  /** A code is valid where it was requested: at the login, or at the sign-up. */
  purpose: Generated<'sign_in' | 'sign_up'>
  /** The referrer in the link of a new user's sign-up. */
  referrer: string | null
  /** When a long code was mailed. Null: a short code, mailed when it was requested. */
  sent_at: Timestamp | null
  /** Of a long code, which several browsers may have requested. Null: a short code, of one browser. */
  shared_salt: string | null
  /** Guesses made so far. */
  tries: Generated<number>
  used_at: Timestamp | null
  user_id: number | null
}

export interface SigningKeys {
  created_at: Timestamp
  /** SHA-256 of the public key's SPKI in DER. */
  fingerprint: string
  id: number
  /** PEM, PKCS 8. */
  private_key: string
  /** PEM. */
  public_key: string
}

export interface Subscriptions {
  carrier_id: number
  company_id: number
  created_at: Generated<Timestamp>
  id: Generated<number>
  user_id: number | null
}

export interface TaxForms {
  id: Generated<number>
  name: string
  /** True: what a broker uploads waits for the carrier's signature. */
  needs_signature: boolean
}

export interface TaxFormSubmissions {
  created_at: Generated<Timestamp>
  id: Generated<number>
  onboarding_packet_id: number
  status: 'submitted' | 'awaiting_signature'
  tax_form_id: number
  uploaded_file_id: number
}

export interface Teams {
  company_id: number
  created_at: Generated<Timestamp>
  id: Generated<number>
  name: string
}

export interface TeamUsers {
  created_at: Generated<Timestamp>
  id: Generated<number>
  team_id: number
  user_id: number
}

export interface Throttles {
  count: number
  key: string
  window_started_at: Timestamp
}

export interface TicketChanges {
  assignee_id: number | null
  /** Null: no one. */
  assignee_was_id: number | null
  created_at: Generated<Timestamp>
  id: Generated<number>
  status: string
  status_was: string
  ticket_id: number
  user_id: number | null
}

export interface TicketPresences {
  is_working: boolean
  seen_at: Timestamp
  ticket_id: number
  user_id: number
}

export interface Tickets {
  /** Null: unassigned. */
  assignee_id: number | null
  cause: Json | null
  cause_carrier_id: number | null
  cause_ended_as: 'gone' | 'load_closed' | 'other_carrier' | null
  cause_ended_at: Timestamp | null
  cause_key: string | null
  company_id: number
  created_at: Generated<Timestamp>
  id: Generated<number>
  is_type: string
  /** Null: it is not about a load. */
  load_id: number | null
  /** Null: it is not about a rate confirmation. An open ticket flags one. */
  rate_confirmation_id: number | null
  requires_profile: Generated<boolean>
  requires_safety: Generated<boolean>
  status: Generated<'new' | 'in_progress' | 'escalated' | 'pending' | 'closed'>
}

export interface TiedCarriers {
  carrier_id: number
}

export interface UnitTypes {
  code: number
  is_type: VehicleType
  power_unit_type: PowerUnitType | null
  trailer_type: string | null
}

export interface UploadedFiles {
  /** Null: they are in the file store, as stored_name. */
  bytes: Bytes | null
  company_id: number
  created_at: Generated<Timestamp>
  id: Generated<number>
  media_type: string
  name: string
  stored_name: string | null
  /** In bytes. */
  stored_size: number | null
  user_id: number
}

export interface UsedCardNonces {
  company_id: number
  digest: string
  used_at: Timestamp
}

export interface UserInvitations {
  claimed_at: Timestamp | null
  claimed_by_id: number | null
  company_id: number
  created_at: Generated<Timestamp>
  delivered_at: Timestamp | null
  delivery_failed_at: Timestamp | null
  email: string
  id: Generated<number>
  /** When a round is due to send its mail. Null: nothing to send. */
  mail_due_at: Timestamp | null
  /** How many rounds have tried. */
  mail_tries: Generated<number>
  scopes: string[]
  /** How often it was mailed: the delivery state is of the newest mail. */
  sends: Generated<number>
  sent_at: Timestamp
  /** The brand whose host the mail leads to. */
  site: 'main' | 'watchdog'
  /** The inviter. Null: no longer on record. */
  user_id: number | null
  /** Set: it is no longer visible to anyone, and stays on record here. */
  withdrawn_at: Timestamp | null
}

export interface Users {
  /** True: calls are answered with 418 until the access has been reviewed. */
  access_review_pending: Generated<boolean>
  can_carrier_search_for_watchdog: Generated<boolean>
  can_view_full_carrier_profile_for_watchdog: Generated<boolean>
  /** Null while the user is signing up. */
  company_id: number | null
  created_at: Generated<Timestamp>
  email: string
  first_name: string | null
  id: Generated<number>
  last_name: string | null
  phone_e164: string | null
  /** The referrer in the link of their sign-up. */
  referrer: string | null
  requested_carrier_id: number | null
  scopes: Generated<string[]>
}

export interface Vehicles {
  id: Generated<number>
  make: string | null
  /** Its model and model year, as a list. Null: neither is known. */
  model: Json | null
  plate: string | null
  /** The day of the inspection with the plate. Null: the plate is from another source. */
  plate_as_of: string | null
  plate_state: string | null
  /** Federal code of the kind of unit: 9 semi-trailer, 10 straight truck, 11 truck tractor. */
  unit_type: number | null
  /** As it is on record, in capitals; two vehicles never have the same. */
  vin: string | null
}

export interface ViolationKinds {
  /** The behavior category that it counts in. */
  basic: string | null
  /** Federal number of the category. */
  category: number | null
  code: string
  description: string | null
  id: Generated<number>
}

export interface WebhookDeliveries {
  /** Of the last try, as what follows. Null: there was no answer. */
  answer_status: number | null
  /** How the answer begins. */
  answer_text: string | null
  attempts: Generated<number>
  /** What is sent, and signed, byte by byte. */
  body: string
  /** Events of one carrier arrive in order. Null: it is about none. No foreign key: it outlives the carrier. */
  carrier_id: number | null
  /** A process is sending it, until then. Null: none is. */
  claimed_until: Timestamp | null
  created_at: Generated<Timestamp>
  /** The next try. Null: at once. */
  due_at: Timestamp | null
  event: string
  /** Why the last try failed. Null: it did not. */
  failure: string | null
  /** The first try of a day of tries. Null: not tried yet, or the day begins anew. */
  first_tried_at: Timestamp | null
  id: Generated<number>
  last_tried_at: Timestamp | null
  /** The same in every attempt, so that the receiver can tell a repeat. */
  message_id: Generated<string>
  state: Generated<'waiting' | 'delivered' | 'failed'>
  webhook_id: number
}

export interface Webhooks {
  company_id: number
  created_at: Timestamp
  /** Null: the user was removed. */
  created_by: number | null
  events: string[]
  /** The first failure since the last success. Null: the last delivery arrived. */
  failing_since: Timestamp | null
  id: Generated<number>
  is_on: Generated<boolean>
  /** When the admins get a mail that it was switched off. Null: they have it, or need none. */
  mail_due_at: Timestamp | null
  mail_tries: Generated<number>
  /** Signs each delivery. It is shown once, and stored, as it signs every time. */
  secret: string
  /** The one before, which signs too until secret_was_until. */
  secret_was: string | null
  secret_was_until: Timestamp | null
  /** When it was switched off as it had failed for a day. Null: it was not. */
  switched_off_at: Timestamp | null
  url: string
}

export interface WorldSteps {
  stepped_at: Timestamp
  world: string
}

export interface DB {
  api_keys: ApiKeys
  areas: Areas
  association_keys: AssociationKeys
  audit_entries: AuditEntries
  audit_entry_carriers: AuditEntryCarriers
  audit_entry_reasons: AuditEntryReasons
  authority_gaps: AuthorityGaps
  authority_history: AuthorityHistory
  carrier_area_touches: CarrierAreaTouches
  carrier_authorities: CarrierAuthorities
  carrier_basic_measures: CarrierBasicMeasures
  carrier_census: CarrierCensus
  carrier_changes: CarrierChanges
  carrier_classifications: CarrierClassifications
  carrier_contact_checks: CarrierContactChecks
  carrier_contacts: CarrierContacts
  carrier_dockets: CarrierDockets
  carrier_eld_connections: CarrierEldConnections
  carrier_equipment: CarrierEquipment
  carrier_facts: CarrierFacts
  carrier_facts_seen: CarrierFactsSeen
  carrier_identifiers: CarrierIdentifiers
  carrier_insurances: CarrierInsurances
  carrier_lookup_facts: CarrierLookupFacts
  carrier_lookups: CarrierLookups
  carrier_paid_loads: CarrierPaidLoads
  carrier_people: CarrierPeople
  carrier_process_agents: CarrierProcessAgents
  carrier_roles: CarrierRoles
  carrier_safety: CarrierSafety
  carrier_safety_to_count: CarrierSafetyToCount
  carrier_sign_ins: CarrierSignIns
  carrier_tie_keys: CarrierTieKeys
  carrier_ties: CarrierTies
  carrier_vehicle_areas: CarrierVehicleAreas
  carrier_vehicles: CarrierVehicles
  carriers: Carriers
  classifications: Classifications
  commodity_types: CommodityTypes
  companies: Companies
  company_change_order_changes: CompanyChangeOrderChanges
  company_change_orders: CompanyChangeOrders
  company_details: CompanyDetails
  company_events: CompanyEvents
  confirmation_visits: ConfirmationVisits
  connection_invitations: ConnectionInvitations
  connections: Connections
  contact_changes: ContactChanges
  contracts: Contracts
  crashes: Crashes
  decision_acts: DecisionActs
  decision_contents: DecisionContents
  decision_records: DecisionRecords
  deferred_indexes: DeferredIndexes
  digest_preferences: DigestPreferences
  digests: Digests
  edit_requests: EditRequests
  explicit_classifications: ExplicitClassifications
  fact_changes: FactChanges
  feature_flags: FeatureFlags
  federal_files: FederalFiles
  federal_lines: FederalLines
  federal_listings: FederalListings
  federal_removals: FederalRemovals
  idempotency_keys: IdempotencyKeys
  identity_alert_evidence: IdentityAlertEvidence
  identity_alert_messages: IdentityAlertMessages
  identity_alerts: IdentityAlerts
  import_leases: ImportLeases
  import_runs: ImportRuns
  index_builds: IndexBuilds
  inspections: Inspections
  insurance_activities: InsuranceActivities
  insurance_certificate_policies: InsuranceCertificatePolicies
  insurance_certificate_requests: InsuranceCertificateRequests
  insurance_certificates: InsuranceCertificates
  insurers: Insurers
  invitation_offers: InvitationOffers
  jobs: Jobs
  lane_searches: LaneSearches
  listed_authorities: ListedAuthorities
  listed_census: ListedCensus
  listed_crashes: ListedCrashes
  listed_inspections: ListedInspections
  listed_insurances: ListedInsurances
  listed_measures: ListedMeasures
  listed_safety: ListedSafety
  listed_violations: ListedViolations
  load_alert_marks: LoadAlertMarks
  load_alert_turns: LoadAlertTurns
  load_assessments: LoadAssessments
  load_audit_lines: LoadAuditLines
  load_audits: LoadAudits
  load_logs: LoadLogs
  load_stops: LoadStops
  loads: Loads
  looked_up: LookedUp
  mail_messages: MailMessages
  monitor_keys: MonitorKeys
  motus_authorities: MotusAuthorities
  note_mentions: NoteMentions
  notes: Notes
  oauth_applications: OauthApplications
  onboarding_packet_contracts: OnboardingPacketContracts
  onboarding_packets: OnboardingPackets
  out_of_service_orders: OutOfServiceOrders
  outlook_keys: OutlookKeys
  own_carriers: OwnCarriers
  own_check_codes: OwnCheckCodes
  own_checks: OwnChecks
  payment_methods: PaymentMethods
  payment_terms: PaymentTerms
  plans: Plans
  policy_acknowledgments: PolicyAcknowledgments
  policy_settings: PolicySettings
  policy_versions: PolicyVersions
  process_agents: ProcessAgents
  published_days: PublishedDays
  rate_confirmation_mails: RateConfirmationMails
  rate_confirmation_terms: RateConfirmationTerms
  rate_confirmations: RateConfirmations
  refused_rows: RefusedRows
  revocations: Revocations
  rule_overrides: RuleOverrides
  rule_sets: RuleSets
  saved_searches: SavedSearches
  scheduled_vehicles: ScheduledVehicles
  seeded_world_rows: SeededWorldRows
  seeded_worlds: SeededWorlds
  sent_confirmations: SentConfirmations
  sessions: Sessions
  sign_in_challenges: SignInChallenges
  signing_keys: SigningKeys
  subscriptions: Subscriptions
  tax_form_submissions: TaxFormSubmissions
  tax_forms: TaxForms
  team_users: TeamUsers
  teams: Teams
  throttles: Throttles
  ticket_changes: TicketChanges
  ticket_presences: TicketPresences
  tickets: Tickets
  tied_carriers: TiedCarriers
  unit_types: UnitTypes
  uploaded_files: UploadedFiles
  used_card_nonces: UsedCardNonces
  user_invitations: UserInvitations
  users: Users
  vehicles: Vehicles
  violation_kinds: ViolationKinds
  webhook_deliveries: WebhookDeliveries
  webhooks: Webhooks
  world_steps: WorldSteps
}
