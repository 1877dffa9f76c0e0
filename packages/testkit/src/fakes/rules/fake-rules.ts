import { assessedRuleTypes, done, emptyPage, PAGE_SIZE, type Rules, refused } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { refusedRules } from './refused-rules.ts'

/** `Rules` in memory: the newest rule set stands first. */
export const fakeRules = (world: FakeWorld = fakeWorld()): Rules & FakeCalls<'list' | 'types' | 'find'> => {
  const { control, answer } = userCalls<'list' | 'types' | 'find'>(world)
  return {
    ...control,
    list: (ask, signal) =>
      answer('list', ask, signal, () => {
        if (ask.companyId === null) return done(emptyPage())
        const why = refusedRules(world)
        if (why !== undefined) return refused(why)
        if (ask.companyId !== world.user?.company?.id) return refused(refusal.notFound)
        const own = world.ruleSets.filter(({ companyId }) => companyId === ask.companyId)
        return done(pageOf(own, ask.page ?? 1, PAGE_SIZE))
      }),
    find: (ask, signal) =>
      answer('find', ask, signal, () => {
        const why = refusedRules(world)
        if (why !== undefined) return refused(why)
        const found = world.ruleSets.find(({ id }) => id === ask.id)
        return found === undefined || found.companyId !== world.user?.company?.id
          ? refused(refusal.notFound)
          : done(found)
      }),
    types: (ask, signal) =>
      answer('types', ask, signal, () => {
        const why = refusedRules(world)
        return why === undefined ? done(world.ruleSets.slice(0, 1).flatMap(assessedRuleTypes)) : refused(why)
      }),
  }
}
