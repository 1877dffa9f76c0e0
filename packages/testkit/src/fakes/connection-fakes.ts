import {
  type CompanyId,
  type ConnectedCarrier,
  type Connection,
  type Connections,
  carrierListCounts,
  connectionsInTab,
  countVerdicts,
  done,
  overallVerdict,
  type OwnListing,
  PAGE_SIZE,
  refused,
  shortConnection,
  carrierOrder,
} from '@fairhaul/core'
import { carrierMatches } from './carrier-search.ts'
import { connectionChanges } from './connection-change-fakes.ts'
import {
  andThen,
  type AnswerUserCall,
  connectingCompany,
  type FakeCalls,
  pageOf,
  refusal,
  userCalls,
} from './fake-calls.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'
import { openWorkIn } from './open-work.ts'

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
type ConnectionReadCall = 'list' | 'listTab' | 'countTabs' | 'countVerdicts' | 'openWork'

const highestIdFirst = (one: Connection, other: Connection): number => other.id - one.id

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
  return { ...control, ...connectionReads(world, answer), ...connectionChanges(world, answer) }
}

const connectionReads = (
  world: FakeWorld,
  answer: AnswerUserCall<ConnectionReadCall>,
): Pick<Connections, ConnectionReadCall> => {
  const ownMatching = (company: CompanyId, { query }: Pick<OwnListing, 'query'>) =>
    world.connections.filter(
      ({ issuerId, carrierId }) =>
        issuerId === company &&
        (query === undefined ||
          world.carriers.some(carrier => carrier.id === carrierId && carrierMatches(carrier, query))),
    )
  return {
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
    openWork: (params, signal) =>
      answer('openWork', params, signal, () =>
        andThen(connectingCompany(world), () => done(openWorkIn(world, params.carrierIds))),
      ),
  }
}
