import type { CarrierId } from '../shared/ids.ts'
import type { MonitoredCarrier } from './monitored-carrier.ts'

/**
 * My Carriers after a subscription was deleted: without the carrier. Empty: a carrier that is not included changes
 * nothing. Source: section 4, "Subscription".
 */
export const withoutMonitored = (
  monitored: readonly MonitoredCarrier[],
  carrierId: CarrierId,
): readonly MonitoredCarrier[] => monitored.filter(({ subscription }) => subscription.carrierId !== carrierId)

/** My Carriers after a subscription was created: with the carrier once, in front. Source: section 4, "Subscription". */
export const withMonitored = (
  monitored: readonly MonitoredCarrier[],
  added: MonitoredCarrier,
): readonly MonitoredCarrier[] => [added, ...withoutMonitored(monitored, added.subscription.carrierId)]
