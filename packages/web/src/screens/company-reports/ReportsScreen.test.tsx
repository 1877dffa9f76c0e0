import type { CurrentUser, ReportRun } from '@fairhaul/core'
import {
  aCompanyReport,
  aPaywall,
  aUser,
  fakeClock,
  fakeCompanyReports,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { BrowserTokens } from '../../di/tokens.ts'
import { pageOf } from '../../parts/testing/page-of.tsx'
import type { ReportWatch } from '../../stores/report-watch.ts'
import { ReportsScreen } from './ReportsScreen.tsx'
import { ReportsStore } from './reports-store.ts'
import { visiblePage } from '../../testing/visible-page.ts'

afterEach(cleanup)

const at = '2026-11-21T12:00:00.000Z'
const file = { name: 'users.csv', url: '/monitor/company_reports/9/file' }
const runs: readonly ReportRun[] = [
  { kind: 'never-run' },
  { kind: 'running', startedAt: at, progressPercent: 40 },
  { kind: 'failed', endedAt: at, reason: 'It has too many rows.' },
  { kind: 'cancelled', endedAt: at, reason: 'Your plan no longer includes exports.' },
  { kind: 'done', endedAt: at, file },
]

const setUp = async ({ user = aUser() }: { readonly user?: CurrentUser } = {}) => {
  const names = ['Alerts', 'Connections', 'Insurance', 'Overrides', 'Users']
  const world = fakeWorld({
    user,
    reports: runs.map((run, index) => aCompanyReport({ id: id(index + 1), name: names[index] ?? '', run })),
  })
  const reports = fakeCompanyReports(world)
  const clock = fakeClock()
  const watch = {
    watch: vi.fn<ReportWatch['watch']>(),
    seen: vi.fn<ReportWatch['seen']>(),
    attend: () => () => undefined,
  }
  const store = new ReportsStore({
    reports,
    watch,
    account: { user },
    clock,
    sight: visiblePage,
  })
  const page = pageOf([[BrowserTokens.Clock, clock]])
  store.open(1)
  await store.settled()
  render(
    <page.Page store={store} address="/company_reports">
      <ReportsScreen />
    </page.Page>,
  )
  return { world, reports, watch, clock, store, person: userEvent.setup() }
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

it('each report says how its last run went, and what can be done', async () => {
  await setUp()
  expect(row('Alerts').textContent).toContain('Never run')
  expect(within(row('Connections')).getByRole('progressbar').getAttribute('value')).toBe('40')
  expect(within(row('Connections')).queryByRole('button')).toBeNull()
  expect(row('Insurance').textContent).toContain('Failed: It has too many rows.')
  expect(within(row('Insurance')).getByRole('button', { name: 'Run again: Insurance' })).toBeTruthy()
  expect(row('Overrides').textContent).toContain('Canceled: Your plan no longer includes exports.')
  const download = within(row('Users')).getByRole('link', { name: 'Download Users' })
  expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([file.url, file.name])
})

it('a started report waits, is watched, shows its progress and offers its file', async () => {
  const { person, reports, watch, clock } = await setUp()
  await person.click(screen.getByRole('button', { name: 'Run Alerts' }))
  expect(row('Alerts').textContent).toContain('Waiting to run')
  expect(watch.watch).toHaveBeenCalledOnce()
  reports.happen(id(1), { kind: 'started', at })
  reports.happen(id(1), { kind: 'progressed', percent: 60 })
  clock.advance(2_000)
  expect(await within(row('Alerts')).findByText('Running, 60%')).toBeTruthy()
  reports.happen(id(1), { kind: 'finished', at, file: { name: 'alerts.csv', url: '/monitor/x' } })
  await vi.waitFor(() => {
    clock.advance(2_000)
    expect(within(row('Alerts')).getByRole('link', { name: 'Download Alerts' })).toBeTruthy()
  })
  expect(screen.getByText('Report ready: Alerts')).toBeTruthy()
})

it('a report that a colleague has started says so and shows their run', async () => {
  const { person, reports, world } = await setUp()
  world.reports = world.reports.map(each =>
    each.id === 1 ? { ...each, run: { kind: 'running', startedAt: at, progressPercent: null } } : each,
  )
  await person.click(screen.getByRole('button', { name: 'Run Alerts' }))
  expect((await within(row('Alerts')).findByRole('alert')).textContent).toContain('already running')
  expect(within(row('Alerts')).getByRole('progressbar')).toBeTruthy()
  expect(reports.requests.length).toBeGreaterThan(2)
})

it('a report that may not be read says why, and can be tried again', async () => {
  const { person, reports } = await setUp()
  reports.refuseNext('run', refusal.forbidden('Only an admin can see other people’s permissions.'))
  await person.click(screen.getByRole('button', { name: 'Run again: Users' }))
  expect((await within(row('Users')).findByRole('alert')).textContent).toContain('Only an admin')
  await person.click(screen.getByRole('button', { name: 'Run again: Users' }))
  expect(row('Users').textContent).toContain('Waiting to run')
})

it('a plan without exports lists the reports, and says why none runs', async () => {
  await setUp({ user: aUser({ paywall: aPaywall({ canExport: false }) }) })
  expect(screen.getByText(/Your plan does not include exports/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Run/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull()
})
