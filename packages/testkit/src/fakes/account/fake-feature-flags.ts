import { done, type FeatureFlagBoard, refused } from '@fairhaul/core'
import { type FakeCalls, fakeCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

/** `FeatureFlagBoard` in memory. Another's flags are not found. */
export const fakeFeatureFlags = (world: FakeWorld = fakeWorld()): FeatureFlagBoard & FakeCalls<'forUser'> => {
  const { control, answer } = fakeCalls<'forUser'>()
  return {
    ...control,
    forUser: (ask, signal) =>
      answer('forUser', ask, signal, () => {
        if (world.user === null) return refused(refusal.unauthenticated)
        return world.user.id === ask.userId ? done(new Set(world.flags)) : refused(refusal.notFound)
      }),
  }
}
