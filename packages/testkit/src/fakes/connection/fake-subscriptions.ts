import { done, refused, type Subscription, type Subscriptions } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from '../shared/fake-world.ts'

/** `Subscriptions` in memory. The same carrier again gives the first subscription. */
export const fakeSubscriptions = (
  world: FakeWorld = fakeWorld(),
): Subscriptions & FakeCalls<'subscribe' | 'unsubscribe'> => {
  const { control, answer } = userCalls<'subscribe' | 'unsubscribe'>(world)
  return {
    ...control,
    subscribe: params =>
      answer('subscribe', params, undefined, () => {
        const known = world.subscriptions.find(({ carrierId }) => carrierId === params.carrierId)
        if (known !== undefined) return done(known)
        if (!world.carriers.some(({ id }) => id === params.carrierId)) return refused(refusal.notFound)
        const made: Subscription = {
          id: nextIdAmong(world.subscriptions),
          carrierId: params.carrierId,
          createdAt: nextInstant(world),
        }
        world.subscriptions.push(made)
        return done(made)
      }),
    unsubscribe: params =>
      answer('unsubscribe', params, undefined, () => {
        const rest = world.subscriptions.filter(({ carrierId }) => carrierId !== params.carrierId)
        if (rest.length === world.subscriptions.length) return refused(refusal.notFound)
        world.subscriptions = rest
        return done(undefined)
      }),
  }
}
