import {
  type ChangeOrderDecision,
  type CompanyChangeOrder,
  type CompanyChangeOrderId,
  type CompanyChangeOrders,
  decideChangeOrder,
  displayName,
  done,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextInstant } from '../shared/fake-world.ts'
import { companyRefusal } from './fake-company-billing.ts'

type Call = 'list' | 'find' | 'approve' | 'reject'

const withId = (world: FakeWorld, wanted: CompanyChangeOrderId): Outcome<CompanyChangeOrder, Refusal> => {
  const order = world.changeOrders.find(({ id }) => id === wanted)
  return order === undefined ? refused(refusal.notFound) : done(order)
}

const decided = (
  world: FakeWorld,
  id: CompanyChangeOrderId,
  decision: ChangeOrderDecision,
): Outcome<CompanyChangeOrder, Refusal> => {
  const not = companyRefusal(world, 'decide-change-order')
  if (not !== null) return refused(not)
  const found = withId(world, id)
  if (!found.ok) return found
  const by = world.user === null ? null : displayName(world.user)
  const after = decideChangeOrder(found.value, decision, { by, at: nextInstant(world) })
  if (!after.ok) return refused(refusal.conflict(after.refusal.message))
  world.changeOrders = world.changeOrders.map(each => (each.id === id ? after.value : each))
  return done(after.value)
}

/** `CompanyChangeOrders` in memory. */
export const fakeCompanyChangeOrders = (
  world: FakeWorld = fakeWorld(),
): CompanyChangeOrders & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
  const seen = <T>(give: () => Outcome<T, Refusal>): Outcome<T, Refusal> => {
    const not = companyRefusal(world, 'see-change-orders')
    return not === null ? give() : refused(not)
  }
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        seen(() => {
          const newestFirst = world.changeOrders.toSorted(
            (one, other) => other.requestedAt.localeCompare(one.requestedAt) || other.id - one.id,
          )
          return done(pageOf(newestFirst, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    find: (params, signal) => answer('find', params, signal, () => seen(() => withId(world, params.id))),
    approve: params => answer('approve', params, undefined, () => decided(world, params.id, 'approved')),
    reject: params => answer('reject', params, undefined, () => decided(world, params.id, 'rejected')),
  }
}
