import type { RegisterPart } from '../terms/finding-value.ts'
import type { SourceKind } from '../terms/rule-sources.ts'
import type { EndKind } from '../authority/authority-turns.ts'
import type { AuthorityKind } from '../authority/authority-kinds.ts'
import type { FilingEndKind, InsuranceKind, Unconfirmed } from './policy-terms.ts'
import type { Paper } from './paper.ts'
import type { SafetyRecords } from './safety-records.ts'
import type { TieFact } from './tie-facts.ts'
import type { FilesOfCarrier } from './unread-file.ts'

/** What changed in a registration since the carrier was first read: each part and day once, in no order. */
export interface RegisterChanges {
  readonly since: string
  /** From when on officers are known. Null: the register names none. */
  readonly officers_since: string | null
  readonly all: readonly { readonly is_type: RegisterPart; readonly on: string }[]
}

/** How many days old facts of each kind of source may be; null or left out: any age. */
export type FactAges = Readonly<Partial<Record<SourceKind, number | null>>>

/** One line of cover, as a filing or a certificate states it. Amounts in whole US dollars; null is not on record. */
export interface PolicyFact {
  readonly kind: InsuranceKind
  /** Excess cover pays after a primary policy and does not replace one. */
  readonly is_primary: boolean
  readonly amount: number | null
  readonly effective_on: string | null
  /** The last day it counts. Federal filings have none: they run until cancelled. */
  readonly expires_on: string | null
  /** The first day it is no longer in force. A future day is a notice, not a lapse. */
  readonly cancelled_on: string | null
  /** A filing with the agency, or a certificate of an agent. */
  readonly source: 'filing' | 'certificate'
  /** The federal file that a filing was read from, and what identifies the same policy there. */
  readonly source_file?: string | null
  readonly policy_number?: string | null
  readonly insurer?: string | null
  /** How it ended, or will; the federal file that tells so, and its day. */
  readonly end_kind?: FilingEndKind | null
  readonly ended_source_file?: string | null
  readonly ended_as_of?: string | null
  /** Why a filing does not count though no end of it is on record, and the day that this is about. */
  readonly unconfirmed?: Unconfirmed | null
  readonly unconfirmed_on?: string | null
  /** It ended on a day that is not on record. */
  readonly has_ended?: boolean
  /** The certificate that the company itself confirmed, on which it is. Null or left out: none. */
  readonly paper?: Paper | null
  /** The day that it was read. */
  readonly as_of: string | null
}

/** What a company may check of a carrier by itself. */
export const OWN_CHECK_KINDS = [
  'physical_location',
  'state_registration',
  'tax_id',
  'references',
  'manual_identifier',
  'email_code',
] as const
export type OwnCheckKind = (typeof OWN_CHECK_KINDS)[number]

/** A kind that a person records: a code that was read from the carrier's e-mail is a check by itself. */
export const RECORDED_CHECK_KINDS = OWN_CHECK_KINDS.filter(kind => kind !== 'email_code')

/** The newest check of a company's own of one kind. */
export interface OwnCheckFact {
  readonly is_verified: boolean
  readonly checked_on: string
  /** The last day it counts. Null: until a newer one, as it found nothing. */
  readonly expires_on: string | null
  readonly is_withdrawn: boolean
}

/** Whether something was verified: on record, the same for every company, and by a check of this company's own. */
export interface VerifiedFact {
  readonly is_verified: boolean | null
  readonly verified_on: string | null
  readonly own?: OwnCheckFact | null
}

/**
 * The facts about one carrier that any rule needs. Null is "not on record" and never means zero, no or none. Dates are
 * calendar dates.
 */
