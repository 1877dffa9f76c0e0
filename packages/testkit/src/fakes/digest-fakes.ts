import {
  DIGEST_KIND_NAMES,
  type Digests,
  done,
  getsConnectionNotifications,
  type Outcome,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

/** `Digests` in memory: for people with connection notifications. */
export const fakeDigests = (
  world: FakeWorld = fakeWorld(),
): Digests & FakeCalls<'latest' | 'preferences' | 'savePreferences'> => {
  const { control, answer } = userCalls<'latest' | 'preferences' | 'savePreferences'>(world)
  const notified = <T>(give: () => Outcome<T, Refusal>): Outcome<T, Refusal> =>
    world.user !== null && getsConnectionNotifications(world.user) ? give() : refused(refusal.forbidden())
  return {
    ...control,
    latest: signal => answer('latest', undefined, signal, () => notified(() => done(world.latestDigest))),
    preferences: signal => answer('preferences', undefined, signal, () => notified(() => done(world.digest))),
    savePreferences: params =>
      answer('savePreferences', params, undefined, () =>
        notified(() => {
          const kinds = DIGEST_KIND_NAMES.filter(kind => params.kinds.includes(kind))
          if (kinds.length === 0)
            return refused(refusal.invalid('kinds', 'Choose at least one kind of change.'))
          world.digest = { ...world.digest, frequency: params.frequency, kinds }
          return done(world.digest)
        }),
      ),
  }
}
