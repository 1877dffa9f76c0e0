import { done, type EldStatuses, eldStatusAnswer, refused } from '@fairhaul/core'
import { type FakeCalls, fakeCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

/** `EldStatuses` in memory. */
export const fakeEldStatuses = (world: FakeWorld = fakeWorld()): EldStatuses & FakeCalls<'ofCarrier'> => {
  const { control, answer } = fakeCalls<'ofCarrier'>()
  return {
    ...control,
    ofCarrier: (ask, signal) =>
      answer('ofCarrier', ask, signal, () => {
        if (world.user === null) return refused(refusal.unauthenticated)
        const status = world.eldStatuses.find(({ carrierId }) => carrierId === ask.carrierId)
        return eldStatusAnswer(status === undefined ? refused(refusal.notFound) : done(status))
      }),
  }
}
