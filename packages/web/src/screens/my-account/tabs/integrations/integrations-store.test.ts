import {
  anOAuthApplication,
  aPaywall,
  aUser,
  type FakeWorld,
  fakeApiKeys,
  fakeClassifications,
  fakeIntegrations,
  fakeWebhooks,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import { IntegrationsStore } from './integrations-store.ts'
import { pageOfQuery, readIntegrationsAddress } from './integrations-address.ts'

const at = (page: number) => readIntegrationsAddress(new URLSearchParams({ page: String(page) }))

const aStore = (change: Partial<FakeWorld> = {}) => {
  const world = fakeWorld(change)
  const integrations = fakeIntegrations(world)
  const classifications = fakeClassifications(world)
  const apiKeys = fakeApiKeys(world)
  const webhooks = fakeWebhooks(world)
  return {
    world,
    integrations,
    classifications,
    store: new IntegrationsStore({
      integrations,
      classifications,
      apiKeys,
      webhooks,
      account: world,
      say: () => {},
    }),
  }
}

it('applications of the company are listed, one page at a time', async () => {
  const oauthApplications = Array.from({ length: 51 }, (_, at) => anOAuthApplication({ id: id(at + 1) }))
  const { store } = aStore({ oauthApplications })
  store.open(at(2))
  await store.settled()
  expect(store.known).toMatchObject({ page: 2, pages: 2, total: 51, items: [{ id: 51 }] })
})

it('classifications are shown by the freight they are for, and by their numbers until the names load', async () => {
  const { store, classifications, world } = aStore()
  const [first] = world.classifications
  expect(first).toBeDefined()
  classifications.failNext('list')
  store.open(at(1))
  await store.settled()
  expect(store.names.size).toBe(0)
  store.open(at(1))
  await vi.waitFor(() => expect(store.names.size).toBe(world.classifications.length))
  expect(store.names.get(first?.id ?? id(0))).toBe(first?.explicitClassification?.name)
})

it('a plan without the API requests no applications', async () => {
  const { store, integrations } = aStore({ user: aUser({ paywall: aPaywall({ canApi: false }) }) })
  store.open(at(1))
  await store.settled()
  expect(store.planMessages?.explanation).toBe('Your company’s plan does not include the API.')
  expect(integrations.requests).toEqual([])
})

it('the Outlook key is loaded only when it is requested, and forgotten when it is hidden or left', async () => {
  const { store, world, integrations } = aStore()
  store.open(at(1))
  await store.settled()
  expect(integrations.requests.map(({ call }) => call)).toEqual(['applications'])
  const me = world.user?.id ?? id(0)
  await store.outlook.show(me)
  expect(store.outlook.shown).toBe(`outlook-key-of-${me}`)
  store.outlook.hide()
  expect(store.outlook.shown).toBeNull()
  await store.outlook.show(me)
  store.dispose()
  expect(store.outlook.key.state).toEqual({ kind: 'idle' })
})

it('a key that arrives after it was hidden again is dropped', async () => {
  const { store, world, integrations } = aStore()
  const release = integrations.holdNext('outlookKey')
  const showing = store.outlook.show(world.user?.id ?? id(0))
  store.outlook.hide()
  release()
  await showing
  expect(store.outlook.key.state).toEqual({ kind: 'idle' })
})

it('a key that fails to load shows the reason', async () => {
  const { store, integrations } = aStore()
  integrations.refuseNext('outlookKey', refusal.notFound)
  await store.outlook.show(id(1))
  expect(store.outlook.key.state.kind).toBe('refused')
  expect(store.outlook.shown).toBeNull()
})

it.each([
  [null, 1],
  ['', 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['1e3', 1],
])('an address with page %j opens page %i', (text, page) => {
  expect(pageOfQuery(text)).toBe(page)
})
