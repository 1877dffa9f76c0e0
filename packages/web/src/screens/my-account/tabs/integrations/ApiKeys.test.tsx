import type { CurrentUser } from '@fairhaul/core'
import {
  anApiKey,
  aPaywall,
  aUser,
  type FakeWorld,
  fakeApiKeys,
  fakeClassifications,
  fakeClock,
  fakeIntegrations,
  fakeWebhooks,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Navigator } from '../../../../di/navigator.ts'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { pageOf } from '../../../../parts/testing/page-of.tsx'
import { IntegrationsTab } from './IntegrationsTab.tsx'
import { readIntegrationsAddress } from './integrations-address.ts'
import { IntegrationsStore } from './integrations-store.ts'

afterEach(cleanup)

const admin = aUser({ scopes: ['manage_users', 'manage_rule_overrides'] })
const withoutApi = aUser({ paywall: aPaywall({ canApi: false }) })

interface Setting extends Partial<FakeWorld> {
  readonly user?: CurrentUser
  readonly address?: string
  /** Called before the tab is opened. */
  readonly plan?: (apiKeys: ReturnType<typeof fakeApiKeys>) => void
}

const setUp = async ({ address = '', plan = () => {}, user = admin, ...change }: Setting = {}) => {
  const world = fakeWorld({ user, ...change })
  const apiKeys = fakeApiKeys(world)
  plan(apiKeys)
  const navigator = {
    go: vi.fn<Navigator['go']>(),
    back: vi.fn<Navigator['back']>(),
    prefetch: vi.fn<Navigator['prefetch']>(),
  }
  const said: string[] = []
  const store = new IntegrationsStore({
    integrations: fakeIntegrations(world),
    classifications: fakeClassifications(world),
    apiKeys,
    webhooks: fakeWebhooks(world),
    account: world,
    say: text => said.push(text),
  })
  const page = pageOf([
    [BrowserTokens.Navigator, navigator],
    [BrowserTokens.Clock, fakeClock()],
  ])
  const visit = async (query: string) => {
    store.open(readIntegrationsAddress(new URLSearchParams(query)))
    await store.settled()
  }
  await visit(address)
  render(
    <page.Page store={store} address={`/my-account?tab=5&${address}`}>
      <IntegrationsTab />
    </page.Page>,
  )
  return { store, world, apiKeys, navigator, said, visit, person: userEvent.setup() }
}

const section = () => screen.getByRole('region', { name: 'API keys' })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

