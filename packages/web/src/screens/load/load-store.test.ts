import {
  aCarrierDetail,
  aCarrierVehicle,
  aConnection,
  aLoad,
  aLoadLog,
  aTeam,
  type FakeWorld,
  fakeCarriers,
  fakeCarrierVehicles,
  fakeLoadLogs,
  fakeLoads,
  fakeLoadTraces,
  fakeRateConfirmations,
  fakeTeams,
  fakeTickets,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { shortConnection } from '@fairhaul/core'
import { expect, it, vi } from 'vitest'
import { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import { liveConnections } from '../../parts/testing/live-connections.ts'
import { someGate } from '../../parts/testing/some-gate.ts'
import { someNotes } from '../../parts/testing/some-notes.ts'
import { LoadStore } from './load-store.ts'
import { visiblePage } from '../../testing/visible-page.ts'

const setUp = async (
  change: Partial<FakeWorld> = {},
  wanted: number | null = 17,
  { events, after }: Partial<ReturnType<typeof liveConnections>> = {},
) => {
  const world = fakeWorld({ carriers: [aCarrierDetail({ id: id(7) })], ...change })
  const [loads, logs, traces] = [fakeLoads(world), fakeLoadLogs(world), fakeLoadTraces(world)]
  const store = new LoadStore({
    id: wanted === null ? undefined : id(wanted),
    loads,
    logs,
    traces,
    tickets: fakeTickets(world),
    confirmations: fakeRateConfirmations(world),
    carriers: new CarrierDetailsStore(
      fakeCarriers(world),
      () => world.user,
      () => world.now,
    ),
    teams: fakeTeams(world),
    vehicles: fakeCarrierVehicles(world),
    notes: (subject, at) => someNotes(world, subject, { at }),
    gate: someGate(world),
    account: { user: world.user },
    clock: { now: () => world.now, today: () => '2026-11-21', after: after ?? (() => () => undefined) },
    sight: visiblePage,
    ...(events && { events }),
  })
  const settled = async () => {
    for (const query of [store.load, store.logs, store.trace, store.recent, store.distances, store.tickets])
      await query.finished()
    await store.teams.finished()
    await store.vehicles.finished()
  }
  store.open()
  await settled()
  return { world, loads, logs, traces, store, settled }
}

it('a load is shown with its logs, trace, trucks, alerts, teams and notes', async () => {
  const { store } = await setUp({
    carrierVehicles: [aCarrierVehicle({ id: id(61) })],
    loadLogs: [aLoadLog()],
  })
  expect(store.load.value?.vehicle?.unitNumber).toBe('104')
  expect(store.logs.value).toHaveLength(1)
  expect(store.vehicles.value?.vehicles.items.map(each => each.id)).toEqual([61])
  expect([store.tickets.value?.total, store.teams.value?.total]).toEqual([1, 1])
  expect(store.protection.map(({ label }) => label)).toEqual(['Carrier', 'Truck', 'Insurance', 'Tracking'])
  expect(store.etas?.kind).toBe('known')
})

it('each part of a load fails alone, and is requested again alone', async () => {
  const { store, traces, settled } = await setUp()
  traces.failNext('trace')
  await store.refresh()
  expect([store.trace.state.kind, store.load.state.kind]).toEqual(['failed', 'ready'])
  void store.trace.reload()
  await settled()
  expect(store.trace.state.kind).toBe('ready')
})

it('a load that does not exist, or an address without a number, is missing', async () => {
  expect((await setUp({}, 999)).store.isMissing).toBe(true)
  expect((await setUp({}, null)).store.isMissing).toBe(true)
})

it('a team that is set is stored, and shown', async () => {
  const { store, world } = await setUp()
  await store.changes.make({ teamId: id(10) })
  expect([store.load.value?.teamId, world.loads[0]?.teamId]).toEqual([10, 10])
})

it('a change of what someone else changed meanwhile is refused, and the newer state is shown', async () => {
  const { store, world, settled } = await setUp({ teams: [aTeam(), aTeam({ id: id(11), name: 'Night' })] })
  world.loads = [aLoad({ teamId: id(11) })]
  await store.changes.make({ teamId: id(10) })
  await settled()
  expect(store.changes.submission.error).toBe('Not saved. Someone else changed this load meanwhile.')
  expect(store.load.value?.teamId).toBe(11)
})

it('an event that cannot have happened is not sent', async () => {
  const { store, logs } = await setUp()
  expect(await store.newLog.log()).toBe(false)
  expect(store.newLog.submission.fieldError('stopId')).toBe('Choose a stop of this load.')
  store.newLog.setDraft({ stopId: id(31), kind: 'arrival', at: '2999-01-01T00:00' })
  await store.newLog.log()
  expect(store.newLog.submission.fieldError('occurredAt')).toBe(
    'This is in the future. Log it after it happens.',
  )
  expect(logs.requests.filter(({ call }) => call === 'create')).toEqual([])
})

it('an event that is logged at the time of its stop is in the log, and moves the load on', async () => {
  const { store, settled } = await setUp({ loads: [aLoad({ status: 'covered' })] })
  store.newLog.setDraft({ stopId: id(31), kind: 'pickup', at: '2026-11-21T06:00' })
  expect(await store.newLog.log()).toBe(true)
  await settled()
  expect(store.logs.value).toMatchObject([{ kind: 'pickup', occurredAt: '2026-11-21T12:00:00.000Z' }])
  expect(store.load.value?.status).toBe('progress')
  expect(store.newLog.draft.at).toBe('')
  store.dispose()
})

it('a carrier that a colleague blocks is on the open load without a reload', async () => {
  const colleague = liveConnections()
  const { store, world } = await setUp({}, 17, colleague)
  expect(store.load.value?.carrier?.connection?.status).not.toBe('do_not_dispatch')
  const connection = shortConnection(aConnection({ carrierId: id(7), status: 'do_not_dispatch' }))
  world.carriers = world.carriers.map(carrier => ({ ...carrier, connection }))
  colleague.changed(7)
  await vi.waitFor(() => expect(store.load.value?.carrier?.connection?.status).toBe('do_not_dispatch'))
  store.dispose()
})

it('a truck of a carrier that was blocked meanwhile is not assigned, and the load says why', async () => {
  const { store, world } = await setUp({
    connections: [aConnection({ carrierId: id(7), status: 'do_not_dispatch' })],
  })
  await store.changes.make({ carrierVehicleId: id(62) })
  expect(store.changes.submission.error).toBe('Not saved. This carrier is Do not dispatch.')
  expect(world.loads[0]?.carrierVehicleId).not.toBe(62)
})

it('a truck that is put on a load says which record was kept', async () => {
  const { store, world } = await setUp()
  expect(store.changes.made).toBeNull()
  await store.changes.make({ carrierVehicleId: id(62) })
  expect(store.changes.made?.storedId).toBe(world.decisionRecords[0]?.id)
  expect(world.decisionRecords).toHaveLength(1)
  await store.changes.make({ teamId: id(10) })
  expect(store.changes.made?.storedId).toBeUndefined()
})
