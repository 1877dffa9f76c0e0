import type { IdentityAlert } from '@fairhaul/core'
import {
  aLanePlace,
  aUser,
  fakeCommodityTypes,
  fakeIdentityAlerts,
  fakeSearchCache,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { draftStorage } from '../../stores/draft-storage.ts'
import { LaneAlertStore, type LaneAlertTyped, storedLaneAlert } from './lane-alert-store.ts'

const setUp = async (typed: Partial<LaneAlertTyped> = {}) => {
  const world = fakeWorld({ user: aUser() })
  const alerts = fakeIdentityAlerts(world)
  const commodityTypes = fakeCommodityTypes(world)
  const sent = vi.fn<(alert: IdentityAlert) => void>()
  const cache = fakeSearchCache()
  const open = () =>
    new LaneAlertStore({
      alerts,
      commodityTypes,
      today: () => '2026-11-21',
      storage: draftStorage({
        storage: cache,
        user: () => world.user,
        key: 'lane-alerts',
        subject: 'any',
        readFields: storedLaneAlert,
      }),
      sent,
    })
  const store = open()
  store.begin(aLanePlace())
  await store.commodities.load()
  store.change({ category: 'hostage_load', message: ' They hold it. ', commodityTypeId: id(2), ...typed })
  return { store, open, world, alerts, commodityTypes, sent }
}

describe('an alert to other brokers', () => {
  it('an alert is sent with the origin of the lane, and the form is cleared', async () => {
    const { store, world, sent } = await setUp({ phone: '214-555-0199' })
    expect(await store.send()).toBe(true)
    expect(world.identityAlerts).toMatchObject([
      {
        category: 'hostage_load',
        message: 'They hold it.',
        filedOn: '2026-11-21',
        phone: '2145550199',
        originAreaId: 75_201,
        originPostalCode: null,
        commodityTypeId: 2,
        site: 'main',
        carrierId: null,
      },
    ])
    expect([sent.mock.calls.length, store.typed.message]).toEqual([1, ''])
  })

  it('an alert can name another place instead of the origin', async () => {
    const { store, world } = await setUp({
      replacedOriginId: aLanePlace().areaId,
      originPostalCode: ' g9a 5h7 ',
      carrier: { id: id(7), legalName: 'EAGLE MESA FREIGHT LLC' },
    })
    expect(store.usedOrigin).toBeNull()
    await store.send()
    expect(world.identityAlerts[0]).toMatchObject({
      originPostalCode: 'G9A 5H7',
      originAreaId: null,
      carrierId: 7,
    })
  })

  it.each<readonly [string, Partial<LaneAlertTyped>, string]>([
    ['category', { category: null }, 'Choose a category.'],
    ['message', { message: ' ' }, 'Say what happened.'],
    ['filedOn', { filedOn: '2026-11-22' }, 'Choose today or an earlier day.'],
    ['email', { email: 'ruth' }, 'This is not a valid e-mail address.'],
    ['phone', { phone: '12' }, 'This is not a valid phone number.'],
    [
      'originPostalCode',
      { replacedOriginId: aLanePlace().areaId },
      'Enter where the load started: a ZIP code or an area.',
    ],
    ['commodityTypeId', { commodityTypeId: null }, 'Choose a commodity.'],
  ])('an invalid %s shows its error, and nothing is sent', async (field, typed, text) => {
    const { store, alerts } = await setUp(typed)
    expect(await store.send()).toBe(false)
    expect([store.problemOf(field as 'message'), store.submission.errorCount, alerts.requests]).toEqual([
      text,
      1,
      [],
    ])
    store.change({ message: 'More.' })
    expect(store.problemOf(field as 'message')).toBeUndefined()
  })

  it.each([
    ['beside its field', refusal.invalid('message', 'Shorten the text.'), 'Shorten the text.', undefined],
    ['for the whole', refusal.forbidden('Not yours.'), undefined, 'Not sent. Not yours.'],
  ])('a refusal of the server is shown %s, and what was typed stays', async (_, why, beside, whole) => {
    const { store, alerts } = await setUp()
    alerts.refuseNext('create', why)
    expect(await store.send()).toBe(false)
    expect(store.problemOf('message')).toBe(beside)
    expect(store.submission.error?.startsWith(whole ?? ' ') ?? false).toBe(whole !== undefined)
    expect(store.typed.message).toBe(' They hold it. ')
  })

  it('an alert is sent once however often it is submitted, and again after a lost connection', async () => {
    const { store, alerts, world } = await setUp()
    const release = alerts.holdNext('create')
    const first = store.send()
    expect(await store.send()).toBe(false)
    release()
    expect(await first).toBe(true)
    store.change({ category: 'no_payment', message: 'Later.', commodityTypeId: id(1) })
    alerts.failNext('create')
    expect(await store.send()).toBe(false)
    expect(store.submission.error).toContain('no connection')
    expect(await store.send()).toBe(true)
    expect(world.identityAlerts).toHaveLength(2)
  })

  it('closing the form keeps what was typed, and Cancel clears it', async () => {
    const { store } = await setUp()
    store.replaceOrigin()
    store.change({ originPostalCode: '75202' })
    store.begin(aLanePlace())
    expect([store.typed.message, store.usedOrigin]).toEqual([' They hold it. ', null])
    store.restoreOrigin()
    expect([store.usedOrigin?.areaId, store.typed.originPostalCode]).toEqual([75_201, ''])
    store.clear()
    expect(store.typed.category).toBeNull()
    store.begin(aLanePlace({ areaId: null }))
    expect(store.usedOrigin).toBeNull()
  })

  it('an alert about another lane has the origin of that lane, and no place of the lane before', async () => {
    const { store, world } = await setUp()
    store.replaceOrigin()
    store.change({ originPostalCode: '75202' })
    store.begin(aLanePlace({ areaId: id(9) }))
    expect(await store.send()).toBe(true)
    expect(world.identityAlerts[0]).toMatchObject({ originAreaId: 9, originPostalCode: null })
  })

  it('what was typed survives a reload, and is gone once it is sent or canceled', async () => {
    const { store, open } = await setUp({ phone: '12', carrier: { id: id(7), legalName: 'EAGLE MESA' } })
    store.replaceOrigin()
    const again = open()
    again.begin(aLanePlace())
    expect([again.typed, again.usedOrigin]).toEqual([store.typed, null])
    again.clear()
    expect(open().typed.message).toBe('')
    again.change({ category: 'hostage_load', message: 'They hold it.', commodityTypeId: id(2) })
    expect(await again.send()).toBe(true)
    expect(open().typed.message).toBe('')
  })

  it('what was typed is not shown to another person of the same browser', async () => {
    const { open, world } = await setUp()
    world.user = aUser({ id: id(2) })
    expect(open().typed.message).toBe('')
  })

  it('a stored alert that cannot be read is an empty form', () => {
    expect(storedLaneAlert({ category: 'no such', message: 3, carrier: 'x', filedOn: 5 })).toEqual({
      carrier: null,
      category: null,
      message: '',
      filedOn: null,
      email: '',
      phone: '',
      originPostalCode: '',
      commodityTypeId: null,
      replacedOriginId: null,
    })
  })
})

describe('the commodities of the alert form', () => {
  it('commodities load from every page', async () => {
    const { store, world } = await setUp()
    world.commodityTypes = Array.from({ length: 70 }, (_, at) => ({ id: id(at + 1), name: `Kind ${at}` }))
    await store.commodities.load()
    expect(store.commodities.state).toMatchObject({ kind: 'ready' })
    expect(store.commodities.state.kind === 'ready' && store.commodities.state.value).toHaveLength(70)
  })

  it('commodities that failed to load are requested when the form opens again', async () => {
    const { store, commodityTypes } = await setUp()
    commodityTypes.refuseNext('list', refusal.forbidden())
    await store.commodities.load()
    expect(store.commodities.state.kind).toBe('refused')
    store.begin(aLanePlace())
    await vi.waitFor(() => expect(store.commodities.state.kind).toBe('ready'))
    store.dispose()
  })
})
