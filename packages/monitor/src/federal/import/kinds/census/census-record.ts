import type { Address } from '../../cells/contact.ts'
import type { Docket } from '../../cells/identifiers.ts'

/**
 * The facts that only the Company Census File has. The SMS census leaves them unchanged: a file without a fact must not
 * erase it.
 */
export interface Registration {
  /** A active, I inactive, P seen but undocumented; other letters as they came. */
  readonly statusCode: string | null
  readonly dockets: readonly Docket[]
  /** Names of company officers, in the file's order. */
  readonly officers: readonly string[]
  /** In words. */
  readonly cargoCarried: readonly string[]
  /** S, C, U, or another text as it came; null is unrated. */
  readonly safetyRating: string | null
  readonly safetyRatingDate: string | null
  /** The agency's own word that it was another carrier, whose registration was revoked. */
  readonly isPriorRevoked: boolean | null
  /** The DOT number of that other carrier. */
  readonly priorRevokedDot: string | null
}

/** One carrier in a census file. Null is "not on record", never zero or an empty text. */
export interface CensusRecord {
  /** Digits without leading zeros. */
  readonly dotNumber: string
  readonly legalName: string
  readonly dbaName: string | null
  /** A interstate, B intrastate hazmat, C intrastate non-hazmat; other letters as they came. */
  readonly carrierOperation: string | null
  readonly hazmat: boolean | null
  readonly physical: Address
  /** Null when the file gives none. */
  readonly mailing: Address | null
  readonly phone: string | null
  readonly email: string | null
  readonly powerUnits: number | null
  readonly drivers: number | null
  /** Miles of the year beside it, as the carrier reported them. */
  readonly mileage: number | null
  readonly mileageYear: number | null
  readonly mcs150Date: string | null
  readonly addDate: string | null
  /** In words. */
  readonly operationClassifications: readonly string[]
  /** Null when the file has none of it. */
  readonly registration: Registration | null
}
