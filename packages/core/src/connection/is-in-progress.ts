import type { Connection } from './connection.ts'
import { packetStage } from './packet-stage.ts'

/**
 * Whether a carrier is on its way through onboarding: not dismissed, answered, and with a packet neither complete nor
 * held. Empty: without a packet, no. Source: section 4, "In progress".
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
