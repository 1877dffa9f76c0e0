import {
  type CarrierId,
  type CompanyId,
  type ConnectedCarrier,
  type Connection,
  type ConnectionChange,
  type ConnectionInvitation,
  type ConnectionInvitations,
  type Connections,
  type SeenConnection,
  carrierListCounts,
  changeConnection,
  connectionInvitationState,
  connectionsInTab,
  countVerdicts,
  displayName,
  done,
  electableClassifications,
  isOnHold,
  mayResend,
  type NewConnectionInvitation,
  notesProblems,
  type Outcome,
  overallVerdict,
  type OwnListing,
  PAGE_SIZE,
  type Refusal,
  type ResendConnectionInvitation,
  readConnectionInvitation,
  readResend,
  refused,
  shortConnection,
} from '@fairhaul/core'
import { carrierMatches, inOrderOf } from './carrier-fakes.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'

/** The company of the session. Refuses: someone without a company. */
export const signedInCompany = ({ user }: FakeWorld): Outcome<CompanyId, Refusal> =>
  user?.company?.id == null ? refused(refusal.forbidden()) : done(user.company.id)

/** The company of the session, whose plan connects. Refuses: also a plan without connections. */
export const connectingCompany = (world: FakeWorld): Outcome<CompanyId, Refusal> =>
  world.user?.paywall.canConnect === false
    ? refused(refusal.forbidden('Your plan has no connections.'))
    : signedInCompany(world)

/** Goes on with the value of an outcome, where it is not refused. */
export const andThen = <T, U>(
  outcome: Outcome<T, Refusal>,
  next: (value: T) => Outcome<U, Refusal>,
): Outcome<U, Refusal> => (outcome.ok ? next(outcome.value) : outcome)

/** A row that may be missing, or another company's. */
export const rowOrNotFound = <T>(row: T | undefined): Outcome<T, Refusal> =>
  row === undefined ? refused(refusal.notFound) : done(row)

type ConnectionsCall =
  | 'list'
  | 'listTab'
  | 'countTabs'
  | 'countVerdicts'
  | 'setStatus'
  | 'setDismissed'
  | 'markDoNotDispatch'
  | 'hold'
  | 'release'

const highestIdFirst = (one: Connection, other: Connection): number => other.id - one.id

const changed = (world: FakeWorld, before: Connection, change: ConnectionChange): Connection => {
  const { user } = world
  const by = user === null ? null : displayName(user)
  const after = changeConnection(before, change, { at: nextInstant(world), by })
  world.connections = world.connections.map(each => (each.id === before.id ? after : each))
  return after
}

const connectionOf = (world: FakeWorld, issuerId: CompanyId, carrierId: CarrierId) =>
  world.connections.find(each => each.issuerId === issuerId && each.carrierId === carrierId)

const stateText = (state: SeenConnection | null): string =>
  state === null ? 'none' : `${state.status} ${state.isDismissed} ${isOnHold(state)}`

/** Refuses: a connection that is no longer in the state that the user saw. */
const asSeen = (
  current: SeenConnection | null,
  seen: SeenConnection | null | undefined,
): Outcome<void, Refusal> =>
  seen === undefined || stateText(seen) === stateText(current)
    ? done(undefined)
    : refused(refusal.conflict('Someone else has changed this connection.'))

/** The connection of a broker and a carrier; made where there is none. */
const withCarrier = (world: FakeWorld, issuerId: CompanyId, carrierId: CarrierId): Connection => {
  const known = connectionOf(world, issuerId, carrierId)
  if (known !== undefined) return known
  const made: Connection = {
    id: nextIdAmong(world.connections),
    status: 'needs_to_onboard',
    isDismissed: false,
    notes: null,
    issuerId,
    carrierId,
    receiver: null,
    latestPacket: null,
    hold: null,
  }
  world.connections.push(made)
  return made
}

const withItsCarrier =
  (world: FakeWorld) =>
  (connection: Connection): readonly ConnectedCarrier[] => {
    return world.carriers
      .filter(carrier => carrier.id === connection.carrierId)
      .map(carrier => ({ connection, carrier: { ...carrier, connection: shortConnection(connection) } }))
  }

