import { anAuditEntry, aUser, type FakeWorld, id, refusal } from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { aPage } from '../../parts/testing/a-page.tsx'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import { watchSavedFiles } from '../../parts/testing/saved-files.ts'
import { screen as auditScreen } from './screen.ts'

afterEach(cleanup)

type Ports = ReturnType<typeof fakePorts>

const ENTRIES = [
  anAuditEntry(),
  anAuditEntry({
    id: id(32),
    kind: 'exported',
    occurredAt: '2026-11-21T09:00:00.000Z',
    userId: id(2),
    userName: '<b>Sam</b>',
    subject: { type: 'list', id: null, label: 'connections' },
    carriers: [],
    carrierCount: 0,
    reason: null,
    after: null,
    rowCount: 120,
  }),
]

const show = async (
  search = '',
  change: Partial<FakeWorld> = { auditEntries: ENTRIES },
  before: (ports: Ports) => void = () => undefined,
) => {
  const ports = fakePorts(change)
  before(ports)
  const page = aPage(ports)
  const visit = (query: string) => ({
    params: {},
    url: new URL(`http://portal.invalid/audit-log${query}`),
    resolve: page.resolve,
    signal: new AbortController().signal,
  })
  const store = auditScreen.open(visit(search), undefined)
  await auditScreen.settled?.(store)
  const { Component } = auditScreen
  render(
    <page.Page>
      <ScreenStoreContext value={store}>
        <Component />
      </ScreenStoreContext>
    </page.Page>,
  )
  return { ...page, ports, store, user: userEvent.setup({ delay: null }) }
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1)

describe('the audit log', () => {
  it('says who did what, with links, and why; the text of people is only text', async () => {
    await show()
    const [exported, overrode] = rows()
    expect(exported?.textContent).toContain('<b>Sam</b>')
    expect(exported?.textContent).toContain('exported connections (120 rows)')
    expect(exported?.textContent).toContain('No reason given')
    expect(overrode?.textContent).toContain('Override created')
    expect(overrode?.textContent).toContain('The insurer confirmed the new limit.')
    const link = within(overrode as HTMLElement).getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })
    expect(link.getAttribute('href')).toBe('/broker/carriers/7')
    expect(screen.getByText('2 entries')).toBeTruthy()
  })

  it('is narrowed by its address, and each filter is a chip that removes it', async () => {
    const { ports } = await show('?kind=override_created&user=1&carrier=7&from=2026-11-01&to=2026-11-21')
    expect(rows()).toHaveLength(1)
    expect(ports.auditLog.requests.find(({ call }) => call === 'list')?.params).toMatchObject({
      kind: 'override_created',
      userId: 1,
      carrierId: 7,
      page: 1,
    })
    const filters = within(screen.getByRole('group', { name: 'Active filters' }))
    expect(filters.getAllByRole('button').map(button => button.textContent)).toEqual([
      'Override created',
      'Who: Dana Reyes',
      'Carrier: EAGLE MESA FREIGHT LLC',
      'From Nov 1, 2026',
      'To Nov 21, 2026',
      'Clear all filters',
    ])
  })

  it.each([
    ['11292026', '/audit-log?from=2026-11-29'],
    ['11/1/26', '/audit-log?from=2026-11-01'],
  ])('is narrowed once to the day %s, and not while it is typed', async (text, path) => {
    const { user, navigator } = await show()
    await user.type(screen.getByRole('textbox', { name: 'From' }), text)
    expect(navigator.go).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    await user.tab()
    expect(vi.mocked(navigator.go).mock.calls).toEqual([[path]])
  })

  it('names the carrier that it is narrowed to where no entry does', async () => {
    const { ports } = await show('?carrier=7', { auditEntries: [] })
    expect(await screen.findByText(`Carrier: ${ports.world.carriers[0]?.legalName}`)).toBeTruthy()
  })

  it('names a person and a carrier that it does not know by their numbers', async () => {
    await show('?carrier=98')
    expect(screen.getByText('No entry matches these filters')).toBeTruthy()
    expect(await screen.findByText('Carrier: Carrier 98')).toBeTruthy()
    cleanup()
    await show('?user=99')
    expect(screen.getByText('Not found')).toBeTruthy()
    expect(screen.getByText('Who: Person 99')).toBeTruthy()
  })

  it('says what will be in it while it is empty, and that a page after the last does not exist', async () => {
    await show('', { auditEntries: [] })
    expect(screen.getByText('Nothing has been recorded yet')).toBeTruthy()
    cleanup()
    await show('?page=3')
    expect(screen.getByText('This page does not exist')).toBeTruthy()
  })

  it('is refused without a request to someone without the permissions, with who can give them', async () => {
    const { ports } = await show('', { user: aUser({ scopes: ['sourcing'] }) })
    expect(screen.getByText('You do not have access to the audit log')).toBeTruthy()
    expect(screen.getByText(/An admin at your company can give you one of them/)).toBeTruthy()
    expect(ports.auditLog.requests).toEqual([])
  })

  it('fails with a way to try again, and says so where a server keeps none', async () => {
    const { user } = await show('', { auditEntries: ENTRIES }, ports => ports.auditLog.failNext('list'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('2 entries')).toBeTruthy()
    cleanup()
    await show('', {}, ports => ports.auditLog.refuseNext('list', refusal.notFound))
    expect(screen.getByText('No audit log')).toBeTruthy()
  })
})

describe('the export of the audit log', () => {
  beforeEach(() => void watchSavedFiles())

  it('has every entry of the filter, and is recorded itself', async () => {
    const { ports, store } = await show()
    await store.file.start()
    expect(store.file.state).toMatchObject({ kind: 'saved', rows: 2 })
    expect(ports.auditLog.requests.at(-1)).toEqual({
      call: 'recordExport',
      params: { list: 'audit_log', rowCount: 2 },
    })
  })

  it('is made although it cannot be recorded', async () => {
    const { store } = await show('', { auditEntries: ENTRIES }, ports =>
      ports.auditLog.failNext('recordExport'),
    )
    await store.file.start()
    expect(store.file.state).toMatchObject({ kind: 'saved' })
  })
})
