import {
  type CarrierId,
  changeConnection,
  type CompanyId,
  type ConnectedCarrier,
  type Connection,
  type ConnectionChange,
  type Connections,
  connectionsInTab,
  done,
  notesProblems,
  PAGE_SIZE,
  refused,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong } from '../shared/fake-world.ts'
import { connectingCompany, rowOrNotFound, andThen } from './signed-in-company.ts'

type Call = 'list' | 'listTab' | 'setStatus' | 'setDismissed' | 'markDoNotDispatch'

const highestIdFirst = (one: Connection, other: Connection): number => other.id - one.id

const changed = (world: FakeWorld, before: Connection, change: ConnectionChange): Connection => {
  const after = changeConnection(before, change)
  world.connections = world.connections.map(each => (each.id === before.id ? after : each))
  return after
}

/** The connection of a broker and a carrier; made where there is none. */
const withCarrier = (world: FakeWorld, issuerId: CompanyId, carrierId: CarrierId): Connection => {
  const known = world.connections.find(each => each.issuerId === issuerId && each.carrierId === carrierId)
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
  }
  world.connections.push(made)
  return made
}

const withItsCarrier =
  (world: FakeWorld) =>
  (connection: Connection): readonly ConnectedCarrier[] => {
    const { id, status, isDismissed } = connection
    return world.carriers
      .filter(carrier => carrier.id === connection.carrierId)
      .map(carrier => ({ connection, carrier: { ...carrier, connection: { id, status, isDismissed } } }))
  }

/** `Connections` in memory, with the refusals of the server. */
export const fakeConnections = (world: FakeWorld = fakeWorld()): Connections & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
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
          const rows = world.connections.filter(each => each.issuerId === company).toSorted(highestIdFirst)
          const shown = connectionsInTab(rows, params.tab).flatMap(withItsCarrier(world))
          return done(pageOf(shown, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    setStatus: params =>
      answer('setStatus', params, undefined, () =>
        andThen(own(params.id), row =>
          done(changed(world, row, { kind: 'set-status', status: params.status })),
        ),
      ),
    setDismissed: params =>
      answer('setDismissed', params, undefined, () =>
        andThen(own(params.id), row =>
          done(changed(world, row, { kind: params.isDismissed ? 'dismiss' : 'restore' })),
        ),
      ),
    markDoNotDispatch: ({ carrierId, ...written }) =>
      answer('markDoNotDispatch', { carrierId, ...written }, undefined, () =>
        andThen(connectingCompany(world), company => {
          const [problem] = notesProblems(written.notes ?? '')
          if (!world.carriers.some(({ id }) => id === carrierId)) return refused(refusal.notFound)
          if (problem !== undefined) return refused(refusal.invalid(problem.field, problem.message))
          const before = withCarrier(world, company, carrierId)
          return done(changed(world, before, { kind: 'do-not-dispatch', ...written }))
        }),
      ),
  }
}
