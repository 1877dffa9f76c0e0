import type { CalendarDate } from '../shared/calendar-date.ts'
import type { StoredFile } from '../shared/files.ts'
import type { CarrierId, Id } from '../shared/ids.ts'
import type { Coverage } from '../carrier/coverages.ts'

/** The number of an insurance policy. Source: section 3, "Insurance records". */
export type InsurancePolicyId = Id<'insurance-policy'>

/** A certificate of insurance that a person of the company confirmed. Source: section 3, "Certificates of insurance". */
export interface PolicyCertificate {
  readonly confirmedOn: CalendarDate
  /** Null: the name is no longer on record. */
  readonly confirmedBy: string | null
  readonly file: StoredFile
}

/** One policy of a carrier for one line of insurance. Source: section 3, "Insurance records". */
export interface InsurancePolicy {
  readonly id: InsurancePolicyId
  readonly carrierId: CarrierId
  readonly coverage: Coverage
  /** The insurer; null: not on record. */
  readonly insurer: string | null
  readonly policyNumber: string | null
  /** Whole US dollars; null: not on record, which is not zero. */
  readonly limitUsd: number | null
  /** The first day of cover. */
  readonly effectiveOn: CalendarDate | null
  /** The last day of cover. */
  readonly expiresOn: CalendarDate | null
  /** The first day without cover after a cancellation, past or announced; null: none is known. */
  readonly cancelsOn: CalendarDate | null
  /** Reported, but not yet confirmed by the insurer. */
  readonly isPending: boolean
  /** How its filing ends: it is canceled, or goes on in another. Null or left out: not on record, or canceled. */
  readonly endKind?: string | null
  /** Why a filing is not confirmed, and the day that this is about. Null or left out: no file says why. */
  readonly unconfirmed?: string | null
  readonly unconfirmedOn?: CalendarDate | null
  /** The certificate of the company's own that it is on, with its file. Null or left out: none. */
  readonly certificate?: PolicyCertificate | null
  /** The vehicles it is limited to, by VIN; null: it is not limited to named vehicles. */
  readonly scheduledVins: readonly string[] | null
}
