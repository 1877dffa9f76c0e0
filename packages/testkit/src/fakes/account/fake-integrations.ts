import { done, type Integrations, PAGE_SIZE, refused } from '@fairhaul/core'
import { type FakeCalls, fakeCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

/** `Integrations` in memory. A user's key is always the same; another's, and another company's applications, are not found. */
export const fakeIntegrations = (
  world: FakeWorld = fakeWorld(),
): Integrations & FakeCalls<'outlookKey' | 'applications'> => {
  const { control, answer } = fakeCalls<'outlookKey' | 'applications'>()
  return {
    ...control,
    outlookKey: (ask, signal) =>
      answer('outlookKey', ask, signal, () => {
        if (world.user === null) return refused(refusal.unauthenticated)
        return ask.userId === world.user.id
          ? done({ key: `outlook-key-of-${ask.userId}` })
          : refused(refusal.notFound)
      }),
    applications: (ask, signal) =>
      answer('applications', ask, signal, () => {
        if (world.user === null) return refused(refusal.unauthenticated)
        if (ask.companyId !== world.user.company?.id) return refused(refusal.notFound)
        const own = world.oauthApplications
          .filter(({ companyId }) => companyId === ask.companyId)
          .toSorted((one, other) => one.id - other.id)
        return done(pageOf(own, ask.page ?? 1, PAGE_SIZE))
      }),
  }
}
