import { done, type EditRequest, type EditRequests, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong } from '../shared/fake-world.ts'

/** `EditRequests` in memory. */
export const fakeEditRequests = (world: FakeWorld = fakeWorld()): EditRequests & FakeCalls<'create'> => {
  const { control, answer } = userCalls<'create'>(world)
  return {
    ...control,
    create: params =>
      answer('create', params, undefined, () => {
        if (!world.carriers.some(({ id }) => id === params.carrierId)) return refused(refusal.notFound)
        if (params.message.trim() === '')
          return refused(refusal.invalid('message', 'Tell what should be corrected.'))
        const made: EditRequest = {
          id: nextIdAmong(world.editRequests),
          carrierId: params.carrierId,
          message: params.message.trim(),
        }
        world.editRequests.push(made)
        return done(made)
      }),
  }
}
