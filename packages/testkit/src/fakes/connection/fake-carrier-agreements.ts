import { type CarrierAgreements, done } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { connectingCompany, rowOrNotFound, andThen } from './asking-company.ts'
import { ownPackets } from './own-packets.ts'

/** `CarrierAgreements` in memory: those in the packets of the company's own connections. */
export const fakeCarrierAgreements = (
  world: FakeWorld = fakeWorld(),
): CarrierAgreements & FakeCalls<'find' | 'ofCarrier'> => {
  const { control, answer } = userCalls<'find' | 'ofCarrier'>(world)
  const own = (...asked: Parameters<typeof ownPackets>) => {
    const packets = new Set(ownPackets(...asked).map(({ id }) => id))
    return world.carrierAgreements.filter(({ onboardingPacketId }) => packets.has(onboardingPacketId))
  }
  return {
    ...control,
    find: (ask, signal) =>
      answer('find', ask, signal, () =>
        andThen(connectingCompany(world), company =>
          rowOrNotFound(own(world, company).find(({ id }) => id === ask.id)),
        ),
      ),
    ofCarrier: (ask, signal) =>
      answer('ofCarrier', ask, signal, () =>
        andThen(connectingCompany(world), company =>
          andThen(rowOrNotFound(world.carriers.find(({ id }) => id === ask.carrierId)), () =>
            done(own(world, company, ask.carrierId)),
          ),
        ),
      ),
  }
}
