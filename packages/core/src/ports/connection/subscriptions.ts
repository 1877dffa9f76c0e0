import type { CarrierId, SubscriptionId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** One carrier that the company monitors, since when: an instant. It is in My Carriers. Source: section 4, "Subscription". */
export interface Subscription {
  readonly id: SubscriptionId
  readonly carrierId: CarrierId
  readonly createdAt: string
}

/** The company's monitoring of a carrier. Source: section 7, "Connections and onboarding". */
export interface Subscriptions {
  /** Begins to monitor a carrier. The same again gives what there is. */
  subscribe(params: { readonly carrierId: CarrierId }): Promise<Outcome<Subscription, Refusal>>
  /** Also takes the carrier out of My Carriers. Source: section 4, "Subscription". */
  unsubscribe(params: { readonly carrierId: CarrierId }): Promise<Outcome<void, Refusal>>
}
