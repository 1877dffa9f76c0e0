import { aCarrierDetail, aTouchedArea, fakeCarrierTouches, fakeWorld, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { TouchesStore } from './touches-store.ts'

const setUp = async (before: (touches: ReturnType<typeof fakeCarrierTouches>) => void = () => undefined) => {
  const ofCarrier = { carrierId: id<'carrier'>(7) }
  const world = fakeWorld({
    carriers: [aCarrierDetail()],
    historicalTouches: [
      { ...aTouchedArea(), ...ofCarrier },
      { ...aTouchedArea({ areaId: id(76), name: 'Waco, TX 76701', lastOn: '2024-01-01' }), ...ofCarrier },
    ],
    verifiedTouches: [{ ...aTouchedArea({ lastOn: '2026-11-20', count: 2 }), ...ofCarrier }],
  })
  const touches = fakeCarrierTouches(world)
  before(touches)
  const store = new TouchesStore({ carrierId: id(7), today: () => '2026-11-22', touches })
  store.open()
  await store.historical.finished()
  await store.verified.finished()
  return store
}

it('history and ELD reports of areas are shown as one, the last visited first', async () => {
  const store = await setUp()
  expect(store.areas.map(({ name, count, isVerifiedByEld }) => [name, count, isVerifiedByEld])).toEqual([
    ['Dallas, TX 75201', 5, true],
    ['Waco, TX 76701', 3, false],
  ])
})

it('areas can be narrowed by time and to those that an ELD verified, and all shown again', async () => {
  const store = await setUp()
  store.setWindow('year')
  expect(store.areas).toHaveLength(1)
  store.setWindow('all')
  store.setVerifiedOnly(true)
  expect(store.areas).toHaveLength(1)
  store.showAll()
  expect(store.areas).toHaveLength(2)
})

it('the history of areas is shown when the ELD’s reports fail', async () => {
  const store = await setUp(touches => touches.failNext('recentlyVerified'))
  expect(store.verified.state.kind).toBe('failed')
  expect(store.all).toHaveLength(2)
  await store.verified.reload()
  expect(store.areas[0]?.isVerifiedByEld).toBe(true)
})

it('nothing is known of areas while both requests have failed', async () => {
  const store = await setUp(touches => {
    touches.failNext('recentlyVerified')
    touches.failNext('historical')
  })
  expect(store.all).toBeUndefined()
  expect(store.areas).toEqual([])
})
