import { contactWindow, type CurrentUser, readCarrierInvitationsAddress } from '@fairhaul/core'
import {
  aCarrierDetail,
  aClassification,
  aConnectionInvitation,
  aPaywall,
  aUser,
  fakeCarriers,
  fakeClassifications,
  fakeClock,
  fakeConnectionInvitations,
  fakeContactSearch,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Navigator } from '../../di/navigator.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { LiveEvents } from '../../stores/live-events.ts'
import { TOGETHER_MS } from '../../stores/live-refresh.ts'
import { visiblePage } from '../../testing/visible-page.ts'
import { CarrierChoice } from '../../parts/carrier-search/carrier-choice.ts'
import { AddressCheck } from '../../parts/invite-carrier/address-check.ts'
import { pageOf } from '../../parts/testing/page-of.tsx'
import { CarrierInvitationsScreen } from './CarrierInvitationsScreen.tsx'
import { CarrierInvitationsStore } from './carrier-invitations-store.ts'

afterEach(cleanup)

const inviter = aUser({ scopes: ['sourcing'] })

const setUp = async ({
  user = inviter,
  query = '',
  email = 'dispatch@eaglemesa.example',
}: {
  readonly user?: CurrentUser
  readonly query?: string
  readonly email?: string
} = {}) => {
  const world = fakeWorld({
    user,
    carriers: [
      aCarrierDetail({ id: id(4), legalName: 'ALDER LLC' }),
      aCarrierDetail({ id: id(7), legalName: 'EAGLE MESA FREIGHT LLC', email: 'ruth@eaglemesa.example' }),
      aCarrierDetail({ id: id(8) }),
    ],
    classifications: [aClassification({ id: id(2) })],
    connections: [],
    connectionInvitations: [
      aConnectionInvitation({
        id: id(21),
        carrierId: id(7),
        classificationIds: [id(2)],
        addressee: { kind: 'email', email },
      }),
      aConnectionInvitation({
        id: id(22),
        carrierId: id(8),
        carrierName: null,
        invitedBy: null,
        classificationIds: [],
        deliveredAt: null,
        isUndeliverable: true,
      }),
      aConnectionInvitation({
        id: id(23),
        carrierId: id(9),
        carrierName: 'TERN LLC',
        addressee: { kind: 'user', userId: id(3) },
        claimedAt: '2026-11-03T09:00:00.000Z',
      }),
    ],
  })
  const invitations = fakeConnectionInvitations(world)
  const carriers = fakeCarriers(world)
  const navigator = {
    go: vi.fn<Navigator['go']>(),
    back: vi.fn<Navigator['back']>(),
    prefetch: vi.fn<Navigator['prefetch']>(),
  }
  const show = vi.fn<(message: string) => void>()
  const clock = fakeClock()
  const events = new LiveEvents(clock)
  const store = new CarrierInvitationsStore({
    invitations,
    classifications: fakeClassifications(world),
    account: { user },
    live: { clock, sight: visiblePage, changes: { events, interest: { kinds: ['carrier_invitation'] } } },
    carrier: new CarrierChoice(fakeCarriers(world)),
    check: new AddressCheck({
      carrier: carrierId => carriers.detail({ id: carrierId }),
      contact: email => fakeContactSearch(world).byEmail({ email }),
      contactWindow: () => contactWindow(null, clock.today()),
    }),
  })
  const page = pageOf([
    [AccountTokens.AccountStore, { user }],
    [BrowserTokens.Clock, clock],
    [BrowserTokens.Navigator, navigator],
    [CarriersTokens.Carriers, fakeCarriers(world)],
    [RecentsTokens.RecentsStore, { recents: { carriers: [], searches: [] } }],
    [ShellTokens.ToastsStore, { show }],
  ])
  store.open(readCarrierInvitationsAddress(query))
  await store.settled()
  await store.resending.classifications.finished()
  render(
    <page.Page store={store} address={`/carriers/invitations?${query}`}>
      <CarrierInvitationsScreen />
    </page.Page>,
  )
  return { world, clock, events, carriers, invitations, navigator, show, person: userEvent.setup() }
}

const row = (name: RegExp) => screen.getByRole('row', { name })

it('each invitation of a carrier says to whom, by whom, and what became of it', async () => {
  await setUp()
  expect(row(/EAGLE MESA/).textContent).toContain('Delivered')
  expect(row(/EAGLE MESA/).textContent).toContain('Dana Reyes')
  expect(row(/Carrier 8/).textContent).toContain('Not delivered')
  expect(row(/Carrier 8/).textContent).toContain('Not on record')
  expect(row(/TERN/).textContent).toContain('A person at the carrier')
  expect(row(/TERN/).textContent).toContain('Answered')
  expect(within(row(/TERN/)).queryByRole('link', { name: /Resend/ })).toBeNull()
})

