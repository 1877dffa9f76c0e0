import type { CommodityType } from '../identity-alert/commodity-type.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'
import type {
  IdentityAlertMessage,
  NewIdentityAlertMessage,
} from '../identity-alert/identity-alert-message.ts'

import type { IdentityAlert, IdentityAlertId, NewIdentityAlert } from '../identity-alert/identity-alert.ts'
import type { IdentityAlertFilter } from '../identity-alert/identity-alert-filter.ts'

/** What loads carry. Source: section 7, "Alerts and identity". */
export interface CommodityTypes {
  /** By name, id as the last key; 50 a page from 1. */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CommodityType>, Refusal>>
}

/** What is added to alerts. Source: section 7, "Alerts and identity". */
export interface IdentityAlertMessages {
  /** Adds one. `invalid` on `message` for a blank one; `conflict` on an alert that was taken back. */
  create(params: NewIdentityAlertMessage): Promise<Outcome<IdentityAlertMessage, Refusal>>
}

/** Which alerts are asked for, and which page of them: from 1, which is the default; 50 a page. */
export interface IdentityAlertsParams extends IdentityAlertFilter {
  readonly page?: number
}

/** What brokers warn each other of. Source: section 7, "Alerts and identity". */
export interface IdentityAlerts {
  /** Raises one. `invalid` by field; `not-found` for a carrier that is not there. */
  create(params: NewIdentityAlert): Promise<Outcome<IdentityAlert, Refusal>>
  /**
   * Newest day first, id as the last key. Alerts that were taken back are shown to their own company only. Another
   * company, or a user of one, is not found.
   */
  list(params: IdentityAlertsParams, signal?: CancelSignal): Promise<Outcome<Page<IdentityAlert>, Refusal>>
  /** Takes one back. `forbidden` for another's, `conflict` for one that was taken back already. */
  unpublish(params: { readonly id: IdentityAlertId }): Promise<Outcome<IdentityAlert, Refusal>>
}
