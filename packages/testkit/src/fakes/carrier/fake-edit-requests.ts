import { done, type EditRequest, type EditRequests, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong } from '../shared/fake-world.ts'

/** `EditRequests` in memory. */
export const fakeEditRequests = (world: FakeWorld = fakeWorld()): EditRequests & FakeCalls<'create'> => {
  const { control, answer } = userCalls<'create'>(world)
  return {
    ...control,
    create: ask =>
      answer('create', ask, undefined, () => {
        if (!world.carriers.some(({ id }) => id === ask.carrierId)) return refused(refusal.notFound)
        if (ask.message.trim() === '')
          return refused(refusal.invalid('message', 'Tell what should be corrected.'))
        const made: EditRequest = {
          id: nextIdAmong(world.editRequests),
          carrierId: ask.carrierId,
          message: ask.message.trim(),
        }
        world.editRequests.push(made)
        return done(made)
      }),
  }
}