export interface CarrierFacts {
  /** How old facts may be for a rule of the company that asks to pass. Left out: any age. */
  readonly ages?: FactAges
  /** What was read of the files that decide rules. Left out: no file tells of it, as it is no carrier of the register. */
  readonly files?: FilesOfCarrier | undefined
  readonly census: {
    readonly status_code: string | null
    readonly carrier_operation: string | null
    /** Hauls its own goods only, by its own word. */
    readonly is_private?: boolean | null
    /** As the carrier reported. */
    readonly power_units?: number | null
    readonly drivers?: number | null
    readonly mcs150_date?: string | null
    readonly add_date?: string | null
    /** Whether an earlier registration was revoked, and its DOT number; null: the register does not say. */
    readonly is_prior_revoked?: boolean | null
    readonly prior_revoked_dot?: string | null
    readonly changes?: RegisterChanges | null
    readonly as_of: string | null
    /** The file of that day; null: a source without files. */
    readonly source_file?: string | null
    /** The source and day of the status, where they are not those of the file. */
    readonly status_source?: string | null
    readonly status_as_of?: string | null
  }
  readonly authority: {
    readonly common: string | null
    readonly contract: string | null
    readonly broker?: string | null
    readonly granted_on: string | null
    readonly as_of: string | null
    /** The file of the state; null: a source without files. The grant and the end have their own, and their own days. */
    readonly source_file?: string | null
    readonly granted_as_of?: string | null
    readonly granted_source_file?: string | null
    /** What an active authority is for, where none to carry freight in general is active, and the register's words. */
    readonly other_kind?: AuthorityKind | null
    readonly other_terms?: string | null
    /** The day on which the state says that it is in revocation. */
    readonly in_revocation_on?: string | null
    /** A docket that went to another carrier, and its DOT number. */
    readonly given_docket?: string | null
    readonly given_to_dot?: string | null
    /** The first day without authority to carry. */
    readonly ended_on?: string | null
    readonly end_kind?: EndKind | null
    readonly ended_as_of?: string | null
    readonly ended_source_file?: string | null
    /** The day of a notice of an end, and the day to which the history that would tell that end was read; null: it was not. */
    readonly notice_on?: string | null
    readonly notice_kind?: EndKind | null
    readonly notice_as_of?: string | null
    readonly notice_source_file?: string | null
    readonly notice_read_to?: string | null
    /** The day on which QCMobile reported active authority that no file has: of which kind is not on record. */
    readonly reported_active_on?: string | null
  }
  readonly insurance: { readonly policies: readonly PolicyFact[] }
  readonly safety: SafetyRecords & {
    readonly rating: string | null
    readonly out_of_service: boolean | null
    /** The day of the order in force that lasts longest; null: none is, or its day is not on record. */
    readonly out_of_service_on?: string | null
    /** The first day without an order, where all of them are rescinded, which may lie ahead. */
    readonly out_of_service_until?: string | null
    readonly inspections_24_months: number | null
    readonly last_inspection_date: string | null
    readonly as_of: string | null
    /** The date of the counts, when it differs from `as_of`. */
    readonly inspections_as_of?: string | null
    /** The files of the rating and of the last inspection; null: a source without files. */
    readonly source?: string | null
    readonly inspections_source?: string | null
    /** The date of the last inspection's file, where that differs from the date of the counts. */
    readonly last_inspection_as_of?: string | null
    /** The date of the file of orders, where they were read from it, or of another source of an order. */
    readonly orders_as_of?: string | null
    readonly orders_source?: string | null
    /** Of the counted inspections, those that covered vehicle or driver, and those that put it out of service. */
    readonly vehicle_inspections?: number | null
    readonly vehicle_oos_inspections?: number | null
    readonly driver_inspections?: number | null
    readonly driver_oos_inspections?: number | null
    /** The newest inspection that put a driver out of service for English proficiency. Null: none. */
    readonly english_oos_on?: string | null
    /** The newest one that may have, as its mark cannot be read. Null: none. */
    readonly english_unread_on?: string | null
  }
  /** The carriers that agree with it in something that tells, the one that tells most first. Null: not on record. */
  readonly ties?: readonly TieFact[] | null
  /** The last day a truck of the carrier was seen at its place of business. */
  readonly physical_location: VerifiedFact
  /** Whether a manually entered identifier was verified; null when none was entered or it was not checked. */
  readonly manual_identifier: VerifiedFact
}
