import { done, type FeatureFlagBoard, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

/** `FeatureFlagBoard` in memory. Another's flags are not found. */
export const fakeFeatureFlags = (world: FakeWorld = fakeWorld()): FeatureFlagBoard & FakeCalls<'forUser'> => {
  const { control, answer } = userCalls<'forUser'>(world)
  return {
    ...control,
    forUser: (params, signal) =>
      answer('forUser', params, signal, user => {
        return user.id === params.userId ? done(new Set(world.flags)) : refused(refusal.notFound)
      }),
  }
}
