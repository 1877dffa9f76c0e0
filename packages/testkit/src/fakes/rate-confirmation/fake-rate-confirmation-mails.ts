import { done, listMails, PAGE_SIZE, type RateConfirmationMails, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { refusedRateConfirmations } from './refused-rate-confirmations.ts'

/** `RateConfirmationMails` in memory, with the refusals of the server. */
export const fakeRateConfirmationMails = (
  world: FakeWorld = fakeWorld(),
): RateConfirmationMails & FakeCalls<'list' | 'find'> => {
  const { control, answer } = userCalls<'list' | 'find'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const why = refusedRateConfirmations(world)
        return why === undefined
          ? done(pageOf(listMails(world.rateConfirmationMails, params), params.page ?? 1, PAGE_SIZE))
          : refused(why)
      }),
    find: (params, signal) =>
      answer('find', params, signal, () => {
        const why = refusedRateConfirmations(world)
        if (why !== undefined) return refused(why)
        const mail = world.rateConfirmationMails.find(({ id }) => id === params.id)
        return mail === undefined ? refused(refusal.notFound) : done(mail)
      }),
  }
}
