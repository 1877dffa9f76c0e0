import { assessedRuleTypes, done, emptyPage, PAGE_SIZE, type Rules, refused } from '@fairhaul/core'
import { type FakeCalls, fakeCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

/** `Rules` in memory: the newest rule set stands first. */
export const fakeRules = (world: FakeWorld = fakeWorld()): Rules & FakeCalls<'list' | 'types'> => {
  const { control, answer } = fakeCalls<'list' | 'types'>()
  return {
    ...control,
    list: (ask, signal) =>
      answer('list', ask, signal, () => {
        if (ask.companyId === null) return done(emptyPage())
        if (ask.companyId !== world.user?.company?.id) return refused(refusal.notFound)
        const own = world.ruleSets.filter(({ companyId }) => companyId === ask.companyId)
        return done(pageOf(own, ask.page ?? 1, PAGE_SIZE))
      }),
    types: (ask, signal) =>
      answer('types', ask, signal, () => done(world.ruleSets.slice(0, 1).flatMap(assessedRuleTypes))),
  }
}