it('an answer of a carrier is shown without a reload', async () => {
  const { world, clock, events } = await setUp()
  world.connectionInvitations = world.connectionInvitations.map(each =>
    each.id === 21 ? { ...each, claimedAt: '2026-11-20T09:00:00.000Z' } : each,
  )
  events.publish({
    cursor: '2',
    isComplete: true,
    events: [{ kind: 'carrier_invitation', subject: 'carrier', subjectId: 7 }],
  })
  clock.advance(TOGETHER_MS)
  await waitFor(() => expect(row(/EAGLE MESA/).textContent).toContain('Answered'))
})

it('the invitations of one carrier are listed by the address, and the filter is removed by its chip', async () => {
  const { person, navigator } = await setUp({ query: 'carrier=7' })
  expect(screen.getAllByRole('row')).toHaveLength(2)
  await person.click(screen.getByRole('button', { name: /To EAGLE MESA/ }))
  expect(navigator.go).toHaveBeenCalledWith('/carriers/invitations')
})

it('a page after the last one says so, with a way back', async () => {
  await setUp({ query: 'page=5' })
  expect(screen.getByText('This page does not exist')).toBeTruthy()
  expect(screen.getByText('The list has 1 page.')).toBeTruthy()
  expect(screen.queryByText('No carrier has been invited')).toBeNull()
  const first = screen.getByRole('link', { name: 'Go to the first page' })
  expect(first.getAttribute('href')).toBe('/broker/carriers/invitations')
})

it('a carrier without invitations leads to its profile', async () => {
  await setUp({ query: 'carrier=999' })
  expect(screen.getByText('This carrier has not been invited')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the carrier' }).getAttribute('href')).toContain(
    '/carriers/999',
  )
})

it('the carrier whose invitations are listed is named where no invitation does', async () => {
  await setUp({ query: 'carrier=4' })
  expect(await screen.findByRole('button', { name: 'Remove: To ALDER LLC' })).toBeTruthy()
})

it('an invitation is sent again with other classifications', async () => {
  const { person, world, show } = await setUp({ query: 'open=22' })
  const drawer = screen.getByRole('dialog', { name: 'Resend invitation' })
  await person.click(within(drawer).getAllByRole('checkbox')[0] ?? drawer)
  await person.click(within(drawer).getByRole('button', { name: 'Resend' }))
  expect(world.connectionInvitations.find(each => each.id === 22)).toMatchObject({
    classificationIds: [2],
    isUndeliverable: false,
  })
  expect(show).toHaveBeenCalledWith('Invitation resent to Carrier 8.')
})

it('an invitation to a look-alike is sent again by a second press only, and says whom it resembles', async () => {
  const { person, invitations, show } = await setUp({ query: 'open=21', email: 'ruth@eag1emesa.example' })
  await person.click(screen.getByRole('button', { name: 'Resend' }))
  await screen.findByText('Look-alike. Nothing was sent yet.')
  expect(screen.getByText(/^Looks like ruth@eaglemesa.example of EAGLE MESA FREIGHT LLC, but/)).toBeTruthy()
  expect(invitations.requests.some(({ call }) => call === 'resend')).toBe(false)
  await person.click(screen.getByRole('button', { name: 'Resend anyway' }))
  await waitFor(() => expect(show).toHaveBeenCalledWith('Invitation resent to EAGLE MESA FREIGHT LLC.'))
})

it('an invitation to a carrier that cannot be read is not sent by one press', async () => {
  const { person, carriers, invitations } = await setUp({ query: 'open=21' })
  carriers.failNext('detail')
  await person.click(screen.getByRole('button', { name: 'Resend' }))
  await screen.findByText('Not checked. Nothing was sent yet.')
  expect(invitations.requests.some(({ call }) => call === 'resend')).toBe(false)
})

it('an invitation that the carrier has answered meanwhile is not sent again, and says so', async () => {
  const { person, invitations } = await setUp({ query: 'open=21' })
  invitations.refuseNext('resend', refusal.conflict('The carrier has already responded.'))
  await person.click(screen.getByRole('button', { name: 'Resend' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The carrier has already responded.')
})

it('what was chosen stays when the connection is lost', async () => {
  const { person, invitations, world } = await setUp({ query: 'open=22' })
  const [box] = screen.getAllByRole('checkbox')
  await person.click(box ?? document.body)
  invitations.failNext('resend')
  await person.click(screen.getByRole('button', { name: 'Resend' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent: no connection')
  await person.click(screen.getByRole('button', { name: 'Resend' }))
  expect(world.connectionInvitations.find(each => each.id === 22)?.classificationIds).toEqual([2])
})

it('those who may not invite see the invitations without sending them again', async () => {
  await setUp({ user: aUser({ scopes: [] }) })
  expect(screen.queryByRole('link', { name: /Resend/ })).toBeNull()
})

it('a plan without connections says so and requests nothing', async () => {
  const { invitations } = await setUp({ user: aUser({ paywall: aPaywall({ canConnect: false }) }) })
  expect(screen.getByText('Your plan does not include connections')).toBeTruthy()
  expect(invitations.requests).toEqual([])
})
