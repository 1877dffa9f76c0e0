import type { CarrierId, SubscriptionId } from '../shared/ids.ts'

/**
 * A carrier that the company monitors, and since which instant. It is in My Carriers. Source: section 4,
 * "Subscription".
 */
export interface Subscription {
  readonly id: SubscriptionId
  readonly carrierId: CarrierId
  readonly createdAt: string
}
