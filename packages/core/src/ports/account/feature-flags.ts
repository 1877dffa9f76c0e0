import type { FeatureFlags } from '../../account/user.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { UserId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Which features are on for a user. Source: section 7, "Auth and user". */
export interface FeatureFlagBoard {
  /** The flags that are on for one user. Refuses: `not-found` for somebody else. */
  forUser(params: { readonly userId: UserId }, signal?: CancelSignal): Promise<Outcome<FeatureFlags, Refusal>>
}
