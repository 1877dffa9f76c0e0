import {
  aCarrierDetail,
  anIdentityAlert,
  type FakeWorld,
  fakeIdentityAlertMessages,
  fakeIdentityAlerts,
  fakeSearchCache,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { IdentityAlertTokens, ProfileTokens, SearchTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { provide } from '../../../../parts/testing/page-of.tsx'
import { showPart } from '../../testing/show-part.tsx'
import { section } from './section.ts'

afterEach(cleanup)

const own = anIdentityAlert({
  id: id(1),
  carrierId: id(7),
  companyId: id(1),
  companyName: null,
  authorName: null,
  userId: id(1),
  messages: [],
})
const foreign = anIdentityAlert({
  id: id(2),
  carrierId: id(7),
  companyId: id(2),
  companyName: null,
  authorName: null,
  userId: id(50),
  category: 'hostage_load',
  message: '<b>They hold it</b>',
  filedOn: '2026-11-02',
  messages: [],
})

const setUp = (
  change: Partial<FakeWorld> = {},
  arrange: (
    alerts: ReturnType<typeof fakeIdentityAlerts>,
    messages: ReturnType<typeof fakeIdentityAlertMessages>,
  ) => void = () => {},
) => {
  const world = fakeWorld({ identityAlerts: [own, foreign], ...change })
  const alerts = fakeIdentityAlerts(world)
  const messages = fakeIdentityAlertMessages(world)
  arrange(alerts, messages)
  const shown = showPart(section, aCarrierDetail(), [
    provide(IdentityAlertTokens.IdentityAlerts, alerts),
    provide(ProfileTokens.IdentityAlertMessages, messages),
    [AccountTokens.AccountStore, { user: world.user }],
    provide(SearchTokens.SearchCache, fakeSearchCache()),
  ])
  return { ...shown, world }
}
const hostage = async () =>
  within(await screen.findByRole('listitem', { name: 'Hostage load of Nov 2, 2026' }))

describe('the identity alerts of a profile', () => {
  it('alerts about the carrier say by whom they are, and their text is only text', async () => {
    setUp()
    const alert = await hostage()
    expect(alert.getByText('by another broker')).toBeTruthy()
    expect(alert.getByRole('link', { name: 'Hostage load' }).getAttribute('href')).toBe(
      '/broker/identity-alerts/2',
    )
    expect(alert.getByText('<b>They hold it</b>')).toBeTruthy()
    expect(screen.getByText('by your company')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'New alert' }).getAttribute('href')).toBe(
      '/broker/carriers/7?open=new-alert',
    )
  })

  it('a message is added to an alert, and one that was not sent is kept', async () => {
    const { user } = setUp({}, (_, messages) => messages.failNext('create'))
    const alert = await hostage()
    await user.click(alert.getByRole('button', { name: /^Add a message/ }))
    await user.click(alert.getByRole('button', { name: 'Add message' }))
    expect(alert.getByText('Write a message.')).toBeTruthy()
    await user.type(alert.getByRole('textbox', { name: 'Message' }), 'It was delivered.')
    await user.click(alert.getByRole('button', { name: 'Add message' }))
    expect(await alert.findByText(/Not added: no connection/)).toBeTruthy()
    await user.click(alert.getByRole('button', { name: 'Close' }))
    await user.click(alert.getByRole('button', { name: /^Add a message/ }))
    await user.click(alert.getByRole('button', { name: 'Add message' }))
    expect(
      await within(await alert.findByRole('list', { name: 'Messages' })).findByText('It was delivered.'),
    ).toBeTruthy()
  })

  it('only an own alert can be withdrawn, after a question, and it then says so', async () => {
    const { user, world, say, reload } = setUp()
    expect((await hostage()).queryByRole('button', { name: /^Withdraw/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Withdraw/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Withdraw alert' }))
    expect(await screen.findByText('Withdrawn')).toBeTruthy()
    expect(world.identityAlerts[0]?.isPublished).toBe(false)
    expect(say).toHaveBeenCalledWith('Alert withdrawn. Only your company can still see it.')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('that someone else withdrew an alert first is shown, and the list is loaded again', async () => {
    const { user, world } = setUp()
    await user.click(await screen.findByRole('button', { name: /^Withdraw/ }))
    world.identityAlerts = world.identityAlerts.map(each => ({ ...each, isPublished: each.id !== 1 }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Withdraw alert' }))
    expect(await dialog.findByText(/already withdrawn/)).toBeTruthy()
  })

  it('a carrier without alerts says so', async () => {
    setUp({ identityAlerts: [] })
    expect(await screen.findByText('No broker has posted an alert about this carrier.')).toBeTruthy()
  })

  it('alerts that failed can be loaded again', async () => {
    const { user } = setUp({}, alerts => alerts.failNext('ofCarrier'))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await hostage()).toBeTruthy()
  })

  it('a monitor that does not list alerts by carrier leaves the section out', async () => {
    const { leaveOut } = setUp({}, alerts =>
      alerts.refuseNext('ofCarrier', { kind: 'not-found', requestId: null }),
    )
    await screen.findByRole('heading', { name: 'Part' })
    await Promise.resolve()
    expect(leaveOut).toHaveBeenCalledWith('identity-alerts')
  })
})
