import {
  type CarrierId,
  type CompanyId,
  type Connection,
  type Connections,
  done,
  latestPacketOf,
  type OnboardingPacket,
  type OnboardingPackets,
  type Outcome,
  type Refusal,
} from '@fairhaul/core'

export interface OnboardingPorts {
  readonly connections: Pick<Connections, 'list'>
  readonly packets: Pick<OnboardingPackets, 'list'>
}

/** How far a carrier has come with one broker. */
export interface Onboarding {
  /** Null: not connected. */
  readonly connection: Connection | null
  /** The newest packet. Null: none was sent. */
  readonly packet: OnboardingPacket | null
}

/** Requests the connection to a carrier and its newest packet. Both are requested again, as one follows from the other. */
export const onboardingOf = async (
  { connections, packets }: OnboardingPorts,
  params: { readonly issuerId: CompanyId; readonly carrierId: CarrierId },
  signal: AbortSignal,
): Promise<Outcome<Onboarding, Refusal>> => {
  const found = await connections.list(params, signal)
  if (!found.ok) return found
  const [connection] = found.value.items
  if (connection === undefined) return done({ connection: null, packet: null })
  const sent = await packets.list({ connectionId: connection.id }, signal)
  if (!sent.ok) return sent
  return done({ connection, packet: latestPacketOf(sent.value.items, connection.id) ?? null })
}
