import { type CarrierAgreements, done } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { connectingCompany, rowOrNotFound, andThen } from './signed-in-company.ts'
import { ownPackets } from './own-packets.ts'

/** `CarrierAgreements` in memory: those in the packets of the company's own connections. */
export const fakeCarrierAgreements = (
  world: FakeWorld = fakeWorld(),
): CarrierAgreements & FakeCalls<'find' | 'ofCarrier'> => {
  const { control, answer } = userCalls<'find' | 'ofCarrier'>(world)
  const own = (...requests: Parameters<typeof ownPackets>) => {
    const packets = new Set(ownPackets(...requests).map(({ id }) => id))
    return world.carrierAgreements.filter(({ onboardingPacketId }) => packets.has(onboardingPacketId))
  }
  return {
    ...control,
    find: (params, signal) =>
      answer('find', params, signal, () =>
        andThen(connectingCompany(world), company =>
          rowOrNotFound(own(world, company).find(({ id }) => id === params.id)),
        ),
      ),
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () =>
        andThen(connectingCompany(world), company =>
          andThen(rowOrNotFound(world.carriers.find(({ id }) => id === params.carrierId)), () =>
            done(own(world, company, params.carrierId)),
          ),
        ),
      ),
  }
}
