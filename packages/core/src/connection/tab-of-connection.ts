import { isOnHold } from '../carrier/hold.ts'
import { packetStage } from '../carrier/packet-stage.ts'
import type { CarrierListTab } from './carrier-list-tabs.ts'
import type { Connection } from './connection.ts'

/**
 * Whether a carrier is in the course of onboarding: not dismissed, answered, and with a packet neither complete nor on
 * hold. Empty: without a packet, no. Source: section 4, "In progress".
 */
export const isInProgress = ({
  isDismissed,
  receiver,
  latestPacket,
}: Pick<Connection, 'isDismissed' | 'receiver' | 'latestPacket'>): boolean =>
  !isDismissed &&
  receiver !== null &&
  latestPacket !== null &&
  packetStage(latestPacket.status) === 'in-progress'

interface TabRule {
  readonly tab: CarrierListTab
  readonly holds: (connection: Connection) => boolean
}

/**
 * The conditions that put a connection in a tab; the first that applies decides.
 *
 * Source: section 2, "Carrier list tabs"; section 4, "Do not dispatch"; section 4, "Dismissal"; section 4, "On hold";
 * section 4, "In progress". Choice: a do-not-dispatch carrier is shown as such even when dismissed, and one with a
 * packet on hold is on hold even if it was onboarded before: a warning is never hidden. An onboarded carrier with a
 * packet in progress stays usable, in My carriers.
 */
export const TAB_RULES: readonly TabRule[] = [
  { tab: 'do-not-dispatch', holds: ({ status }) => status === 'do_not_dispatch' },
  { tab: 'dismissed', holds: ({ isDismissed }) => isDismissed },
  { tab: 'on-hold', holds: isOnHold },
  { tab: 'my-carriers', holds: ({ status }) => status === 'onboarded' },
  { tab: 'in-progress', holds: isInProgress },
]

/**
 * The one tab that shows a connection. Empty: null for a carrier that was asked to onboard and has not started, or
 * whose packet is complete and awaits the broker's decision. Source: section 2, "Carrier list tabs".
 */
export const tabOfConnection = (connection: Connection): CarrierListTab | null =>
  TAB_RULES.find(({ holds }) => holds(connection))?.tab ?? null
