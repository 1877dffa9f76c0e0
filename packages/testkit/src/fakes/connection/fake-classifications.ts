import {
  type Classification,
  type Classifications,
  type ClassificationsAsk,
  done,
  PAGE_SIZE,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import { askingCompany, rowOrNotFound, andThen } from './asking-company.ts'

const FILTERS = ['companyId', 'isActive', 'isByBrokerElection'] as const satisfies readonly (
  | keyof ClassificationsAsk
  | keyof Classification
)[]

/** `Classifications` in memory: the company's own and every company's. */
export const fakeClassifications = (
  world: FakeWorld = fakeWorld(),
): Classifications & FakeCalls<'list' | 'unassigned'> => {
  const { control, answer } = userCalls<'list' | 'unassigned'>(world)
  return {
    ...control,
    list: (ask, signal) =>
      answer('list', ask, signal, () =>
        andThen(askingCompany(world), company => {
          if (ask.companyId !== undefined && ask.companyId !== company) return refused(refusal.notFound)
          const rows = world.classifications.filter(
            each =>
              (each.companyId === null || each.companyId === company) &&
              FILTERS.every(filter => ask[filter] === undefined || each[filter] === ask[filter]),
          )
          const highestIdFirst = rows.toSorted((one, other) => other.id - one.id)
          return done(pageOf(highestIdFirst, ask.page ?? 1, PAGE_SIZE))
        }),
      ),
    unassigned: (ask, signal) =>
      answer('unassigned', ask, signal, () =>
        andThen(askingCompany(world), () =>
          andThen(rowOrNotFound(world.carriers.find(({ id }) => id === ask.carrierId)), ({ id }) =>
            done(world.unassigned.get(id) ?? []),
          ),
        ),
      ),
  }
}
