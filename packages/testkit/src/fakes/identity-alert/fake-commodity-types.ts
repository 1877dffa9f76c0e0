import { type CommodityTypes, done, PAGE_SIZE } from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

/** `CommodityTypes` in memory. */
export const fakeCommodityTypes = (world: FakeWorld = fakeWorld()): CommodityTypes & FakeCalls<'list'> => {
  const { control, answer } = userCalls<'list'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const byName = world.commodityTypes.toSorted(
          (one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)) || one.id - other.id,
        )
        return done(pageOf(byName, params.page ?? 1, PAGE_SIZE))
      }),
  }
}
