import { fakeCarriers, fakeWorld } from '@fairhaul/testkit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { CarrierDetailsStore, DETAILS_MAX, ROWS_MAX } from './carrier-details-store.ts'

const setting = () => {
  const world = fakeWorld()
  const carriers = fakeCarriers(world)
  const [carrier] = world.carriers
  if (carrier === undefined) throw new Error('A fake world has a carrier')
  return { world, carriers, carrier, store: new CarrierDetailsStore(carriers, () => world.user, Date.now) }
}

describe('cached carrier details', () => {
  it('a prefetched carrier has cached details', async () => {
    const { store, carrier } = setting()
    store.prefetch(carrier.id)
    await vi.waitFor(() => expect(store.peek(carrier.id)?.legalName).toBe(carrier.legalName))
  })

  it('a response requested before the carrier changed is not cached', async () => {
    const { store, carriers, carrier } = setting()
    const release = carriers.holdNext('detail')
    store.prefetch(carrier.id)
    store.forget(carrier.id)
    release()
    await store.request(carrier.id, new AbortController().signal)
    expect(carriers.requests.filter(({ call }) => call === 'detail')).toHaveLength(2)
  })

  it('cached details are gone for another user', async () => {
    const { store, carrier, world } = setting()
    store.keep(carrier)
    world.user = null
    expect(store.peek(carrier.id)).toBeUndefined()
  })

  it('signing out clears the cached details and the pending requests', async () => {
    const { store, carriers, carrier } = setting()
    store.keep(carrier)
    const release = carriers.holdNext('detail')
    const other = (carrier.id + 1) as typeof carrier.id
    store.prefetch(other)
    store.forgetAll()
    release()
    await carriers.detail({ id: carrier.id })
    expect([store.peek(carrier.id), store.peek(other)]).toEqual([undefined, undefined])
  })

  it('a carrier of a list has its row until its details are known', () => {
    const { store, carrier } = setting()
    const row = { ...carrier, legalName: 'ROW' }
    store.keepRows([row])
    expect(store.peek(carrier.id)).toBeUndefined()
    expect(store.summaryOf(carrier.id)?.legalName).toBe('ROW')
    store.keep(carrier)
    expect(store.summaryOf(carrier.id)).toBe(carrier)
  })

  it('a changed carrier, another user and older lists have no row', () => {
    const { store, carrier, world } = setting()
    const rows = Array.from({ length: ROWS_MAX + 1 }, (_, at) => ({
      ...carrier,
      id: (1_000 + at) as typeof carrier.id,
    }))
    const hasRow = () => rows.filter(({ id }) => store.summaryOf(id) !== undefined).length
    store.keepRows(rows)
    expect([hasRow(), store.summaryOf(rows[0]?.id ?? carrier.id)]).toEqual([ROWS_MAX, undefined])
    store.forget(rows[1]?.id ?? carrier.id)
    expect(hasRow()).toBe(ROWS_MAX - 1)
    world.user = null
    expect(hasRow()).toBe(0)
  })

  it('only the last few details are cached', () => {
    const { store, carrier } = setting()
    const ids = Array.from({ length: DETAILS_MAX + 1 }, (_, at) => (1_000 + at) as typeof carrier.id)
    for (const id of ids) store.keep({ ...carrier, id })
    expect(ids.map(id => store.peek(id) !== undefined)).toEqual([false, ...ids.slice(1).map(() => true)])
  })
})
