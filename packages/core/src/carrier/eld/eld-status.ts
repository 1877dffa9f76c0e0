import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import { done } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * The statuses in which a carrier's electronic logging devices and its certificate of insurance list different trucks.
 * No other status fails.
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

/** What is known about a carrier's electronic logging. Null is "not on record". Source: section 3, "ELD status". */
export interface EldStatus {
  readonly carrierId: CarrierId | null
  /** A failing status, or any other word the server sends. */
  readonly status: string | null
  /** The maker of the devices, by its own name. */
  readonly provider: string | null
  /** Whether the provider accepted the carrier's credentials from the server. */
  readonly hasValidCredentials: boolean | null
}

/** The status without a carrier: nothing is on record. Source: section 8, "ELD status answer". */
const NO_ELD_STATUS: EldStatus = {
  carrierId: null,
  status: null,
  provider: null,
  hasValidCredentials: null,
}

/**
 * The meaning of an ELD status response: not found is the empty status, not a refusal.
 *
 * Refuses: every other refusal is returned unchanged. Source: section 8, "ELD status answer".
 */
export const eldStatusAnswer = (outcome: Outcome<EldStatus, Refusal>): Outcome<EldStatus, Refusal> =>
  !outcome.ok && outcome.refusal.kind === 'not-found' ? done(NO_ELD_STATUS) : outcome

/** Whether a status is one of the five. Empty: null is not failing, but unknown. Source: section 3, "ELD status". */
export const isFailingEldStatus = (status: string | null): status is FailingEldStatus =>
  FAILING_ELD_STATUSES.some(failing => failing === status)
