import {
  aCarrierDetail,
  aConnection,
  aLoad,
  fakeCarriers,
  fakeCarrierVehicles,
  fakeConnections,
  fakeLoads,
  fakeNotes,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { shortConnection } from '@fairhaul/core'
import { expect, it, vi } from 'vitest'
import { liveConnections } from '../../parts/testing/live-connections.ts'
import { someGate } from '../../parts/testing/some-gate.ts'
import { PickupCheckStore } from './pickup-check-store.ts'

it('a carrier that a colleague blocks during a pickup check turns its result, without a reload', async () => {
  const connection = aConnection({ id: id(9), carrierId: id(7) })
  const world = fakeWorld({
    carriers: [aCarrierDetail({ id: id(7), connection: shortConnection(connection) })],
    connections: [connection],
    loads: [aLoad({ status: 'covered', carrierId: id(7) })],
  })
  const { live, changed } = liveConnections()
  const store = new PickupCheckStore({
    loads: fakeLoads(world),
    vehicles: fakeCarrierVehicles(world),
    carriers: fakeCarriers(world),
    notes: fakeNotes(world),
    gate: someGate(world, 'pickup'),
    clock: { today: () => '2026-11-21' },
    live,
  })
  store.open(id(17))
  await store.load.finished()
  store.type('USDOT 1234567')
  await store.check()
  const statusOf = () => store.checked?.load.carrier?.connection?.status
  expect(statusOf()).toBe('onboarded')
  await fakeConnections(world).markDoNotDispatch({ carrierId: id(7) })
  const [blocked] = world.connections
  world.carriers = world.carriers.map(carrier => ({
    ...carrier,
    connection: blocked ? shortConnection(blocked) : null,
  }))
  changed(7)
  await vi.waitFor(() => expect(statusOf()).toBe('do_not_dispatch'))
  expect(store.text).toBe('USDOT 1234567')
  store.dispose()
})

it('a check that is pressed while its load is still loading is made once the load is there', async () => {
  const world = fakeWorld({
    carriers: [aCarrierDetail({ id: id(7) })],
    loads: [aLoad({ status: 'covered', carrierId: id(7) })],
  })
  const store = new PickupCheckStore({
    loads: fakeLoads(world),
    vehicles: fakeCarrierVehicles(world),
    carriers: fakeCarriers(world),
    notes: fakeNotes(world),
    gate: someGate(world, 'pickup'),
    clock: { today: () => '2026-11-21' },
  })
  store.type('USDOT 1234567')
  store.open(id(17))
  const check = store.check()
  expect(store.isChecking).toBe(true)
  await check
  expect(store.isChecking).toBe(false)
  expect(store.checked?.load.id).toBe(17)
  expect(store.numberError).toBeUndefined()
  store.dispose()
})