/** `Connections` in memory, with the refusals of the server. */
export const fakeConnections = (world: FakeWorld = fakeWorld()): Connections & FakeCalls<ConnectionsCall> => {
  const { control, answer } = userCalls<ConnectionsCall>(world)
  const ownMatching = (company: CompanyId, { query }: Pick<OwnListing, 'query'>) =>
    world.connections.filter(
      ({ issuerId, carrierId }) =>
        issuerId === company &&
        (query === undefined ||
          world.carriers.some(carrier => carrier.id === carrierId && carrierMatches(carrier, query))),
    )
  const own = (id: Connection['id']) =>
    andThen(connectingCompany(world), company =>
      rowOrNotFound(world.connections.find(each => each.id === id && each.issuerId === company)),
    )
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        andThen(connectingCompany(world), company => {
          if (params.issuerId !== company) return refused(refusal.notFound)
          const rows = world.connections.filter(
            each => each.issuerId === company && each.carrierId === params.carrierId,
          )
          return done(pageOf(rows.toSorted(highestIdFirst), params.page ?? 1, PAGE_SIZE))
        }),
      ),
    listTab: (params, signal) =>
      answer('listTab', params, signal, () =>
        andThen(connectingCompany(world), company => {
          const inTab = connectionsInTab(ownMatching(company, params), params.tab)
          const { verdict } = params
          const isByVerdict = verdict !== undefined || params.sort?.by === 'verdict'
          if (isByVerdict && world.user?.paywall.canRule === false)
            return refused(refusal.forbidden('Your plan does not include rules.'))
          const shown = inTab
            .toSorted(highestIdFirst)
            .flatMap(withItsCarrier(world))
            .filter(({ carrier: { rulesAssessment } }) =>
              verdict === undefined
                ? true
                : rulesAssessment !== null && overallVerdict(rulesAssessment, todayIn(world)) === verdict,
            )
          const order = params.sort && inOrderOf(params.sort, todayIn(world))
          const ordered = order ? shown.toSorted((one, other) => order(one.carrier, other.carrier)) : shown
          return done(pageOf(ordered, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    countTabs: (params, signal) =>
      answer('countTabs', params, signal, () =>
        andThen(connectingCompany(world), company => done(carrierListCounts(ownMatching(company, params)))),
      ),
    countVerdicts: (params, signal) =>
      answer('countVerdicts', params, signal, () =>
        andThen(connectingCompany(world), company => {
          if (world.user?.paywall.canRule === false)
            return refused(refusal.forbidden('Your plan does not include rules.'))
          const rows = connectionsInTab(ownMatching(company, params), params.tab)
          const carriers = rows.flatMap(withItsCarrier(world)).map(({ carrier }) => carrier.rulesAssessment)
          return done(countVerdicts(carriers, todayIn(world)))
        }),
      ),
    setStatus: params =>
      answer('setStatus', params, undefined, () =>
        andThen(own(params.id), row =>
          andThen(asSeen(row, params.seen), () =>
            done(changed(world, row, { kind: 'set-status', status: params.status })),
          ),
        ),
      ),
    setDismissed: params =>
      answer('setDismissed', params, undefined, () =>
        andThen(own(params.id), row =>
          andThen(asSeen(row, params.seen), () =>
            done(changed(world, row, { kind: params.isDismissed ? 'dismiss' : 'restore' })),
          ),
        ),
      ),
    markDoNotDispatch: ({ carrierId, seen, ...written }) =>
      answer('markDoNotDispatch', { carrierId, seen, ...written }, undefined, () =>
        andThen(connectingCompany(world), company => {
          const [problem] = notesProblems(written.notes ?? '')
          if (!world.carriers.some(({ id }) => id === carrierId)) return refused(refusal.notFound)
          if (problem !== undefined) return refused(refusal.invalid(problem.field, problem.message))
          const known = connectionOf(world, company, carrierId) ?? null
          const current = asSeen(known, seen)
          if (!current.ok) return current
          const before = withCarrier(world, company, carrierId)
          return done(changed(world, before, { kind: 'do-not-dispatch', ...written }))
        }),
      ),
    hold: ({ id, seen, ...written }) =>
      answer('hold', { id, seen, ...written }, undefined, () =>
        andThen(own(id), row => {
          const [problem] = notesProblems(written.notes ?? '')
          if (problem !== undefined) return refused(refusal.invalid(problem.field, problem.message))
          if (row.latestPacket === null) return refused(refusal.conflict('No packet has been sent.'))
          return andThen(asSeen(row, seen), () => done(changed(world, row, { kind: 'hold', ...written })))
        }),
      ),
    release: params =>
      answer('release', params, undefined, () =>
        andThen(own(params.id), row =>
          andThen(asSeen(row, params.seen), () => done(changed(world, row, { kind: 'release' }))),
        ),
      ),
  }
}

type ConnectionInvitationsCall = 'list' | 'create' | 'resend'

const newestFirst = (one: ConnectionInvitation, other: ConnectionInvitation): number =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id

const made = (
  world: FakeWorld,
  issuerId: CompanyId,
  params: NewConnectionInvitation,
): Outcome<ConnectionInvitation, Refusal> => {
  const read = readConnectionInvitation(
    {
      carrierId: params.carrierId,
      classificationIds: params.classificationIds,
      email: params.addressee.kind === 'email' ? params.addressee.email : '',
      userId: params.addressee.kind === 'user' ? params.addressee.userId : null,
    },
    electableClassifications(world.classifications, issuerId),
  )
  if (!world.carriers.some(({ id }) => id === params.carrierId)) return refused(refusal.notFound)
  if (!read.ok) return refused({ kind: 'invalid', problems: read.refusal, requestId: null })
  const invitation: ConnectionInvitation = {
    ...read.value,
    id: nextIdAmong(world.connectionInvitations),
    issuerId,
    deliveredAt: null,
    isUndeliverable: false,
    claimedAt: null,
    invitedBy: world.user === null ? null : displayName(world.user),
    carrierName: world.carriers.find(({ id }) => id === params.carrierId)?.legalName ?? null,
    createdAt: nextInstant(world),
  }
  world.connectionInvitations.push(invitation)
  return done(invitation)
}

const sentAgain = (
  world: FakeWorld,
  before: ConnectionInvitation,
  params: ResendConnectionInvitation,
): Outcome<ConnectionInvitation, Refusal> => {
  const { issuerId, carrierId } = before
  const connection =
    world.connections.find(each => each.issuerId === issuerId && each.carrierId === carrierId) ?? null
  if (!mayResend(connectionInvitationState(before, connection)))
    return refused(refusal.conflict('The carrier has already responded.'))
  const electable = electableClassifications(world.classifications, issuerId)
  const read = readResend(before, params.classificationIds, electable)
  if (!read.ok) return refused({ kind: 'invalid', problems: read.refusal, requestId: null })
  const after: ConnectionInvitation = {
    ...before,
    ...read.value,
    deliveredAt: null,
    isUndeliverable: false,
  }
  world.connectionInvitations = world.connectionInvitations.map(each => (each.id === after.id ? after : each))
  return done(after)
}

/** `ConnectionInvitations` in memory. What is sent is never delivered, unless a test says so in the world. */
export const fakeConnectionInvitations = (
  world: FakeWorld = fakeWorld(),
): ConnectionInvitations & FakeCalls<ConnectionInvitationsCall> => {
  const { control, answer } = userCalls<ConnectionInvitationsCall>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        andThen(connectingCompany(world), company => {
          if (params.issuerId !== company) return refused(refusal.notFound)
          const rows = world.connectionInvitations.filter(
            ({ issuerId, carrierId }) =>
              issuerId === company && (params.carrierId === undefined || carrierId === params.carrierId),
          )
          return done(pageOf(rows.toSorted(newestFirst), params.page ?? 1, PAGE_SIZE))
        }),
      ),
    create: params =>
      answer('create', params, undefined, () =>
        andThen(connectingCompany(world), company => made(world, company, params)),
      ),
    resend: params =>
      answer('resend', params, undefined, () =>
        andThen(connectingCompany(world), company =>
          andThen(
            rowOrNotFound(
              world.connectionInvitations.find(
                ({ id, issuerId }) => id === params.id && issuerId === company,
              ),
            ),
            before => sentAgain(world, before, params),
          ),
        ),
      ),
  }
}