describe('the list of API keys', () => {
  it('says what each key may do, whose it is, when it was used and until when it works', async () => {
    const lastUsedAt = new Date(fakeClock().now() - 180_000).toISOString()
    await setUp({
      apiKeys: [anApiKey({ lastUsedAt }), anApiKey({ id: id(7), name: 'Old', lastUsedAt: null })],
    })
    const used = row('Nightly import')
    expect(used.textContent).toContain('fhk_1a2b3c4d5e6f')
    expect(used.textContent).toContain('Read, Daily work')
    expect(used.textContent).toContain('Dana Reyes')
    expect(used.textContent).toContain('3 minutes ago')
    expect(used.textContent).toMatch(/Activeuntil Dec \d+, 2026/)
    expect(within(row('Old')).getByText('Never')).toBeTruthy()
  })

  it('a key that ended says so, and cannot be revoked', async () => {
    await setUp({
      apiKeys: [
        anApiKey({ name: 'Lost laptop', status: 'revoked', revokedAt: '2026-11-02T12:00:00.000Z' }),
        anApiKey({ id: id(7), name: 'Last year', status: 'expired' }),
      ],
    })
    expect(row('Lost laptop').textContent).toMatch(/RevokedNov 2, 2026/)
    expect(row('Last year').textContent).toContain('Expired')
    expect(screen.queryByRole('button', { name: /Revoke/ })).toBeNull()
  })

  it('someone who does not manage users sees only their own, without a column for the person', async () => {
    await setUp({
      user: aUser({ scopes: [] }),
      apiKeys: [anApiKey(), anApiKey({ id: id(7), userId: id(2), name: 'Of a colleague' })],
    })
    expect(row('Nightly import')).toBeTruthy()
    expect(screen.queryByText('Of a colleague')).toBeNull()
    expect(screen.queryByRole('columnheader', { name: 'Acts as' })).toBeNull()
  })

  it('without keys it says what they are for, and links to the form', async () => {
    await setUp()
    expect(within(section()).getByText('No API keys yet')).toBeTruthy()
    const link = within(section()).getByRole('link', { name: 'Create API key' })
    expect(link.getAttribute('href')).toBe('/broker/my-account?tab=5&new-key=1')
  })

  it('keys that could not be loaded say so, and can be loaded again', async () => {
    const { person } = await setUp({ apiKeys: [anApiKey()], plan: keys => keys.failNext('list') })
    await person.click(within(section()).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nightly import')).toBeTruthy()
  })

  it('a monitor without API keys shows no section', async () => {
    await setUp({ address: 'new-key=1', plan: keys => keys.refuseNext('list', refusal.notFound) })
    expect(screen.queryByRole('region', { name: 'API keys' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('without the API in the plan no key is created, and old ones can be revoked', async () => {
    await setUp({ user: withoutApi, address: 'new-key=1', apiKeys: [anApiKey()] })
    expect(within(screen.getByRole('dialog')).getByText('You cannot create an API key.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Create API key', hidden: true })).toBeNull()
    expect(
      screen.getByText(/^API keys come with the API, which .* include\.$/, { selector: 'p' }),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Revoke Nightly import', hidden: true })).toBeTruthy()
  })
})

describe('a new API key', () => {
  it('is shown once, and forgotten when its drawer is closed', async () => {
    const { person, store, world, visit, navigator } = await setUp({ address: 'new-key=1' })
    await person.type(screen.getByLabelText('Name'), 'Nightly import')
    await person.click(screen.getByRole('checkbox', { name: /^Daily work/ }))
    await person.click(screen.getByRole('radio', { name: '30 days' }))
    await person.click(screen.getByRole('button', { name: 'Create key' }))
    const shown = await screen.findByRole('button', { name: /, copy API key$/ })
    const key = shown.textContent ?? ''
    expect(key).toMatch(/^fhk_[0-9a-f]{84}$/)
    expect(screen.getByText('Copy this key now.')).toBeTruthy()
    expect(world.apiKeys).toMatchObject([{ name: 'Nightly import', scopes: ['read', 'write'] }])
    await person.click(screen.getByRole('button', { name: 'Done' }))
    expect(navigator.go).toHaveBeenCalledWith('/my-account?tab=5', { replace: true })
    await visit('')
    await waitFor(() => expect(screen.queryByText(key)).toBeNull())
    await visit('new-key=1')
    expect(store.keys.created).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
    expect(row('Nightly import')).toBeTruthy()
  })

  it('needs a name, and what was typed stays after a refusal', async () => {
    const { person, apiKeys, world } = await setUp({ address: 'new-key=1' })
    await person.click(screen.getByRole('button', { name: 'Create key' }))
    expect(await screen.findByText('Give this key a name.')).toBeTruthy()
    await person.type(screen.getByLabelText('Name'), 'Import')
    expect(screen.queryByText('Give this key a name.')).toBeNull()
    apiKeys.failNext('create')
    await person.click(screen.getByRole('button', { name: 'Create key' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not created: no connection')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Import')
    expect(world.apiKeys).toEqual([])
  })

  it('always reads, and offers only what its person may do', async () => {
    await setUp({
      address: 'new-key=1',
      user: aUser({ scopes: [], paywall: aPaywall({ canConnect: false }) }),
    })
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(box => [box.labels?.[0]?.textContent?.split(/(?<=Read|work)/)[0], box.checked])).toEqual(
      [
        ['Read', true],
        ['Daily work', false],
      ],
    )
    expect(boxes[0]?.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('No key can manage keys, users, or billing.')).toBeTruthy()
  })

  it('is dropped by Cancel, and a permission can be taken back', async () => {
    const { person, store } = await setUp({ address: 'new-key=1' })
    await person.type(screen.getByLabelText('Name'), 'Import')
    const connections = screen.getByRole('checkbox', { name: /^Connections/ })
    await person.click(connections)
    await person.click(connections)
    expect(store.keys.scopes).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(store.keys.name).toBe('')
  })

  it('that arrives after the drawer was closed is not shown', async () => {
    const { store, apiKeys, visit } = await setUp({ address: 'new-key=1' })
    store.keys.changeName('Late')
    const release = apiKeys.holdNext('create')
    const creating = store.keys.create()
    await visit('')
    release()
    await creating
    expect(store.keys.created).toBeNull()
  })
})

describe('revoking an API key', () => {
  it('is confirmed by name, and a lost connection revokes nothing', async () => {
    const { person, apiKeys, said } = await setUp({ apiKeys: [anApiKey()] })
    await person.click(screen.getByRole('button', { name: 'Revoke Nightly import' }))
    const sure = screen.getByRole('alertdialog', { name: 'Revoke Nightly import?' })
    apiKeys.failNext('revoke')
    await person.click(within(sure).getByRole('button', { name: 'Revoke' }))
    expect((await within(sure).findByRole('alert')).textContent).toContain('Not revoked: no connection')
    await person.click(within(sure).getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(row('Nightly import').textContent).toContain('Revoked'))
    expect(said).toEqual(['API key Nightly import revoked.'])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('can be left', async () => {
    const { person, apiKeys } = await setUp({ apiKeys: [anApiKey()] })
    await person.click(screen.getByRole('button', { name: 'Revoke Nightly import' }))
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(apiKeys.requests.map(({ call }) => call)).toEqual(['list'])
  })
})

it.each([
  ['', { page: 1, keys: 1, isFormOpen: false, webhook: null }],
  ['page=2&keys=3&new-key=1', { page: 2, keys: 3, isFormOpen: true, webhook: null }],
  ['page=0&keys=x&webhook=x', { page: 1, keys: 1, isFormOpen: false, webhook: null }],
  [
    'webhook=new&log=2',
    { page: 1, keys: 1, isFormOpen: false, webhook: { id: 'new', shows: 'form', page: 1 } },
  ],
  ['webhook=8&log=2', { page: 1, keys: 1, isFormOpen: false, webhook: { id: 8, shows: 'log', page: 2 } }],
])('the address %j is read', (query, address) => {
  expect(readIntegrationsAddress(new URLSearchParams(query))).toEqual(address)
})
