import { done, type EldStatuses, eldStatusAnswer, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

/** `EldStatuses` in memory. */
export const fakeEldStatuses = (world: FakeWorld = fakeWorld()): EldStatuses & FakeCalls<'ofCarrier'> => {
  const { control, answer } = userCalls<'ofCarrier'>(world)
  return {
    ...control,
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () => {
        const status = world.eldStatuses.find(({ carrierId }) => carrierId === params.carrierId)
        return eldStatusAnswer(status === undefined ? refused(refusal.notFound) : done(status))
      }),
  }
}
