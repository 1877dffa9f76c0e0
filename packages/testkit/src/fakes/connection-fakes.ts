import {
  type BlockedConnection,
  type CarrierId,
  type CompanyId,
  type ConnectedCarrier,
  type Connection,
  type ConnectionChange,
  type Connections,
  type SeenConnection,
  type UserId,
  carrierListCounts,
  changeConnection,
  connectionsInTab,
  countVerdicts,
  displayName,
  done,
  isOnHold,
  notesProblems,
  type Outcome,
  overallVerdict,
  type OwnListing,
  PAGE_SIZE,
  type Refusal,
  refused,
  shortConnection,
  carrierOrder,
} from '@fairhaul/core'
import { recordOfAct } from './decision-fakes.ts'
import { carrierMatches } from './carrier-search.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'
import { openWorkIn } from './open-work.ts'
import { written } from './team-fakes.ts'
import { connectingCompany, andThen, rowOrNotFound } from './fake-calls.ts'

type ConnectionsCall =
  | 'list'
  | 'listTab'
  | 'countTabs'
  | 'countVerdicts'
  | 'setStatus'
  | 'setDismissed'
  | 'markDoNotDispatch'
  | 'openWork'
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
    block: null,
  }
  world.connections.push(made)
  return made
}

/** Adds the notes of a do not dispatch as a note of the carrier, if they mention anyone and are new. */
const mentioning = (
  world: FakeWorld,
  { carrierId, notes: text, mentioned }: Pick<Connection, 'carrierId'> & MentioningNotes,
  known: Connection | undefined,
): Outcome<unknown, Refusal> => {
  const isSame = known?.status === 'do_not_dispatch' && known.notes === text
  if (world.user === null || text === '' || mentioned.length === 0 || isSame) return done(undefined)
  const subject = { kind: 'carrier', carrierId } as const
  return written(world, world.user, { subject, text }, [...new Set(mentioned)])
}

interface MentioningNotes {
  readonly notes: string
  readonly mentioned: readonly UserId[]
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
          const order = params.sort && carrierOrder(params.sort, todayIn(world))
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
    setStatus: ({ id, seen, ...change }) =>
      answer('setStatus', { id, seen, ...change }, undefined, () =>
        andThen(own(id), row => {
          const [problem] = notesProblems(change.notes ?? '')
          if (problem !== undefined) return refused(refusal.invalid(problem.field, problem.message))
          return andThen(asSeen(row, seen), () => {
            const isOnboarded = row.status !== change.status && change.status === 'onboarded'
            const record = isOnboarded ? recordOfAct(world, row.carrierId, 'onboarded') : {}
            return done({ ...changed(world, row, { kind: 'set-status', ...change }), ...record })
          })
        }),
      ),
    setDismissed: params =>
      answer('setDismissed', params, undefined, () =>
        andThen(own(params.id), row =>
          andThen(asSeen(row, params.seen), () =>
            done(changed(world, row, { kind: params.isDismissed ? 'dismiss' : 'restore' })),
          ),
        ),
      ),
    markDoNotDispatch: params =>
      answer('markDoNotDispatch', params, undefined, () =>
        andThen(connectingCompany(world), company => {
          const { carrierId, seen, mentioned = [] } = params
          const notes = params.notes?.trim() ?? ''
          const [problem] = notesProblems(notes)
          if (!world.carriers.some(({ id }) => id === carrierId)) return refused(refusal.notFound)
          if (problem !== undefined) return refused(refusal.invalid(problem.field, problem.message))
          const known = connectionOf(world, company, carrierId)
          return andThen(asSeen(known ?? null, seen), () =>
            andThen(mentioning(world, { carrierId, notes, mentioned }, known), () => {
              const isNew = known?.status !== 'do_not_dispatch' || (notes !== '' && notes !== known.notes)
              const record = isNew ? recordOfAct(world, carrierId, 'do_not_dispatch') : {}
              const before = withCarrier(world, company, carrierId)
              const after = changed(world, before, { kind: 'do-not-dispatch', notes })
              return done<BlockedConnection>({
                ...after,
                ...record,
                ...(known && notes !== '' && notes !== known.notes && { replacedNotes: known.notes }),
              })
            }),
          )
        }),
      ),
    openWork: (params, signal) =>
      answer('openWork', params, signal, () =>
        andThen(connectingCompany(world), () => done(openWorkIn(world, params.carrierIds))),
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
