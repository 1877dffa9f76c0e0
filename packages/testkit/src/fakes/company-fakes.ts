import {
  type AddPaymentMethod,
  type Billing,
  type ChangeOrderCounts,
  type ChangeOrderDecision,
  type ChangeOrderFilter,
  type ChangeOrderTab,
  type CompanyAction,
  type CompanyBilling,
  type CompanyChangeOrder,
  type CompanyChangeOrderId,
  type CompanyChangeOrders,
  type CompanyReport,
  type CompanyReportId,
  type CompanyReports,
  type DecideChangeOrder,
  decideChangeOrder,
  displayName,
  done,
  type FeatureFlagBoard,
  type Integrations,
  isInChangeOrderTab,
  looksLikeCardNumber,
  mayInCompany,
  type Outcome,
  PAGE_SIZE,
  type PlanId,
  planChange,
  planOf,
  type Refusal,
  type ReportRunEvent,
  refused,
  reportRunAfter,
  runReport,
  withPaymentMethod,
} from '@fairhaul/core'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'

/** Why the one who is signed in may not do something about their company. Empty: null when they may. */
export const companyRefusal = ({ user }: FakeWorld, action: CompanyAction): Refusal | null =>
  user !== null && mayInCompany(user, action)
    ? null
    : refusal.forbidden('You may not do this for your company.')

const changedPlan = (world: FakeWorld, planId: PlanId): Outcome<Billing, Refusal> => {
  const change = planChange(world.billing, planId)
  if (!change.ok) return refused(refusal.invalid('planId', change.refusal.message))
  world.billing = { ...world.billing, plan: change.value.to }
  return done(world.billing)
}

const added = (world: FakeWorld, { nonce, planId }: AddPaymentMethod): Outcome<Billing, Refusal> => {
  if (looksLikeCardNumber(nonce)) return refused(refusal.invalid('nonce', 'A card number is not taken here.'))
  if (world.usedNonces.has(nonce)) return refused(refusal.invalid('nonce', 'This card entry has been used.'))
  const plan = planOf(world.billing, planId)
  if (plan === undefined) return refused(refusal.invalid('planId', 'This plan is not available.'))
  world.usedNonces.add(nonce)
  const { paymentMethods } = world.billing
  world.billing = {
    ...world.billing,
    plan,
    paymentMethods: withPaymentMethod(paymentMethods, {
      id: nextIdAmong(paymentMethods),
      brand: 'visa',
      lastFour: '4242',
      expiry: { month: 4, year: 2029 },
      isDefault: true,
    }),
  }
  return done(world.billing)
}

/** `CompanyBilling` in memory. Every nonce is the same test card, and is accepted once. */
export const fakeCompanyBilling = (
  world: FakeWorld = fakeWorld(),
): CompanyBilling & FakeCalls<'current' | 'changePlan' | 'addPaymentMethod'> => {
  const { control, answer } = userCalls<'current' | 'changePlan' | 'addPaymentMethod'>(world)
  const unless = <T>(action: CompanyAction, give: () => Outcome<T, Refusal>): Outcome<T, Refusal> => {
    const not = companyRefusal(world, action)
    return not === null ? give() : refused(not)
  }
  return {
    ...control,
    current: signal =>
      answer('current', undefined, signal, () => unless('see-billing', () => done(world.billing))),
    changePlan: params =>
      answer('changePlan', params, undefined, () =>
        unless('change-plan', () => changedPlan(world, params.planId)),
      ),
    addPaymentMethod: params =>
      answer('addPaymentMethod', params, undefined, () =>
        unless('add-payment-method', () => added(world, params)),
      ),
  }
}

type CompanyChangeOrdersCall = 'list' | 'count' | 'find' | 'approve' | 'reject'

const withId = (world: FakeWorld, wanted: CompanyChangeOrderId): Outcome<CompanyChangeOrder, Refusal> => {
  const order = world.changeOrders.find(({ id }) => id === wanted)
  return order === undefined ? refused(refusal.notFound) : done(order)
}

/** The change orders that match, newest first. */
const narrowed = (
  { changeOrders }: FakeWorld,
  { requestedBy, since }: ChangeOrderFilter,
): readonly CompanyChangeOrder[] =>
  changeOrders
    .filter(each => requestedBy === undefined || each.requestedBy === requestedBy)
    .filter(({ requestedAt }) => since === undefined || requestedAt.slice(0, since.length) >= since)
    .toSorted((one, other) => other.requestedAt.localeCompare(one.requestedAt) || other.id - one.id)

