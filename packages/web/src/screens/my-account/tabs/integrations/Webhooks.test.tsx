import { type CurrentUser, WEBHOOK_EVENTS } from '@fairhaul/core'
import {
  aPaywall,
  aUser,
  aWebhook,
  aWebhookDelivery,
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

const admin = aUser({ scopes: ['manage_users'] })

interface Setting extends Partial<FakeWorld> {
  readonly user?: CurrentUser
  readonly address?: string
  /** Called before the tab is opened. */
  readonly plan?: (webhooks: ReturnType<typeof fakeWebhooks>) => void
}

const setUp = async ({ address = '', plan = () => {}, user = admin, ...change }: Setting = {}) => {
  const world = fakeWorld({ user, ...change })
  const webhooks = fakeWebhooks(world)
  plan(webhooks)
  const navigator = {
    go: vi.fn<Navigator['go']>(),
    back: vi.fn<Navigator['back']>(),
    prefetch: vi.fn<Navigator['prefetch']>(),
  }
  const said: string[] = []
  const store = new IntegrationsStore({
    integrations: fakeIntegrations(world),
    classifications: fakeClassifications(world),
    apiKeys: fakeApiKeys(world),
    webhooks,
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
  return { store, world, webhooks, navigator, said, visit, person: userEvent.setup() }
}

const section = () => screen.getByRole('region', { name: 'Webhooks' })
const row = (name: string) => within(section()).getByRole('row', { name: new RegExp(name) })

describe('the list of webhooks', () => {
  it('says where each sends, what, how it stands and when something last arrived', async () => {
    await setUp({
      webhooks: [
        aWebhook({
          events: WEBHOOK_EVENTS,
          lastDeliveredAt: new Date(fakeClock().now() - 60_000).toISOString(),
        }),
        aWebhook({
          id: id(9),
          url: 'https://desk.example/hook',
          events: ['alert.closed'],
          isOn: false,
          failingSince: '2026-11-18T08:00:00.000Z',
          switchedOffAt: '2026-11-19T08:00:00.000Z',
          waiting: 3,
          lastDeliveredAt: null,
        }),
        aWebhook({ id: id(10), url: 'https://third.example/' }),
      ],
    })
    expect(row('tms.northlake.example').textContent).toContain('All eventsOn1 minute ago')
    const off = row('desk.example').textContent
    expect(off).toContain('An alert was closed')
    expect(off).toContain('Switched off3 events waitingNever')
    expect(row('third.example').textContent).toContain('2 events')
  })

  it('without one it says what they are for, and links to the form', async () => {
    await setUp()
    expect(within(section()).getByText('No webhooks yet')).toBeTruthy()
    const link = within(section()).getByRole('link', { name: 'Add webhook' })
    expect(link.getAttribute('href')).toBe('/broker/my-account?tab=5&webhook=new')
  })

  it('that could not be loaded says so, and can be loaded again', async () => {
    const { person } = await setUp({ webhooks: [aWebhook()], plan: hooks => hooks.failNext('list') })
    await person.click(within(section()).getByRole('button', { name: 'Try again' }))
    expect(await within(section()).findByText('tms.northlake.example')).toBeTruthy()
  })

  it.each([
    ['a monitor without webhooks', admin],
    ['someone who does not manage users', aUser({ scopes: [] })],
    ['someone from whom safety data is kept', aUser({ scopes: ['manage_users', 'block_safety_data'] })],
  ])('%s shows no section, and no drawer', async (_, user) => {
    const { webhooks } = await setUp({
      user,
      address: 'webhook=new',
      plan: hooks => hooks.refuseNext('list', refusal.notFound),
    })
    expect(screen.queryByRole('region', { name: 'Webhooks' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(webhooks.requests.length).toBe(user === admin ? 1 : 0)
  })

  it('without the API in the plan one can be removed and read, and none is added', async () => {
    const { visit } = await setUp({
      user: aUser({ scopes: ['manage_users'], paywall: aPaywall({ canApi: false }) }),
      webhooks: [aWebhook()],
    })
    expect(within(section()).queryByRole('link', { name: /^Add|^Edit/ })).toBeNull()
    expect(within(section()).getByRole('button', { name: /^Remove/ })).toBeTruthy()
    await visit('webhook=new')
    expect(await screen.findByText('You cannot change webhooks.')).toBeTruthy()
    await visit('webhook=8&log=1')
    expect(await screen.findByText('Nothing was sent yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull()
  })

  it('removal is confirmed by host, and a lost connection removes nothing', async () => {
    const { person, webhooks, said, world } = await setUp({ webhooks: [aWebhook()] })
    await person.click(screen.getByRole('button', { name: 'Remove tms.northlake.example' }))
    const sure = screen.getByRole('alertdialog', { name: 'Remove the webhook to tms.northlake.example?' })
    webhooks.failNext('remove')
    await person.click(within(sure).getByRole('button', { name: 'Remove' }))
    expect((await within(sure).findByRole('alert')).textContent).toContain('Not removed: no connection')
    expect(world.webhooks).toHaveLength(1)
    await person.click(within(sure).getByRole('button', { name: 'Remove' }))
    expect(await within(section()).findByText('No webhooks yet')).toBeTruthy()
    expect(said).toEqual(['Webhook to tms.northlake.example removed.'])
  })
})

describe('the form of a webhook', () => {
  it('a new one shows its secret once, which is forgotten when the drawer is closed', async () => {
    const { person, store, world, visit, navigator } = await setUp({ address: 'webhook=new' })
    await person.click(screen.getByRole('button', { name: 'Add webhook' }))
    expect(await screen.findByText('Give an address such as https://tms.example/fairhaul.')).toBeTruthy()
    expect(screen.getByText('Choose at least one event.')).toBeTruthy()
    await person.type(screen.getByLabelText('Address'), 'https://tms.example/hook')
    await person.click(screen.getByRole('checkbox', { name: 'An alert was closed' }))
    await person.click(screen.getByRole('button', { name: 'Add webhook' }))
    const secret = (await screen.findByText(/^whsec_/)).textContent ?? ''
    expect(screen.getByText('Copy this secret now.')).toBeTruthy()
    expect(world.webhooks).toMatchObject([{ url: 'https://tms.example/hook', events: ['alert.closed'] }])
    await person.click(screen.getByRole('button', { name: 'Done' }))
    expect(navigator.go).toHaveBeenCalledWith('/my-account?tab=5', { replace: true })
    await visit('')
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
    expect(store.webhooks.shown).toBeNull()
    expect(row('tms.example')).toBeTruthy()
  })

  it('has the values of the webhook, and keeps an event that it does not know', async () => {
    const { person, world, said } = await setUp({
      address: 'webhook=8',
      webhooks: [aWebhook({ events: ['carrier.blocked', 'load.tendered'] })],
    })
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe(aWebhook().url)
    expect(box('A carrier was set to do not dispatch').checked).toBe(true)
    await person.click(box('All events'))
    expect(box('An alert was opened').checked).toBe(true)
    await person.click(box('All events'))
    await person.click(box('An alert was opened'))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(said).toEqual(['Webhook to tms.northlake.example saved.']))
    expect(world.webhooks).toMatchObject([{ events: ['alert.opened', 'load.tendered'] }])
  })

  it('what was typed stays after a refusal, and is dropped by Cancel', async () => {
    const { person, webhooks, store } = await setUp({ address: 'webhook=8', webhooks: [aWebhook()] })
    const address = screen.getByLabelText<HTMLInputElement>('Address')
    await person.clear(address)
    await person.type(address, 'https://10.0.0.1/')
    webhooks.refuseNext('update', refusal.invalid('url', 'This address is inside the network of the server.'))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This address is inside the network of the server.')).toBeTruthy()
    expect(address.value).toBe('https://10.0.0.1/')
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(store.webhooks.url).toBe('')
  })

  it('of a webhook that is not there says so', async () => {
    await setUp({ address: 'webhook=99' })
    expect(await screen.findByText('This webhook does not exist.')).toBeTruthy()
  })
})

describe('the log of a webhook', () => {
  const delivery = (change = {}) => ({ ...aWebhookDelivery(change), webhookId: id<'webhook'>(8) })
  const waiting = delivery({
    state: 'waiting',
    attempts: 3,
    dueAt: '2026-11-22T08:00:00.000Z',
    answerStatus: 503,
    answerText: 'come back later',
    failure: 'It answered 503.',
  })

  it('says of each delivery what became of it, and when it is tried next', async () => {
    await setUp({
      address: 'webhook=8&log=1',
      webhooks: [
        aWebhook({
          isOn: false,
          failingSince: '2026-11-20T08:00:00.000Z',
          switchedOffAt: '2026-11-21T08:00:00.000Z',
          waiting: 1,
        }),
      ],
      webhookDeliveries: [delivery({ id: id(80), carrier: null, event: 'policy.in_force' }), waiting],
    })
    const [first, second] = within(screen.getByRole('list', { name: 'Deliveries' })).getAllByRole('listitem')
    expect(first?.textContent).toContain('A carrier’s verdict changedEAGLE MESA FREIGHT LLCWaiting')
    expect(first?.textContent).toContain('It answered 503. 3 tries.')
    expect(first?.textContent).toContain('next try')
    expect(first?.textContent).toContain('come back later')
    expect(second?.textContent).toContain('A policy version came into forceDeliveredIt answered 204.')
    expect(screen.getByText(/^1 event waiting\. Switch it on to have them sent\./)).toBeTruthy()
  })

  it('a test and a repeat say what became of them, and are in the log', async () => {
    const { person, webhooks } = await setUp({
      address: 'webhook=8&log=1',
      webhooks: [aWebhook()],
      webhookDeliveries: [waiting],
    })
    await person.click(screen.getByRole('button', { name: 'Send a test' }))
    expect((await screen.findByText('It answered 204.', { selector: 'div' })).textContent).toContain(
      'It answered 204.',
    )
    expect(within(screen.getByRole('list', { name: 'Deliveries' })).getAllByRole('listitem')).toHaveLength(2)
    webhooks.refuseNext('resend', refusal.conflict('It waits for an earlier event of its carrier.'))
    const resend = screen.getByRole('button', { name: /^Resend A carrier’s verdict changed/ })
    await person.click(resend)
    expect((await screen.findByRole('alert')).textContent).toContain('It waits for an earlier event')
    await person.click(resend)
    await waitFor(() => expect(screen.queryByText(/It answered 503\./)).toBeNull())
  })

  it('it is switched off and on, and a lost connection switches nothing', async () => {
    const { person, world, webhooks, said } = await setUp({
      address: 'webhook=8&log=1',
      webhooks: [aWebhook()],
    })
    webhooks.failNext('update')
    await person.click(screen.getByRole('button', { name: 'Switch off' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not switched: no connection')
    await person.click(screen.getByRole('button', { name: 'Switch off' }))
    expect(await screen.findByRole('button', { name: 'Switch on' })).toBeTruthy()
    expect(world.webhooks).toMatchObject([{ isOn: false }])
    expect(said).toEqual(['Webhook to tms.northlake.example switched off.'])
  })

  it('a new secret is confirmed, and shown once', async () => {
    const { person, visit } = await setUp({ address: 'webhook=8&log=1', webhooks: [aWebhook()] })
    await person.click(screen.getByRole('button', { name: 'New secret' }))
    const sure = await screen.findByRole('alertdialog')
    await person.click(within(sure).getByRole('button', { name: 'Cancel' }))
    await person.click(screen.getByRole('button', { name: 'New secret' }))
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New secret' }),
    )
    const secret = (await screen.findByText(/^whsec_/)).textContent ?? ''
    expect(screen.getByText(/signed with the old secret too/)).toBeTruthy()
    await visit('')
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
  })

  it('that could not be loaded can be loaded again', async () => {
    const { person } = await setUp({
      address: 'webhook=8&log=1',
      webhooks: [aWebhook()],
      webhookDeliveries: [waiting],
      plan: hooks => hooks.failNext('deliveries'),
    })
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Deliveries' })).toBeTruthy()
  })
})
