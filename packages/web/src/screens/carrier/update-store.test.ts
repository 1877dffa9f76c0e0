import { aCarrierDetail, fakeCarrierUpdates, fakeWorld } from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import { UpdateStore } from './update-store.ts'

const carrier = aCarrierDetail({ isUpdatable: true })

const setUp = () => {
  const world = fakeWorld({
    carriers: [carrier],
    carrierUpdate: { updatedOn: '2026-11-21', source: 'QCMobile', change: {} },
  })
  const updates = fakeCarrierUpdates(world)
  const reload = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  return { world, updates, reload, store: new UpdateStore({ updates: () => updates, reload }) }
}

it('a carrier with old facts is updated behind what is shown, and the profile is reloaded', async () => {
  const { store, reload } = setUp()
  await store.consider(carrier)
  expect(reload).toHaveBeenCalledOnce()
  expect(store.source).toBe('QCMobile')
})

it('what is newer is named, where the monitor says it', async () => {
  const { world, store } = setUp()
  const parts = ['authority', 'safety']
  world.carrierUpdate = { updatedOn: '2026-11-21', source: 'QCMobile', parts, change: {} }
  await store.consider(carrier)
  expect(store.source).toBe('QCMobile: authority, safety')
})

it('a carrier is requested once a visit', async () => {
  const { store, updates } = setUp()
  await Promise.all([store.consider(carrier), store.consider(carrier)])
  await store.consider(carrier)
  expect(updates.requests).toHaveLength(1)
})

it('a carrier that cannot be updated is not requested', async () => {
  const { store, updates } = setUp()
  for (const isUpdatable of [false, null]) await store.consider({ ...carrier, isUpdatable })
  await store.consider(aCarrierDetail())
  expect(updates.requests).toEqual([])
})

it('nothing newer, a refusal and a failure leave the profile as it is, without a word', async () => {
  for (const goWrong of [
    ({ world }: ReturnType<typeof setUp>) => {
      world.carrierUpdate = { updatedOn: null, source: null, change: {} }
    },
    ({ world }: ReturnType<typeof setUp>) => {
      world.carrierUpdate = null
    },
    ({ updates }: ReturnType<typeof setUp>) => updates.failNext('update'),
  ]) {
    const all = setUp()
    goWrong(all)
    await all.store.consider(carrier)
    expect([all.store.source, all.reload.mock.calls.length]).toEqual([null, 0])
  }
})
