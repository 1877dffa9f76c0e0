import {
  alertContactProblems,
  alertDraftProblems,
  type CarrierId,
  type CommodityTypes,
  type CurrentUser,
  done,
  type IdentityAlert,
  type IdentityAlertId,
  type IdentityAlertMessage,
  type IdentityAlertMessages,
  type IdentityAlerts,
  type IdentityAlertsParams,
  type NewIdentityAlert,
  type Outcome,
  PAGE_SIZE,
  type Page,
  type Refusal,
  refused,
  unpublishAlert,
  withAlertMessage,
} from '@fairhaul/core'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'

const made = (
  world: FakeWorld,
  user: CurrentUser,
  params: NewIdentityAlert,
): Outcome<IdentityAlert, Refusal> => {
  if (user.company?.id == null) return refused(refusal.forbidden())
  if (params.carrierId !== null && !world.carriers.some(({ id }) => id === params.carrierId))
    return refused(refusal.notFound)
  const problems = [...alertDraftProblems(params, todayIn(world)), ...alertContactProblems(params)]
  if (problems.length > 0) return refused({ kind: 'invalid', problems, requestId: null })
  const alert: IdentityAlert = {
    ...params,
    id: nextIdAmong(world.identityAlerts),
    companyId: user.company.id,
    userId: user.id,
    createdAt: nextInstant(world),
    isPublished: true,
    messages: [],
  }
  world.identityAlerts.push(alert)
  return done(alert)
}

const listed = (
  world: FakeWorld,
  user: CurrentUser,
  params: IdentityAlertsParams,
  carrierId?: CarrierId,
): Outcome<Page<IdentityAlert>, Refusal> => {
  const companyId = user.company?.id
  const colleagues = world.accounts.filter(({ company }) => company?.id === companyId).map(({ id }) => id)
  if (params.companyId !== undefined && params.companyId !== companyId) return refused(refusal.notFound)
  if (params.userId !== undefined && params.userId !== user.id && !colleagues.includes(params.userId))
    return refused(refusal.notFound)
  const rows = world.identityAlerts
    .filter(alert => alert.isPublished || alert.companyId === companyId)
    .filter(
      alert =>
        alert.carrierId === (carrierId ?? alert.carrierId) &&
        alert.site === (params.site ?? alert.site) &&
        alert.filedOn >= (params.filedSince ?? alert.filedOn) &&
        alert.companyId === (params.companyId ?? alert.companyId) &&
        alert.userId === (params.userId ?? alert.userId),
    )
    .toSorted((one, other) => other.filedOn.localeCompare(one.filedOn) || other.id - one.id)
  return done(pageOf(rows, params.page ?? 1, PAGE_SIZE))
}

const takenBack = (
  world: FakeWorld,
  user: CurrentUser,
  wanted: IdentityAlertId,
): Outcome<IdentityAlert, Refusal> => {
  const alert = world.identityAlerts.find(
    each => each.id === wanted && (each.isPublished || each.companyId === user.company?.id),
  )
  if (alert === undefined) return refused(refusal.notFound)
  const outcome = unpublishAlert(alert, user)
  if (!outcome.ok)
    return refused(
      outcome.refusal.kind === 'not-yours'
        ? refusal.forbidden(outcome.refusal.message)
        : refusal.conflict(outcome.refusal.message),
    )
  world.identityAlerts = world.identityAlerts.map(each => (each.id === wanted ? outcome.value : each))
  return outcome
}

/** `IdentityAlerts` in memory, with the refusals of the server. */
export const fakeIdentityAlerts = (
  world: FakeWorld = fakeWorld(),
): IdentityAlerts & FakeCalls<'create' | 'list' | 'ofCarrier' | 'unpublish'> => {
  const { control, answer } = userCalls<'create' | 'list' | 'ofCarrier' | 'unpublish'>(world)
  return {
    ...control,
    create: params => answer('create', params, undefined, user => made(world, user, params)),
    list: (params, signal) => answer('list', params, signal, user => listed(world, user, params)),
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, user =>
        world.carriers.some(({ id }) => id === params.carrierId)
          ? listed(world, user, { ...(params.page !== undefined && { page: params.page }) }, params.carrierId)
          : refused(refusal.notFound),
      ),
    unpublish: params => answer('unpublish', params, undefined, user => takenBack(world, user, params.id)),
  }
}

/** `IdentityAlertMessages` in memory. What is added shows on the alert. */
export const fakeIdentityAlertMessages = (
  world: FakeWorld = fakeWorld(),
): IdentityAlertMessages & FakeCalls<'create'> => {
  const { control, answer } = userCalls<'create'>(world)
  return {
    ...control,
    create: params =>
      answer('create', params, undefined, user => {
        const alert = world.identityAlerts.find(
          each => each.id === params.alertId && (each.isPublished || each.companyId === user.company?.id),
        )
        if (alert === undefined) return refused(refusal.notFound)
        if (params.message.trim() === '') return refused(refusal.invalid('message', 'Write a message.'))
        if (!alert.isPublished) return refused(refusal.conflict('This alert was withdrawn.'))
        const made: IdentityAlertMessage = {
          id: nextIdAmong(world.identityAlerts.flatMap(({ messages }) => messages)),
          alertId: alert.id,
          message: params.message.trim(),
          createdAt: nextInstant(world),
        }
        world.identityAlerts = world.identityAlerts.map(each => withAlertMessage(each, made))
        return done(made)
      }),
  }
}

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
