import {
  type AlertEvidence,
  alertContactProblems,
  alertDraftProblems,
  type CarrierId,
  type CommodityTypes,
  type CurrentUser,
  displayName,
  done,
  type IdentityAlert,
  type IdentityAlertDetail,
  type IdentityAlertId,
  type IdentityAlertMessage,
  type IdentityAlertMessages,
  type IdentityAlerts,
  type IdentityAlertsParams,
  type NewAlertEvidence,
  type NewIdentityAlert,
  type Outcome,
  ownsAlert,
  PAGE_SIZE,
  type Page,
  type Refusal,
  readAlertEvidence,
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
    companyName: user.company.legalName,
    userId: user.id,
    authorName: displayName(user),
    carrier: null,
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
        alert.userId === (params.userId ?? alert.userId) &&
        alert.category === (params.category ?? alert.category),
    )
    .toSorted((one, other) => other.filedOn.localeCompare(one.filedOn) || other.id - one.id)
  return done(pageOf(rows, params.page ?? 1, PAGE_SIZE))
}

const visible = (world: FakeWorld, user: CurrentUser, wanted: IdentityAlertId): IdentityAlert | undefined =>
  world.identityAlerts.find(
    each => each.id === wanted && (each.isPublished || each.companyId === user.company?.id),
  )

const detailOf = (world: FakeWorld, alert: IdentityAlert): IdentityAlertDetail => ({
  alert,
  originAreaName: null,
  commodityName: world.commodityTypes.find(({ id }) => id === alert.commodityTypeId)?.name ?? null,
  evidence: world.alertEvidence.flatMap(({ alertId, evidence }) => (alertId === alert.id ? evidence : [])),
})

const withEvidence = (
  world: FakeWorld,
  user: CurrentUser,
  params: NewAlertEvidence,
): Outcome<AlertEvidence, Refusal> => {
  const alert = visible(world, user, params.alertId)
  if (alert === undefined) return refused(refusal.notFound)
  const read = readAlertEvidence(params)
  if (!read.ok) return refused({ kind: 'invalid', problems: read.refusal, requestId: null })
  if (!ownsAlert(alert, user)) return refused(refusal.forbidden())
  if (!alert.isPublished) return refused(refusal.conflict('This alert was withdrawn.'))
  const { kind, note, file } = read.value
  const evidence: AlertEvidence = {
    id: nextIdAmong(world.alertEvidence.map(each => each.evidence)),
    kind,
    note,
    file: file && { name: file.name, url: `/files/${file.name}` },
    createdAt: nextInstant(world),
  }
  world.alertEvidence.push({ alertId: alert.id, evidence })
  return done(evidence)
}

const unpublished = (
  world: FakeWorld,
  user: CurrentUser,
  wanted: IdentityAlertId,
): Outcome<IdentityAlert, Refusal> => {
  const alert = visible(world, user, wanted)
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
): IdentityAlerts & FakeCalls<keyof IdentityAlerts> => {
  const { control, answer } = userCalls<keyof IdentityAlerts>(world)
  return {
    ...control,
    addEvidence: (params, signal) =>
      answer('addEvidence', params, signal, user => withEvidence(world, user, params)),
    find: (params, signal) =>
      answer('find', params, signal, user => {
        const alert = visible(world, user, params.id)
        return alert === undefined ? refused(refusal.notFound) : done(detailOf(world, alert))
      }),
    create: params => answer('create', params, undefined, user => made(world, user, params)),
    list: (params, signal) => answer('list', params, signal, user => listed(world, user, params)),
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, user =>
        world.carriers.some(({ id }) => id === params.carrierId)
          ? listed(world, user, { ...(params.page !== undefined && { page: params.page }) }, params.carrierId)
          : refused(refusal.notFound),
      ),
    unpublish: params => answer('unpublish', params, undefined, user => unpublished(world, user, params.id)),
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
        const alert = visible(world, user, params.alertId)
        if (alert === undefined) return refused(refusal.notFound)
        if (params.message.trim() === '') return refused(refusal.invalid('message', 'Write a message.'))
        if (!alert.isPublished) return refused(refusal.conflict('This alert was withdrawn.'))
        const made: IdentityAlertMessage = {
          id: nextIdAmong(world.identityAlerts.flatMap(({ messages }) => messages)),
          alertId: alert.id,
          message: params.message.trim(),
          isByCarrier: false,
          companyName: user.company?.legalName ?? null,
          authorName: displayName(user),
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
