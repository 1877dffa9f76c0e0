import type {
  IdentityAlertMessage,
  NewIdentityAlertMessage,
} from '../../identity-alert/identity-alert-message.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** What is added to alerts. Source: section 7, "Alerts and identity". */
export interface IdentityAlertMessages {
  /** Adds one. `invalid` on `message` for a blank one; `conflict` on an alert that was taken back. */
  create(params: NewIdentityAlertMessage): Promise<Outcome<IdentityAlertMessage, Refusal>>
}
