import type { LoadEntryResult, LoadFormValues, LoadId } from '@fairhaul/core'
import {
  aLoad,
  aCarrierDetail,
  fakeAreas,
  fakeGate,
  fakeLoads,
  fakeLoadsByNumber,
  fakeWorld,
  id,
  refusal,
  someLoadDetails,
  todayIn,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { LoadFormStore, storedLoadForm } from './load-form-store.ts'

const setUp = (loadId: LoadId | null = null, before?: LoadFormValues) => {
  const details = someLoadDetails({ commodity: 'Paper' })
  const world = fakeWorld({
    carriers: [aCarrierDetail({ id: id(7), identifiers: [{ type: 'DOT', value: '7', region: null }] })],
    loads: [aLoad({ id: id(17), details }), aLoad({ id: id(18), externalNumber: null })],
  })
  const byNumber = fakeLoadsByNumber(world)
  const gate = fakeGate(world)
  const saved = vi.fn<(result: LoadEntryResult) => void>()
  const storage = { stored: before ?? null }
  const store = new LoadFormStore({
    loadId,
    loads: fakeLoads(world),
    byNumber,
    areas: fakeAreas(world),
    gate,
    today: () => todayIn(world),
    storage: {
      read: () => storage.stored ?? undefined,
      keep: values => {
        storage.stored = values
      },
    },
    saved,
  })
  const type = (values: LoadFormValues) => {
    for (const [field, text] of Object.entries(values)) store.change(field as keyof LoadFormValues, text)
  }
  return { world, byNumber, gate, store, saved, storage, type }
}

const NEW: LoadFormValues = {
  'load number': 'NL-9',
  'pickup place': 'Dallas, TX 75201',
  'delivery place': 'Denver, CO 80202',
}

describe('a new load', () => {
  it('is saved, and what was typed is no longer kept', async () => {
    const { store, world, saved, storage, type } = setUp()
    type(NEW)
    expect(storage.stored).toEqual(NEW)
    expect(await store.save()).toBe(true)
    expect(world.loads.at(-1)).toMatchObject({ externalNumber: 'NL-9', status: 'available' })
    expect([storage.stored, store.values]).toEqual([null, {}])
    expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ outcome: 'created', externalNumber: 'NL-9' }),
    )
  })

  it('with what cannot be read is not sent, and says so at its field until that is changed', async () => {
    const { store, byNumber, type } = setUp()
    type({ ...NEW, 'load miles': 'far', 'pickup place': 'nowhere' })
    expect(await store.save()).toBe(false)
    expect([store.errorOf('load miles'), store.errorOf('load rate')]).toEqual([
      '“far” is not an amount.',
      undefined,
    ])
    expect(store.errorOf('pickup place')).toMatch(/is not a city with its state/)
    expect(byNumber.requests).toEqual([])
    store.change('load miles', '5')
    expect([store.errorOf('load miles'), store.textOf('load miles')]).toEqual([undefined, '5'])
  })

  it('that the server refuses says so at the field, and keeps what was typed', async () => {
    const { store, byNumber, storage, type } = setUp()
    type(NEW)
    byNumber.refuseNext('putOne', refusal.invalid('stops.1.postal_code', '80202 is not on record.'))
    expect(await store.save()).toBe(false)
    expect(store.errorOf('delivery place')).toBe('80202 is not on record.')
    expect(storage.stored).toEqual(NEW)
    store.clear()
    expect([storage.stored, store.values]).toEqual([null, {}])
    store.dispose()
  })

  it('what was typed is there again, and nothing else that was kept', () => {
    const { store } = setUp(null, storedLoadForm({ ...NEW, other: 'x', 'load miles': 5 }))
    expect(store.values).toEqual(NEW)
    expect([store.isReady, store.showsStops]).toEqual([true, true])
  })
})

describe('a load that is changed', () => {
  it('is filled in, and only what is changed is sent', async () => {
    const { store, byNumber, saved } = setUp(id(17))
    await vi.waitFor(() => expect(store.isReady).toBe(true))
    expect(store.textOf('load commodity')).toBe('Paper')
    store.change('load commodity', '')
    expect(await store.save()).toBe(true)
    expect(byNumber.requests).toEqual([
      { call: 'putOne', params: { load: { externalNumber: 'NL-20841', commodity: null } } },
    ])
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'changed' }))
  })

  it('without a number of its own cannot be changed here', async () => {
    const { store } = setUp(id(18))
    await vi.waitFor(() => expect(store.load.isPending).toBe(false))
    expect([store.isReady, store.load.value?.externalNumber]).toEqual([false, null])
  })
})

describe('the suggestions of a place', () => {
  it('are those of the areas, and none of an empty text', async () => {
    const { store } = setUp()
    store.places.pickup.type('Dal')
    await vi.waitFor(() => expect(store.places.pickup.found.value).toBeDefined())
    expect(store.places.pickup.texts.every(text => text.startsWith('Dal'))).toBe(true)
    store.places.pickup.type(' ')
    expect(store.places.pickup.found.state.kind).toBe('idle')
  })
})

describe('the gate', () => {
  it('is asked about the carrier that is typed, once for each question, and says nothing without one', async () => {
    const { store, gate, type } = setUp()
    store.requestGate()
    expect(store.gate.state.kind).toBe('idle')
    type({ ...NEW, 'carrier any': 'DOT 7' })
    store.requestGate()
    store.requestGate()
    await store.gate.finished()
    expect(store.gate.value?.carrier?.id).toBe(id(7))
    expect(gate.requests.map(({ params }) => params)).toEqual([
      {
        carrier: { identifier: { type: 'DOT', value: '7', region: null } },
        lane: { origin: { country: null, state: 'TX' }, destination: { country: null, state: 'CO' } },
        day: '2026-11-21',
      },
    ])
    store.change('carrier any', 'someone')
    store.requestGate()
    expect(store.gate.state.kind).toBe('idle')
  })

  it('that fails keeps nothing of the carrier before', async () => {
    const { store, gate, type } = setUp()
    type({ 'carrier any': 'DOT 7' })
    store.requestGate()
    await store.gate.finished()
    gate.failNext('ofCarrier')
    store.change('carrier any', 'DOT 8')
    store.requestGate()
    await store.gate.finished()
    expect([store.gate.state.kind, store.gate.value]).toEqual(['failed', undefined])
  })

  it('is asked about the carrier of a load that is changed', async () => {
    const { store } = setUp(id(17))
    await vi.waitFor(() => expect(store.gate.value).toBeDefined())
  })
})
