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
    list: (params, signal) =>
      answer('list', params, signal, () => {
        if (params.companyId === null) return done(emptyPage())
        const why = refusedRules(world)
        if (why !== undefined) return refused(why)
        if (params.companyId !== world.user?.company?.id) return refused(refusal.notFound)
        const own = world.ruleSets.filter(({ companyId }) => companyId === params.companyId)
        return done(pageOf(own, params.page ?? 1, PAGE_SIZE))
      }),
    find: (params, signal) =>
      answer('find', params, signal, () => {
        const why = refusedRules(world)
        if (why !== undefined) return refused(why)
        const found = world.ruleSets.find(({ id }) => id === params.id)
        return found === undefined || found.companyId !== world.user?.company?.id
          ? refused(refusal.notFound)
          : done(found)
      }),
    types: (params, signal) =>
      answer('types', params, signal, () => {
        const why = refusedRules(world)
        return why === undefined ? done(world.ruleSets.slice(0, 1).flatMap(assessedRuleTypes)) : refused(why)
      }),
  }
}
