import { aLoadAuditLine, aUser, type FakeWorld, id, refusal } from '@fairhaul/testkit'
import type { CalendarDate } from '@fairhaul/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { aPage } from '../../parts/testing/a-page.tsx'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import { watchSavedFiles } from '../../parts/testing/saved-files.ts'
import { screen as auditScreen } from './screen.ts'

afterEach(cleanup)

type Ports = ReturnType<typeof fakePorts>

const AUDIT = { madeAt: '2026-11-21T00:00:10.000Z', firstLoadOn: '2026-08-23' as CalendarDate }
const LINES = [
  aLoadAuditLine(),
  aLoadAuditLine({
    id: id(42),
    kind: 'blocked_on_open',
    hiddenRules: 1,
    decisionRecordId: id(7),
    policyVersion: null,
  }),
]
const AUDITED = { loadAudit: AUDIT, loadAuditLines: LINES }

const show = async (
  search = '',
  change: Partial<FakeWorld> = AUDITED,
  before: (ports: Ports) => void = () => undefined,
) => {
  const ports = fakePorts({ user: aUser({ scopes: ['compliance'] }), ...change })
  before(ports)
  const page = aPage(ports)
  const visit = {
    params: {},
    url: new URL(`http://portal.invalid/loads/audit${search}`),
    resolve: page.resolve,
    signal: new AbortController().signal,
  }
  const store = auditScreen.open(visit, undefined)
  await auditScreen.settled?.(store)
  const { Component } = auditScreen
  render(
    <page.Page>
      <ScreenStoreContext value={store}>
        <Component />
      </ScreenStoreContext>
    </page.Page>,
  )
  return { ports, store }
}

it('lists what was found with its load, carrier, version and decision, and when it was made', async () => {
  await show()
  const row = screen.getByRole('row', { name: /Refused at tender/ })
  expect(within(row).getByRole('link', { name: 'Load NL-20841' }).getAttribute('href')).toMatch(/loads\/17$/)
  expect(within(row).getByRole('link', { name: 'PRAIRIE WREN LLC' }).getAttribute('href')).toMatch(
    /carriers\/7$/,
  )
  expect(within(row).getByText('Version 3')).toBeTruthy()
  expect(within(row).getByText('No decision recorded')).toBeTruthy()
  const other = screen.getByRole('row', { name: /Blocked on an open load/ })
  expect(within(other).getByText('1 rule that you may not see')).toBeTruthy()
  expect(within(other).getByRole('link', { name: 'Decision record' })).toBeTruthy()
  expect(screen.getByText(/of loads since Aug 23, 2026/)).toBeTruthy()
})

it('is narrowed by its address', async () => {
  const { ports } = await show('?kind=blocked_on_open')
  expect(screen.queryByText('Refused at tender', { selector: 'td *' })).toBeNull()
  expect(ports.loadAudits.requests).toContainEqual({
    call: 'lines',
    params: { kind: 'blocked_on_open', page: 1 },
  })
})

it('is made on request, and shows what is found then', async () => {
  await show('', { ...AUDITED, loadAudit: null })
  expect(screen.getByText('No audit was made yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Audit now' }))
  expect(await screen.findByRole('row', { name: /Refused at tender/ })).toBeTruthy()
})

it('says when nothing was found', async () => {
  await show('', { ...AUDITED, loadAuditLines: [] })
  expect(screen.getByText('Nothing was found')).toBeTruthy()
})

it('says when nothing of a kind was found', async () => {
  await show('?kind=turned_while_open')
  expect(screen.getByText('Nothing of this kind was found')).toBeTruthy()
})

it('is exported as a file', async () => {
  watchSavedFiles()
  const { ports, store } = await show()
  await store.file.start()
  expect(store.file.state).toMatchObject({ kind: 'saved', rows: 2 })
  expect(ports.auditLog.requests.at(-1)).toEqual({
    call: 'recordExport',
    params: { list: 'load_audit', rowCount: 2 },
  })
})

it.each([
  [aUser({ scopes: [] }), 'You do not have access to the audit of loads'],
  [
    aUser({ scopes: ['compliance'], paywall: { ...aUser().paywall, canRule: false } }),
    'You do not have access to the audit of loads',
  ],
])('is for those who read the log, where the plan rules', async (user, title) => {
  const { ports } = await show('', { ...AUDITED, user })
  expect(screen.getByText(title)).toBeTruthy()
  expect(ports.loadAudits.requests).toEqual([])
})

it('is left out of a server without it, and a failure can be tried again', async () => {
  await show('', AUDITED, ({ loadAudits }) => loadAudits.refuseNext('lines', refusal.notFound))
  expect(screen.getByText('This server does not audit loads.')).toBeTruthy()
  cleanup()
  await show('', AUDITED, ({ loadAudits }) => loadAudits.failNext('lines'))
  expect(screen.getByRole('button', { name: /Try again/ })).toBeTruthy()
})

it('says what went wrong with an audit that was asked for', async () => {
  await show('', AUDITED, ({ loadAudits }) => loadAudits.failNext('run'))
  await userEvent.click(screen.getByRole('button', { name: 'Audit now' }))
  expect(await screen.findByText(/Not audited/)).toBeTruthy()
})
