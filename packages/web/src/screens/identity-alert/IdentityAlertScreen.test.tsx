import {
  anAlertEvidence,
  anAlertMessage,
  anIdentityAlert,
  aUser,
  type FakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { aPage } from '../../parts/testing/a-page.tsx'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import { TOGETHER_MS } from '../../stores/live-refresh.ts'
import { IdentityAlertScreen } from './IdentityAlertScreen.tsx'
import { screen } from './screen.ts'

afterEach(cleanup)

type Ports = ReturnType<typeof fakePorts>

const ALERT = anIdentityAlert({
  category: 'slow_payment',
  message: '<b>Paid</b> after 90 days.',
  carrierId: null,
  messages: [anAlertMessage({ id: id(5), message: 'They <i>paid</i> us too late as well.' })],
})

const show = async (
  change: Partial<FakeWorld> = {},
  before: (alerts: Ports['identityAlerts']) => void = () => undefined,
) => {
  const ports = fakePorts({ user: aUser(), identityAlerts: [ALERT], ...change })
  before(ports.identityAlerts)
  const { Page, resolve, events } = aPage(ports)
  const url = new URL('http://portal.invalid/identity-alerts/1')
  const store = screen.open(
    { params: { id: '1' }, url, resolve, signal: new AbortController().signal },
    undefined,
  )
  await screen.settled?.(store)
  render(
    <Page>
      <ScreenStoreContext value={store}>
        <IdentityAlertScreen />
      </ScreenStoreContext>
    </Page>,
  )
  return { ...ports, events, user: userEvent.setup({ delay: null }) }
}

const factOf = (name: string): string | null | undefined => page.getByText(name).parentElement?.textContent

it('an alert says what happened, then its facts, evidence and messages; the text of others is only text', async () => {
  await show({ alertEvidence: [{ alertId: id(1), evidence: anAlertEvidence() }] })
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Slow payment')
  expect(page.getAllByRole('heading', { level: 2 }).map(it => it.textContent?.replace(/\d+$/, ''))).toEqual([
    'What happened',
    'Facts',
    'Evidence',
    'Messages',
  ])
  expect(page.getByText('<b>Paid</b> after 90 days.')).toBeTruthy()
  expect(page.getByText('They <i>paid</i> us too late as well.')).toBeTruthy()
  expect(within(page.getByRole('list', { name: 'Evidence' })).getAllByRole('listitem')).toHaveLength(1)
  expect(factOf('Concerns')).toBe('ConcernsA broker')
  expect(factOf('Carrier')).toBe('CarrierNot named')
})

it('an alert without evidence and messages says so', async () => {
  await show({ identityAlerts: [{ ...ALERT, messages: [] }] })
  expect(page.getByText(/This report has no evidence/)).toBeTruthy()
  expect(page.getByText('No one has answered yet.')).toBeTruthy()
})

it('a monitor without the page of an alert shows it from the newest ones, without evidence', async () => {
  await show({}, alerts => alerts.refuseNext('find', refusal.notFound))
  expect(page.getByText('<b>Paid</b> after 90 days.')).toBeTruthy()
  expect(page.queryByRole('heading', { name: 'Evidence' })).toBeNull()
  expect(page.queryByRole('button', { name: 'Add evidence' })).toBeNull()
  expect(page.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
})

it('an alert that does not exist leads back to the list', async () => {
  await show({ identityAlerts: [] })
  expect(page.getByText('This alert does not exist')).toBeTruthy()
  expect(page.getByRole('link', { name: 'Show all alerts' }).getAttribute('href')).toMatch(
    /\/identity-alerts$/,
  )
})

it('a refused alert says why', async () => {
  await show({}, alerts => alerts.refuseNext('find', refusal.forbidden()))
  expect(page.getByText('You do not have access to this alert')).toBeTruthy()
})

it('an alert that failed to load is loaded by trying again', async () => {
  const { user } = await show({}, alerts => alerts.failNext('find'))
  expect(page.getByText(/server did not respond/)).toBeTruthy()
  await user.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByText('<b>Paid</b> after 90 days.')).toBeTruthy()
})

it('a withdrawn alert says so, and takes no message', async () => {
  await show({ identityAlerts: [{ ...ALERT, isPublished: false }] })
  expect(page.getByText('This alert was withdrawn.')).toBeTruthy()
  expect(page.queryByRole('textbox', { name: 'Message' })).toBeNull()
  expect(page.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

it('a message that was being typed when the alert was withdrawn is still there to copy, until it is discarded', async () => {
  const { events, identityAlerts, clock, user } = await show()
  await user.type(page.getByRole('textbox', { name: 'Message' }), 'They called again.')
  await identityAlerts.unpublish({ id: id(1) })
  events.publish({
    cursor: '1',
    isComplete: true,
    events: [{ kind: 'identity_alert', subject: 'identity_alert', subjectId: 1 }],
  })
  clock.advance(TOGETHER_MS)
  expect(await page.findByText('This alert was withdrawn.')).toBeTruthy()
  expect(page.queryByRole('button', { name: 'Add message' })).toBeNull()
  const unsent = page.getByRole('textbox', { name: 'Your message' })
  expect(unsent).toHaveProperty('value', 'They called again.')
  expect(unsent).toHaveProperty('readOnly', true)
  await user.click(page.getByRole('button', { name: 'Discard message' }))
  expect(page.queryByRole('textbox')).toBeNull()
})

it('a message that is refused because the alert was withdrawn shows the alert as withdrawn, and the message to copy', async () => {
  const { identityAlerts, user } = await show()
  await user.type(page.getByRole('textbox', { name: 'Message' }), 'They called again.')
  await identityAlerts.unpublish({ id: id(1) })
  await user.click(page.getByRole('button', { name: 'Add message' }))
  expect(await page.findByText('This alert was withdrawn.')).toBeTruthy()
  expect(page.getByRole('textbox', { name: 'Your message' })).toHaveProperty('value', 'They called again.')
})

it('an alert follows its events: it is requested again when one says that it changed', async () => {
  const { clock, events, identityAlerts } = await show()
  const finds = () => identityAlerts.requests.filter(({ call }) => call === 'find').length
  expect(finds()).toBe(1)
  events.publish({
    cursor: '1',
    isComplete: true,
    events: [{ kind: 'identity_alert', subject: 'identity_alert', subjectId: 1 }],
  })
  clock.advance(TOGETHER_MS)
  await vi.waitFor(() => expect(finds()).toBe(2))
})
