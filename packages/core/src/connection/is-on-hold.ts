import type { Connection } from './connection.ts'
import { packetStage } from './packet-stage.ts'

/** Whether the newest packet is held. Empty: without a packet, no. Source: section 4, "On hold". */
export const isOnHold = ({ latestPacket }: Pick<Connection, 'latestPacket'>): boolean =>
  latestPacket !== null && packetStage(latestPacket.status) === 'on-hold'
