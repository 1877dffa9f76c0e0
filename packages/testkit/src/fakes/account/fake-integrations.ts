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
    outlookKey: (params, signal) =>
      answer('outlookKey', params, signal, user =>
        params.userId === user.id
          ? done({ key: `outlook-key-of-${params.userId}` })
          : refused(refusal.notFound),
      ),
    applications: (params, signal) =>
      answer('applications', params, signal, user => {
        if (params.companyId !== user.company?.id) return refused(refusal.notFound)
        const own = world.oauthApplications
          .filter(({ companyId }) => companyId === params.companyId)
          .toSorted((one, other) => one.id - other.id)
        return done(pageOf(own, params.page ?? 1, PAGE_SIZE))
      }),
  }
}
