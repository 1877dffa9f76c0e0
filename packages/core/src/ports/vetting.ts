import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Refusal } from '../shared/refusal.ts'
import type {
  VettedCarriers,
  VettingFeed,
  VettingReason,
  VettingSettings,
  VettingTerms,
} from '../vetting/vetting.ts'
import type { FeedParams } from './change.ts'

/** A request for carriers that are due. */
export interface VettingDueParams extends FeedParams {
  /** Missing: for any reason. */
  readonly reason?: VettingReason
}

/**
 * When each carrier was last decided on, and which are to be decided on again: a capability beyond section 7. Everyone in the
 * company reads it; the settings are written by those who write the policy.
 *
 * Refuses: `not-found` from a monitor without it; `forbidden` without rules in the plan, and to write without the scopes.
 * Source: section 3, "Re-vetting".
 */
export interface Vetting {
  /** The settings, and the version of the policy in force. */
  terms(signal?: CancelSignal): Promise<Outcome<VettingTerms, Refusal>>
  /** Saves the settings. `invalid` on `everyDays` or `unusedDays` for days out of 1 to 3,650. */
  changeSettings(params: VettingSettings): Promise<Outcome<VettingTerms, Refusal>>
  /**
   * The onboarded carriers that are due, the most overdue first, 50 at a time by default.
   *
   * Refuses: `forbidden` without connections in the plan; `invalid` on `cursor` for a text that the monitor did not give.
   */
  due(params: VettingDueParams, signal?: CancelSignal): Promise<Outcome<VettingFeed, Refusal>>
  /** The last decision and use of some carriers, 50 at most. Left out is one that is not on record. */
  ofCarriers(
    params: { readonly carrierIds: readonly CarrierId[] },
    signal?: CancelSignal,
  ): Promise<Outcome<VettedCarriers, Refusal>>
}
