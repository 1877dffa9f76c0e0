import type { CommodityType } from '../identity-alert/commodity-type.ts'
import type { AlertEvidence, IdentityAlertDetail, NewAlertEvidence } from '../identity-alert/alert-detail.ts'
import type { IdentityAlert, IdentityAlertId, NewIdentityAlert } from '../identity-alert/identity-alert.ts'
import type { IdentityAlertFilter } from '../identity-alert/identity-alert-filter.ts'
import type {
  IdentityAlertMessage,
  NewIdentityAlertMessage,
} from '../identity-alert/identity-alert-message.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { UploadProgress } from '../shared/files.ts'
import type { CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** Commodities of loads. Source: section 7, "Alerts and identity". */
export interface CommodityTypes {
  /** By name, id as the last key; 50 a page from 1. */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CommodityType>, Refusal>>
}

/** Comments on alerts. Source: section 7, "Alerts and identity". */
export interface IdentityAlertMessages {
  /** Adds one. `invalid` on `message` for a blank one; `conflict` on an unpublished alert. */
  create(params: NewIdentityAlertMessage): Promise<Outcome<IdentityAlertMessage, Refusal>>
}

/** The request for alerts, with their page: from 1, which is the default; 50 a page. */
export interface IdentityAlertsParams extends IdentityAlertFilter {
  readonly page?: number
}

/** Warnings that brokers publish to each other. Source: section 7, "Alerts and identity". */
export interface IdentityAlerts {
  /** Publishes one. `invalid` by field; `not-found` for an unknown carrier. */
  create(params: NewIdentityAlert): Promise<Outcome<IdentityAlert, Refusal>>
  /**
   * Newest day first, id as the last key. Unpublished alerts are shown to their own company only. Another company, or a
   * user of one, is not found.
   */
  list(params: IdentityAlertsParams, signal?: CancelSignal): Promise<Outcome<Page<IdentityAlert>, Refusal>>
  /**
   * Those about one carrier, in the same order, 50 a page from 1: a capability beyond section 7, which cannot filter by
   * carrier. `not-found` for an unknown carrier, and from a monitor without this call.
   */
  ofCarrier(
    params: { readonly carrierId: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<IdentityAlert>, Refusal>>
  /**
   * One alert with its evidence: a capability beyond section 7. `not-found` for a missing one, for an unpublished one of
   * another company, and from a monitor without this call.
   */
  find(
    params: { readonly id: IdentityAlertId },
    signal?: CancelSignal,
  ): Promise<Outcome<IdentityAlertDetail, Refusal>>
  /**
   * Adds evidence to an alert of one's own company: a capability beyond section 7. `invalid` by field, also for a file
   * that is no document; `forbidden` for another's alert, `conflict` on an unpublished one, or beyond 20 pieces.
   */
  addEvidence(
    params: NewAlertEvidence,
    signal?: CancelSignal,
    onProgress?: UploadProgress,
  ): Promise<Outcome<AlertEvidence, Refusal>>
  /** Unpublishes one. `forbidden` for another user's, `conflict` if it is already unpublished. */
  unpublish(params: { readonly id: IdentityAlertId }): Promise<Outcome<IdentityAlert, Refusal>>
}
