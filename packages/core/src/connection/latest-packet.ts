import type { ConnectionId } from '../shared/ids.ts'
import { newestFirst } from '../shared/newest-first.ts'
import type { OnboardingPacket } from './onboarding-packet.ts'

type Dated = Pick<OnboardingPacket, 'id' | 'createdAt'>

/** The packets, newest first, then by id. Source: section 3, "Onboarding packet". */
export const packetsNewestFirst = <P extends Dated>(packets: readonly P[]): readonly P[] =>
  packets.toSorted(newestFirst)

/** The newest packet of a connection, in any order. Empty: undefined. Source: section 3, "Onboarding packet". */
export const latestPacketOf = (
  packets: readonly OnboardingPacket[],
  connectionId: ConnectionId,
): OnboardingPacket | undefined =>
  packetsNewestFirst(packets).find(packet => packet.connectionId === connectionId)
