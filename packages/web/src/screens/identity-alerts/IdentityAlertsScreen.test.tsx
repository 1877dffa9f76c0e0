import { done, readIdentityAlertsAddress } from '@fairhaul/core'
import { anIdentityAlert, aUser, type FakeWorld, refusal } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { aPage } from '../../parts/testing/a-page.tsx'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import { IdentityAlertsScreen } from './IdentityAlertsScreen.tsx'
import { IdentityAlertsStore } from './identity-alerts-store.ts'

afterEach(cleanup)

type Ports = ReturnType<typeof fakePorts>

const show = async (
  search = '',
  change: Partial<FakeWorld> = {},
  before: (alerts: Ports['identityAlerts']) => void = () => undefined,
) => {
  const ports = fakePorts({ user: aUser(), identityAlerts: [anIdentityAlert()], ...change })
  before(ports.identityAlerts)
  const { Page } = aPage(ports, '/identity-alerts', search)
  const store = new IdentityAlertsStore({
    alerts: ports.identityAlerts,
    user: () => ports.world.user,
    today: () => ports.clock.today(),
    people: async () => done([]),
    whenIdle: call => call(),
  })
  store.open(readIdentityAlertsAddress(search))
  await store.list.settled()
  render(
    <Page>
      <ScreenStoreContext value={store}>
        <IdentityAlertsScreen />
      </ScreenStoreContext>
    </Page>,
  )
  return { ...ports, store, user: userEvent.setup({ delay: null }) }
}

const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href')

it('alerts are listed with a link to each', async () => {
  await show()
  expect(screen.getByRole('table', { name: 'Identity alerts' })).toBeTruthy()
  expect(hrefOf('Identity theft')).toMatch(/\/identity-alerts\/1$/)
})

it.each([
  ['', 'No alerts in the last seven days'],
  ['?tab=mine', 'You have not posted any alerts'],
])('an empty list (%j) says: %s', async (search, title) => {
  await show(search, { identityAlerts: [] })
  expect(screen.getByText(title)).toBeTruthy()
})

it('a list that its filters leave empty offers to remove them', async () => {
  await show('?tab=mine&category=hostage_load')
  expect(screen.getByText('No alert matches the filters')).toBeTruthy()
  expect(hrefOf('Clear all filters')).toMatch(/\/identity-alerts\?tab=mine$/)
})

it('a server that does not narrow alerts to a category says so, and offers all with the other filters', async () => {
  await show('?category=hostage_load&site=main&page=2', {}, alerts =>
    alerts.refuseNext('list', refusal.invalid('category', 'Not a filter.')),
  )
  expect(screen.getByText('Alerts cannot be narrowed to a category here')).toBeTruthy()
  expect(hrefOf('Show all categories')).toMatch(/\/identity-alerts\?site=main$/)
  expect(screen.getByRole('button', { name: 'Remove: Hostage load' })).toBeTruthy()
})

it('a list refused for another reason says why', async () => {
  await show('?category=hostage_load', {}, alerts => alerts.refuseNext('list', refusal.forbidden()))
  expect(screen.getByText('You do not have access to the identity alerts')).toBeTruthy()
})

it('a list that failed to load is loaded by trying again', async () => {
  const { user } = await show('', {}, alerts => alerts.failNext('list'))
  expect(screen.getByText('No connection')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Identity alerts' })).toBeTruthy()
})

it('alerts are narrowed once to a typed day, and by no part of its year', async () => {
  const { user, navigator, identityAlerts } = await show()
  await user.type(screen.getByRole('textbox', { name: 'Happened since' }), '11/15/2026')
  expect(navigator.go).not.toHaveBeenCalled()
  expect(identityAlerts.requests).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(vi.mocked(navigator.go).mock.calls).toEqual([['/identity-alerts?since=2026-11-15']])
})
