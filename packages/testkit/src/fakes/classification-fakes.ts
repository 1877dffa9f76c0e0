import {
  type Classification,
  type Classifications,
  type ClassificationsParams,
  done,
  PAGE_SIZE,
  refused,
} from '@fairhaul/core'
import { andThen, rowOrNotFound, signedInCompany } from './fake-calls.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

const FILTERS = ['companyId', 'isActive', 'isByBrokerElection'] as const satisfies readonly (
  | keyof ClassificationsParams
  | keyof Classification
)[]

/** `Classifications` in memory: the company's own and every company's. */
export const fakeClassifications = (
  world: FakeWorld = fakeWorld(),
): Classifications & FakeCalls<'list' | 'unassigned'> => {
  const { control, answer } = userCalls<'list' | 'unassigned'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        andThen(signedInCompany(world), company => {
          if (params.companyId !== undefined && params.companyId !== company) return refused(refusal.notFound)
          const rows = world.classifications.filter(
            each =>
              (each.companyId === null || each.companyId === company) &&
              FILTERS.every(filter => params[filter] === undefined || each[filter] === params[filter]),
          )
          const highestIdFirst = rows.toSorted((one, other) => other.id - one.id)
          return done(pageOf(highestIdFirst, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    unassigned: (params, signal) =>
      answer('unassigned', params, signal, () =>
        andThen(signedInCompany(world), () =>
          andThen(rowOrNotFound(world.carriers.find(({ id }) => id === params.carrierId)), ({ id }) =>
            done(world.unassigned.get(id) ?? []),
          ),
        ),
      ),
  }
}
