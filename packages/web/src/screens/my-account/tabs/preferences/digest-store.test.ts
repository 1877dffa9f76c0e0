import { aUser, fakeDigests, fakeWorld, refusal } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { DigestStore } from './digest-store.ts'

const setUp = async () => {
  const world = fakeWorld({ user: aUser({ scopes: ['connection_notifications'] }) })
  const digests = fakeDigests(world)
  const store = new DigestStore(digests)
  await store.preferences.load()
  return { world, digests, store }
}

it('a person chooses how often a digest comes and what it tells, and both are saved', async () => {
  const { store, world } = await setUp()
  await store.setFrequency('weekly')
  await store.setKind('verdict', false)
  expect(world.digest).toEqual({
    frequency: 'weekly',
    kinds: ['authority', 'insurance', 'contact', 'safety', 'alert'],
    timeZone: 'UTC',
  })
  expect(store.preferences.value).toEqual(world.digest)
})

it('the last kind of a digest stays, and nothing is sent for it', async () => {
  const { store, digests, world } = await setUp()
  world.digest = { ...world.digest, kinds: ['alert'] }
  await store.preferences.load()
  await store.setKind('alert', false)
  expect(digests.requests.map(({ call }) => call)).toEqual(['preferences', 'preferences'])
})

it('a choice about the digest that was not saved is shown as it was, with the reason', async () => {
  const { store, digests } = await setUp()
  digests.failNext('savePreferences')
  await store.setFrequency('off')
  expect(store.preferences.value?.frequency).toBe('daily')
  expect(store.submission.error).toMatch(/^Not saved/)
  await store.setFrequency('off')
  expect([store.preferences.value?.frequency, store.submission.error]).toEqual(['off', undefined])
})

it('a monitor without digests leaves them out', async () => {
  const { store, digests } = await setUp()
  expect(store.isAbsent).toBe(false)
  digests.refuseNext('preferences', refusal.notFound)
  await store.preferences.load()
  expect(store.isAbsent).toBe(true)
  store.dispose()
})
