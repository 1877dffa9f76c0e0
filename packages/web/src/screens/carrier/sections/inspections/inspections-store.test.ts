import {
  aCarrierDetail,
  aCrash,
  anInspection,
  aUser,
  aViolation,
  fakeCarrierSafety,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { readProfileAddress } from '@fairhaul/core'
import { expect, it, vi } from 'vitest'
import type { Navigator } from '../../../../di/navigator.ts'
import { ProfileAddressStore } from '../../profile-address-store.ts'
import { InspectionsStore } from './inspections-store.ts'

const world = (change: Parameters<typeof fakeWorld>[0] = {}) =>
  fakeWorld({
    carriers: [aCarrierDetail()],
    inspections: [
      anInspection({ id: id(1), inspectedOn: '2026-09-01', state: 'TX' }),
      anInspection({ id: id(2), inspectedOn: '2026-08-01', state: 'PA' }),
    ],
    violations: [aViolation({ id: id(5), inspectionId: id(2), basic: 'unsafe_driving' })],
    crashes: [aCrash({ id: id(7), state: 'WV' })],
    ...change,
  })

const opened = async (change?: Parameters<typeof fakeWorld>[0]) => {
  const at = new ProfileAddressStore({ id: id(7), navigator: { go: vi.fn() } })
  const store = new InspectionsStore(fakeCarrierSafety(world(change)), id(7), at)
  store.open()
  await vi.waitFor(() => expect(store.crashes.page.isPending || store.inspections.page.isPending).toBe(false))
  return { store, at }
}

it('one set of filters narrows inspections, violations and crashes', async () => {
  const { store } = await opened()
  expect(store.states).toEqual(['PA', 'TX', 'WV'])
  store.narrow({ basic: 'unsafe_driving' })
  expect(store.shownInspections.map(each => each.id)).toEqual([2])
  expect(store.shownViolations.map(each => each.id)).toEqual([5])
  expect(store.shownCrashes).toHaveLength(1)
  store.narrow({ state: 'TX' })
  expect([store.shownInspections, store.shownViolations, store.shownCrashes]).toEqual([[], [], []])
  expect(store.filtersSet).toBe(2)
  store.clear()
  expect(store.shownInspections).toHaveLength(2)
})

it('an open inspection has its own violations alone', async () => {
  const { store } = await opened()
  const [first, second] = store.inspections.rows
  if (first === undefined || second === undefined) throw new Error('There are two inspections')
  store.openInspection(second)
  expect(store.openedViolations.map(each => each.id)).toEqual([5])
  store.openInspection(first)
  expect(store.openedViolations).toEqual([])
  store.closeInspection()
  expect(store.opened).toBeNull()
})

it('safety records are refused to a user whose scope blocks safety data, and hold nothing', async () => {
  const { store } = await opened({ user: aUser({ scopes: ['block_safety_data'] }) })
  expect(store.inspections.page.state).toMatchObject({ kind: 'refused', refusal: { kind: 'forbidden' } })
  expect(store.inspections.rows).toEqual([])
})

it('the filters and the shown list of an address narrow the safety records', async () => {
  const { store, at } = await opened()
  at.visited(readProfileAddress('?safety[state]=WV&safety[list]=crashes'))
  expect([store.tab, store.shownInspections, store.shownCrashes.length]).toEqual(['crashes', [], 1])
  at.visited(readProfileAddress(''))
  expect([store.tab, store.shownInspections.length]).toEqual(['inspections', 2])
})

it('each filter of safety records is an entry of the history, but not each letter of a unit', async () => {
  const go = vi.fn<Navigator['go']>()
  const at = new ProfileAddressStore({ id: id(7), navigator: { go } })
  const store = new InspectionsStore(fakeCarrierSafety(world()), id(7), at)
  store.narrow({ isOutOfServiceOnly: true })
  store.narrow({ unit: '1FU' })
  store.show('violations')
  expect(go.mock.calls.map(([path, options]) => [decodeURIComponent(path), options?.replace])).toEqual([
    ['/carriers/7?safety[out_of_service]=1#inspections', false],
    ['/carriers/7?safety[out_of_service]=1&safety[unit]=1FU#inspections', true],
    ['/carriers/7?safety[out_of_service]=1&safety[unit]=1FU&safety[list]=violations#inspections', false],
  ])
})
