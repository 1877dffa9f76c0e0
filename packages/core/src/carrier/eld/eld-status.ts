import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import { done } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * The statuses that say that a carrier's electronic logging devices and its certificate of insurance do not tell of the
 * same trucks. Every other status is not failing.
 *
 * Source: section 3, "ELD status", exactly these five.
 */
export const FAILING_ELD_STATUSES = [
  'no_vins_on_coi',
  'eld_vins_not_on_coi',
  'missing_vins_on_eld',
  'some_eld_vin_matches_on_coi',
  'no_eld_vin_matches_on_coi',
] as const

/** One of the five. Source: section 3, "ELD status". */
export type FailingEldStatus = (typeof FAILING_ELD_STATUSES)[number]

/** What is known of a carrier's electronic logging. Null is "not on record". Source: section 3, "ELD status". */
export interface EldStatus {
  readonly carrierId: CarrierId | null
  /** A failing status, or any other word the server has. */
  readonly status: string | null
  /** The maker of the devices as it calls itself. */
  readonly provider: string | null
  /** Whether the provider let the server in with what the carrier gave. */
  readonly hasValidCredentials: boolean | null
}

/** The status of no carrier: nothing is on record. Source: section 8, "ELD status answer". */
export const NO_ELD_STATUS: EldStatus = {
  carrierId: null,
  status: null,
  provider: null,
  hasValidCredentials: null,
}

/**
 * What the answer to an ELD status call means: not found is the status of no carrier, and no refusal.
 *
 * Refuses: every other refusal stands. Source: section 8, "ELD status answer".
 */
export const eldStatusAnswer = (outcome: Outcome<EldStatus, Refusal>): Outcome<EldStatus, Refusal> =>
  !outcome.ok && outcome.refusal.kind === 'not-found' ? done(NO_ELD_STATUS) : outcome

/** Whether a status is one of the five. Empty: null is not failing; it is not known. Source: section 3, "ELD status". */
export const isFailingEldStatus = (status: string | null): status is FailingEldStatus =>
  FAILING_ELD_STATUSES.some(failing => failing === status)