const counted = (world: FakeWorld, filter: ChangeOrderFilter): ChangeOrderCounts => {
  const found = narrowed(world, filter)
  const countOf = (tab: ChangeOrderTab) => found.filter(each => isInChangeOrderTab(tab, each)).length
  const names = world.changeOrders.flatMap(({ requestedBy }) => requestedBy ?? [])
  return {
    tabs: {
      pending: countOf('pending'),
      approved: countOf('approved'),
      rejected: countOf('rejected'),
      all: countOf('all'),
    },
    requesters: [...new Set(names)].toSorted(),
  }
}

const decided = (
  world: FakeWorld,
  { id, reason }: DecideChangeOrder,
  decision: ChangeOrderDecision,
): Outcome<CompanyChangeOrder, Refusal> => {
  const not = companyRefusal(world, 'decide-change-order')
  if (not !== null) return refused(not)
  const found = withId(world, id)
  if (!found.ok) return found
  const by = world.user === null ? null : displayName(world.user)
  const after = decideChangeOrder(found.value, decision, {
    by,
    at: nextInstant(world),
    reason: reason?.trim() ?? null,
  })
  if (!after.ok) return refused(refusal.conflict(after.refusal.message))
  world.changeOrders = world.changeOrders.map(each => (each.id === id ? after.value : each))
  return done(after.value)
}

/** `CompanyChangeOrders` in memory. */
export const fakeCompanyChangeOrders = (
  world: FakeWorld = fakeWorld(),
): CompanyChangeOrders & FakeCalls<CompanyChangeOrdersCall> => {
  const { control, answer } = userCalls<CompanyChangeOrdersCall>(world)
  const seen = <T>(give: () => Outcome<T, Refusal>): Outcome<T, Refusal> => {
    const not = companyRefusal(world, 'see-change-orders')
    return not === null ? give() : refused(not)
  }
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        seen(() => {
          const found = narrowed(world, params).filter(each => isInChangeOrderTab(params.tab ?? 'all', each))
          return done(pageOf(found, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    count: (params, signal) =>
      answer('count', params, signal, () => seen(() => done(counted(world, params)))),
    find: (params, signal) => answer('find', params, signal, () => seen(() => withId(world, params.id))),
    approve: params => answer('approve', params, undefined, () => decided(world, params, 'approved')),
    reject: params => answer('reject', params, undefined, () => decided(world, params, 'rejected')),
  }
}

/** `CompanyReports`, and what its server does meanwhile. */
export interface FakeCompanyReports extends CompanyReports, FakeCalls<'list' | 'run'> {
  /** Something happens to the run of a report. */
  happen(id: CompanyReportId, event: ReportRunEvent): void
}

const started = (world: FakeWorld, id: CompanyReportId): Outcome<CompanyReport, Refusal> => {
  const not = companyRefusal(world, 'run-report')
  if (not !== null) return refused(not)
  const report = world.reports.find(each => each.id === id)
  if (report === undefined) return refused(refusal.notFound)
  const after = runReport(report, nextInstant(world))
  if (!after.ok) return refused(refusal.conflict(after.refusal.message))
  world.reports = world.reports.map(each => (each.id === id ? after.value : each))
  return done(after.value)
}

/** `CompanyReports` in memory: a run waits until a test says what happens to it. */
export const fakeCompanyReports = (world: FakeWorld = fakeWorld()): FakeCompanyReports => {
  const { control, answer } = userCalls<'list' | 'run'>(world)
  return {
    ...control,
    happen: (id, event) => {
      world.reports = world.reports.map(each =>
        each.id === id ? { ...each, run: reportRunAfter(each.run, event) } : each,
      )
    },
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const not = companyRefusal(world, 'see-reports')
        if (not !== null) return refused(not)
        const byName = world.reports.toSorted(
          (one, other) => one.name.localeCompare(other.name) || one.id - other.id,
        )
        return done(pageOf(byName, params.page ?? 1, PAGE_SIZE))
      }),
    run: params => answer('run', params, undefined, () => started(world, params.id)),
  }
}

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

/** `FeatureFlagBoard` in memory. Another's flags are not found. */
export const fakeFeatureFlags = (world: FakeWorld = fakeWorld()): FeatureFlagBoard & FakeCalls<'forUser'> => {
  const { control, answer } = userCalls<'forUser'>(world)
  return {
    ...control,
    forUser: (params, signal) =>
      answer('forUser', params, signal, user => {
        return user.id === params.userId ? done(new Set(world.flags)) : refused(refusal.notFound)
      }),
  }
}
