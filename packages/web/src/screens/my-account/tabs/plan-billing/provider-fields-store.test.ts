import { fakeClock } from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import type { CardPlaces, FieldsAnswer, ProviderFields } from '../../../../stores/card-provider.ts'
import {
  ANSWER_PATIENCE_MS,
  FIELDS_PATIENCE_MS,
  type ProviderFieldsDeps,
  ProviderFieldsStore,
  SLOW_MS,
} from './provider-fields-store.ts'

const places = {} as CardPlaces
const never = () => new Promise<never>(() => {})

const aStore = (open: ProviderFieldsDeps['open'] = never) => {
  const clock = fakeClock()
  const desk = { give: vi.fn(), decline: vi.fn() }
  return { store: new ProviderFieldsStore({ open, desk, clock }), desk, clock }
}

const answering = (give: () => Promise<FieldsAnswer>) => {
  const fields = { give, focus: vi.fn(), close: vi.fn() } satisfies ProviderFields
  return { fields, ...aStore(async () => fields) }
}

const card = { nonce: 'tok-1', name: null }

it('late card fields are slow, then unavailable, and removed if they load afterwards', async () => {
  let come: (fields: ProviderFields) => void = () => {}
  const { store, clock } = aStore(() => new Promise(resolve => (come = resolve)))
  const opening = store.open(places, () => {})
  expect(store.state).toBe('waiting')
  clock.advance(SLOW_MS)
  expect(store.state).toBe('slow')
  expect(await store.submit()).toBe(false)
  expect(store.error).toMatch(/still loading/)
  clock.advance(FIELDS_PATIENCE_MS - SLOW_MS)
  expect(store.state).toBe('unavailable')
  const late = { give: never, focus: vi.fn(), close: vi.fn() }
  come(late)
  await opening
  expect(late.close).toHaveBeenCalled()
  expect(store.state).toBe('unavailable')
})

it('blocked card fields are unavailable, and can be requested again', async () => {
  let isBlocked = true
  const { store } = aStore(async () => {
    if (isBlocked) throw new Error('blocked')
    return { give: never, focus: () => {}, close: () => {} }
  })
  await store.open(places, () => {})
  expect(store.state).toBe('unavailable')
  isBlocked = false
  await store.open(places, () => {})
  expect(store.state).toBe('ready')
})

it('a card is given to the desk once, however often it is requested', async () => {
  const { store, desk } = answering(async () => ({ kind: 'given', card }))
  await store.open(places, () => {})
  expect(await Promise.all([store.submit(), store.submit()])).toEqual([true, false])
  expect(desk.give).toHaveBeenCalledExactlyOnceWith(card)
})

it('incomplete fields show what is missing and get the focus, and the desk is not called', async () => {
  const { store, desk, fields } = answering(async () => ({ kind: 'incomplete', fields: ['cvv'] }))
  await store.open(places, () => {})
  expect(await store.submit()).toBe(false)
  expect(store.wrong).toEqual(['cvv'])
  expect(fields.focus).toHaveBeenCalledWith('cvv')
  expect([desk.give, desk.decline].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

it('a declined card is reported to the desk, and what was typed stays', async () => {
  const { store, desk, fields } = answering(async () => ({ kind: 'declined' }))
  await store.open(places, () => {})
  expect(await store.submit()).toBe(true)
  expect(desk.decline).toHaveBeenCalledOnce()
  expect(fields.close).not.toHaveBeenCalled()
})

it('a card without a response shows an error, and can be requested again', async () => {
  const { store, clock, desk } = answering(never)
  await store.open(places, () => {})
  const taking = store.submit()
  expect(store.isPending).toBe(true)
  clock.advance(ANSWER_PATIENCE_MS)
  expect(await taking).toBe(false)
  expect(store.isPending).toBe(false)
  expect(store.error).toMatch(/did not respond/)
  expect(desk.give).not.toHaveBeenCalled()
})

it('card fields that were left give no card', async () => {
  let answer: (it: FieldsAnswer) => void = () => {}
  const { store, desk, fields } = answering(() => new Promise(resolve => (answer = resolve)))
  await store.open(places, () => {})
  const taking = store.submit()
  store.close()
  answer({ kind: 'given', card })
  expect(await taking).toBe(false)
  expect(fields.close).toHaveBeenCalled()
  expect(desk.give).not.toHaveBeenCalled()
})
