import type { ConnectionId } from '../shared/ids.ts'
import type { OnboardingPacket } from './onboarding-packet.ts'

type Dated = Pick<OnboardingPacket, 'id' | 'createdAt'>

/** Positive when the other is newer. Instants of the monitor compare as text. */
const newestFirst = (one: Dated, other: Dated): number =>
  one.createdAt > other.createdAt ? -1 : one.createdAt < other.createdAt ? 1 : other.id - one.id

/** The packets, newest first, id as the last key. Source: section 3, "Onboarding packet". */
export const packetsNewestFirst = <P extends Dated>(packets: readonly P[]): readonly P[] =>
  packets.toSorted(newestFirst)

/** The newest packet of a connection, whatever the order. Empty: undefined. Source: section 3, "Onboarding packet". */
export const latestPacketOf = (
  packets: readonly OnboardingPacket[],
  connectionId: ConnectionId,
): OnboardingPacket | undefined =>
  packetsNewestFirst(packets).find(packet => packet.connectionId === connectionId)
