import type { CarrierId, CompanyId, OnboardingPacket } from '@fairhaul/core'
import type { FakeWorld } from '../shared/fake-world.ts'

/** The packets of a company's connections, to one carrier or to all. */
export const ownPackets = (
  world: FakeWorld,
  company: CompanyId,
  carrier?: CarrierId,
): readonly OnboardingPacket[] => {
  const connections = world.connections.filter(
    ({ issuerId, carrierId }) => issuerId === company && (carrier === undefined || carrierId === carrier),
  )
  return world.onboardingPackets.filter(({ connectionId }) =>
    connections.some(({ id }) => id === connectionId),
  )
}
