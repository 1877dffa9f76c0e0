import { done, type Integrations, PAGE_SIZE, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

/** `Integrations` in memory. A user's key is always the same; another's, and another company's applications, are not found. */
export const fakeIntegrations = (
  world: FakeWorld = fakeWorld(),
): Integrations & FakeCalls<'outlookKey' | 'applications'> => {
  const { control, answer } = userCalls<'outlookKey' | 'applications'>(world)
  return {
    ...control,
    outlookKey: (ask, signal) =>
      answer('outlookKey', ask, signal, user =>
        ask.userId === user.id ? done({ key: `outlook-key-of-${ask.userId}` }) : refused(refusal.notFound),
      ),
    applications: (ask, signal) =>
      answer('applications', ask, signal, user => {
        if (ask.companyId !== user.company?.id) return refused(refusal.notFound)
        const own = world.oauthApplications
          .filter(({ companyId }) => companyId === ask.companyId)
          .toSorted((one, other) => one.id - other.id)
        return done(pageOf(own, ask.page ?? 1, PAGE_SIZE))
      }),
  }
}
