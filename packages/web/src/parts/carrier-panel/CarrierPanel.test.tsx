import {
  aUser,
  aConnection,
  aFinding,
  aCarrierDetail,
  aNote,
  type FakeWorld,
  fakeCarrierPeople,
  fakeClassifications,
  fakeClock,
  fakeConnectionInvitations,
  fakeConnections,
  fakeMonitoringFeed,
  fakeNotes,
  fakeOnboardingPackets,
  fakeSearchCache,
  fakeSubscriptions,
  fakeVetting,
  id,
  foundCover,
} from '@fairhaul/testkit'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ConnectionTokens,
  MyCarriersTokens,
  ProfileTokens,
  RulesTokens,
  SearchTokens,
} from '../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { VettingTokens } from '../../di/vetting-tokens.ts'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { ConnectionsList } from '../connections-list/ConnectionsList.tsx'
import { openConnections } from '../connections-list/open-connections.ts'
import { aConnectedWorld } from '../testing/a-connections-list.ts'
import { aColumnChoicesStore } from '../testing/a-column-choices-store.ts'
import { provide, pageOf } from '../testing/page-of.tsx'
import './CarrierPanel.tsx'

let isWide = true
beforeEach(() => {
  isWide = true
  vi.spyOn(Object.getPrototypeOf(window.matchMedia('all')), 'matches', 'get').mockImplementation(function (
    this: MediaQueryList,
  ) {
    return this.media.includes('1600') && isWide
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const PATH = '/carriers/connections'

/** The list of connections; what navigates opens it at the new address. */
const setUp = async (query = '', change: Partial<FakeWorld> = {}) => {
  const world = aConnectedWorld(change)
  const port = fakeConnections(world)
  const at = { path: PATH + query }
  const navigator = {
    go: vi.fn((path: string) => {
      at.path = path
      if (path.startsWith(PATH)) openConnections(page.visit(path), store, 'connections')
    }),
    back: vi.fn(),
    prefetch: vi.fn(),
  }
  const page = pageOf([
    provide(AccountTokens.AccountStore, { user: world.user } as never),
    provide(BrowserTokens.Clock, fakeClock()),
    provide(BrowserTokens.Navigator, navigator),
    provide(CarriersTokens.Subscriptions, fakeSubscriptions(world)),
    provide(ConnectionTokens.Connections, port),
    provide(MyCarriersTokens.MonitoringFeed, fakeMonitoringFeed(world)),
    provide(VettingTokens.Vetting, fakeVetting(world)),
    provide(ProfileTokens.OnboardingPackets, fakeOnboardingPackets(world)),
    provide(ProfileTokens.ConnectionInvitations, fakeConnectionInvitations(world)),
    provide(ProfileTokens.CarrierPeople, fakeCarrierPeople(world)),
    provide(ProfileTokens.Classifications, fakeClassifications(world)),
    provide(RulesTokens.Notes, fakeNotes(world)),
    provide(RecentsTokens.CarrierDetailsStore, {
      keepRows: () => undefined,
      forget: () => undefined,
      request: async (carrierId: number) => {
        const found = world.carriers.find(each => each.id === carrierId)
        return found
          ? { ok: true, value: found }
          : { ok: false, refusal: { kind: 'not-found', requestId: null } }
      },
    } as never),
    provide(SearchTokens.SearchCache, fakeSearchCache()),
    provide(ShellTokens.ColumnChoicesStore, aColumnChoicesStore()),
    provide(ShellTokens.PlanNoticesStore, new PlanNoticesStore()),
    provide(ShellTokens.ToastsStore, { show: () => undefined } as never),
  ])
  const store = openConnections(page.visit(at.path), undefined, 'connections')
  await store.settled()
  render(
    <page.Page store={store} address={PATH}>
      <ConnectionsList route="connections" heading="Connections" />
    </page.Page>,
  )
  return { store, port, world, navigator, at, person: userEvent.setup({ delay: null }) }
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const panel = (name: string) => screen.findByRole(isWide ? 'complementary' : 'dialog', { name })

describe('a carrier beside a list', () => {
  it('Enter opens the row with the focus beside the list, with its verdict and all reasons against it', async () => {
    const failing = aCarrierDetail({
      id: id(3),
      legalName: 'HAULER 3',
      rulesAssessment: {
        findings: [
          aFinding({ ruleType: 'cargo_at_least_100000', result: 'fail', value: foundCover(50_000) }),
          aFinding({
            ruleType: 'active_operating_status',
            result: 'fail',
            value: { code: 'status', status: 'I' },
          }),
          aFinding({ ruleType: 'bipd_at_least_750000', value: foundCover(1_000_000) }),
        ],
        overrides: [],
      },
    })
    const { person, at } = await setUp('', {
      carriers: [failing],
      connections: [aConnection({ carrierId: id(3) })],
    })
    row('HAULER 3').focus()
    await person.keyboard('{Enter}')
    expect(at.path).toBe(`${PATH}?open=3`)
    const verdict = within(await panel('HAULER 3')).getByRole('group', { name: 'Overall verdict' })
    expect(verdict.textContent).toContain('Cargo $50,000, needs $100,000')
    expect(verdict.textContent).toContain('Operating status Inactive, needs Active')
    expect(verdict.textContent).toContain('1 rule passes')
    expect(row('HAULER 3').getAttribute('aria-current')).toBe('true')
  })

  it('j and k move through the list with the panel following, and Escape closes it', async () => {
    const { person, navigator, at } = await setUp()
    row('HAULER 3').focus()
    await person.keyboard('{Enter}')
    await panel('HAULER 3')
    await person.keyboard('j')
    await panel('HAULER 2')
    expect(document.activeElement).toBe(row('HAULER 2'))
    expect(navigator.go).toHaveBeenLastCalledWith(`${PATH}?open=2`, { replace: true })
    await person.keyboard('k')
    await panel('HAULER 3')
    await person.keyboard('{Escape}')
    expect(navigator.back).toHaveBeenCalledOnce()
    expect(at.path).toBe(`${PATH}?open=3`)
  })

  it('an action by its key leaves its carrier open and in its place, and z undoes it', async () => {
    const { person, world, at } = await setUp('?open=3')
    const own = within(await panel('HAULER 3'))
    await person.keyboard('e')
    expect(await own.findByText('Dismissed.')).toBeTruthy()
    expect(within(row('HAULER 3')).getByText('Now in Dismissed')).toBeTruthy()
    expect(at.path).toBe(`${PATH}?open=3`)
    expect(world.connections.find(({ carrierId }) => carrierId === id(3))?.isDismissed).toBe(true)
    await person.keyboard('z')
    expect(await own.findByText('Restored.')).toBeTruthy()
    expect(world.connections.find(({ carrierId }) => carrierId === id(3))?.isDismissed).toBe(false)
  })

  it('an action that someone else was faster with says so, and the panel stays', async () => {
    const { person, port, at } = await setUp('?open=3')
    await panel('HAULER 3')
    await port.setStatus({ id: id(103), status: 'needs_to_onboard' })
    await person.keyboard('e')
    expect(
      await within(await panel('HAULER 3')).findByText(/Someone else has changed this connection/),
    ).toBeTruthy()
    expect(at.path).toBe(`${PATH}?open=3`)
  })

  it('d marks a carrier do not dispatch with notes, in which letters are only typed', async () => {
    const { person, world } = await setUp('?open=3')
    await panel('HAULER 3')
    await person.keyboard('d')
    const drawer = within(await screen.findByRole('dialog', { name: 'Do not dispatch' }))
    await person.type(drawer.getByRole('textbox', { name: /^Notes/ }), 'jz e')
    await person.click(drawer.getByRole('button', { name: 'Do not dispatch' }))
    expect(await within(await panel('HAULER 3')).findByText(/^Marked do not dispatch\./)).toBeTruthy()
    expect(world.connections.find(({ carrierId }) => carrierId === id(3))).toMatchObject({
      status: 'do_not_dispatch',
      notes: 'jz e',
    })
  })

  it('m monitors the carrier and stays with it, as it stays in the list', async () => {
    const { person, world } = await setUp('?open=3')
    await panel('HAULER 3')
    await person.keyboard('m')
    expect(await within(await panel('HAULER 3')).findByText('Monitored.')).toBeTruthy()
    expect(world.subscriptions.map(({ carrierId }) => carrierId)).toContain(3)
  })

  it('i does nothing for a carrier that is connected already', async () => {
    const { person } = await setUp('?open=3')
    await panel('HAULER 3')
    await person.keyboard('i')
    expect(screen.queryByRole('dialog', { name: 'Invite to connect' })).toBeNull()
  })

  it('in a narrower window the carrier is a drawer, with the same keys', async () => {
    isWide = false
    const { person, at } = await setUp('?open=3')
    await panel('HAULER 3')
    await person.keyboard('j')
    const second = within(await panel('HAULER 2'))
    await person.keyboard('e')
    expect(await second.findByText('Dismissed.')).toBeTruthy()
    expect(at.path).toBe(`${PATH}?open=2`)
  })

  it('notes of colleagues are beside the facts, and one can be added', async () => {
    const { person, world } = await setUp('?open=3', {
      notes: [aNote({ subject: { kind: 'carrier', carrierId: id(3) }, text: 'Called dispatch.' })],
    })
    const notes = within(await panel('HAULER 3'))
    expect(await notes.findByText('Called dispatch.')).toBeTruthy()
    await person.type(notes.getByRole('textbox', { name: /New note/ }), 'Asked for a certificate.')
    await person.click(notes.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(world.notes.map(({ text }) => text)).toContain('Asked for a certificate.'))
  })

  it('a carrier of the address that is not on the page is shown without actions', async () => {
    await setUp('?open=4')
    const other = within(await panel('HAULER 4'))
    expect(other.getByText(/Not on this page of the list/)).toBeTruthy()
    expect(other.queryByRole('button', { name: /^Dismiss/ })).toBeNull()
  })

  it('a user who may not onboard has only the actions of their permissions', async () => {
    const { person, world } = await setUp('?open=3', { user: aUser({ scopes: [] }) })
    const only = within(await panel('HAULER 3'))
    expect(only.queryByRole('button', { name: /^Dismiss/ })).toBeNull()
    expect(only.getByRole('button', { name: /^Do not dispatch/ })).toBeTruthy()
    await person.keyboard('e')
    expect(world.connections.find(({ carrierId }) => carrierId === id(3))?.isDismissed).toBe(false)
  })

  it('a press on a row opens it, a press on its name or a control does not', async () => {
    const { person, at } = await setUp()
    await person.click(within(row('HAULER 2')).getByRole('checkbox'))
    expect(at.path).toBe(PATH)
    await person.click(within(row('HAULER 2')).getByText('Nothing is missing.'))
    expect(at.path).toBe(`${PATH}?open=2`)
    await panel('HAULER 2')
    await person.click(within(row('HAULER 2')).getByText('Nothing is missing.'))
    expect(at.path).toBe(`${PATH}?open=2`)
    row('HAULER 2').focus()
    await person.keyboard('o')
    expect(at.path).toBe('/carriers/2')
  })
})
