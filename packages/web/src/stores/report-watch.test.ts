import { aCompanyReport, fakeClock, fakeCompanyReports, fakeWorld, id } from '@fairhaul/testkit'
import type { CompanyReport, ToastParams } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { ReportWatch } from './report-watch.ts'
import { visiblePage } from '../testing/visible-page.ts'

const users = aCompanyReport({ id: id(9), name: 'Users and permissions' })
const file = { name: 'users.csv', url: '/monitor/company_reports/9/file' }
const at = '2026-11-21T12:00:00.000Z'

const setUp = async () => {
  const world = fakeWorld({ reports: [users] })
  const reports = fakeCompanyReports(world)
  const clock = fakeClock()
  const toasts: ToastParams[] = []
  const watch = new ReportWatch({
    reports,
    clock,
    sight: visiblePage,
    show: toast => toasts.push(toast),
  })
  const started = await reports.run({ id: users.id })
  if (!started.ok) throw new Error('It runs.')
  /** Lets it request as often as it would in a minute. */
  const minute = async () => {
    for (let second = 0; second < 60; second += 1) {
      clock.advance(1_000)
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  return { world, reports, watch, toasts, minute, report: started.value }
}

const shown = (world: { readonly reports: readonly CompanyReport[] }) => world.reports

it('the end of a report is announced once, with its file', async () => {
  const { reports, watch, toasts, minute, report } = await setUp()
  watch.watch(report, 1)
  await minute()
  expect(toasts).toEqual([])
  reports.happen(users.id, { kind: 'finished', at, file })
  await minute()
  await minute()
  expect(toasts).toEqual([
    { message: 'Report ready: Users and permissions', durationMs: 12_000, type: 'success', file },
  ])
})

it('a failed report is announced without a file', async () => {
  const { reports, watch, toasts, minute, report } = await setUp()
  watch.watch(report, 1)
  reports.happen(users.id, { kind: 'failed', at, reason: null })
  await minute()
  expect(toasts).toEqual([
    { message: 'Report failed: Users and permissions', durationMs: 12_000, type: 'warning' },
  ])
})

it('an end that the screen of reports has shown is not announced again', async () => {
  const { world, reports, watch, toasts, minute, report } = await setUp()
  const leave = watch.attend()
  watch.watch(report, 1)
  reports.happen(users.id, { kind: 'finished', at, file })
  watch.seen(shown(world))
  leave()
  await minute()
  expect(toasts).toEqual([])
})

it('a request that fails is made again, and nothing is requested once nothing is watched', async () => {
  const { reports, watch, toasts, minute, report } = await setUp()
  watch.watch(report, 1)
  reports.failNext('list')
  reports.happen(users.id, { kind: 'finished', at, file })
  await minute()
  expect(toasts).toHaveLength(1)
  const before = reports.requests.length
  await minute()
  expect(reports.requests).toHaveLength(before)
})

it('a sign-out ends the watch', async () => {
  const { reports, watch, toasts, minute, report } = await setUp()
  watch.watch(report, 1)
  watch.clear()
  reports.happen(users.id, { kind: 'finished', at, file })
  await minute()
  expect(toasts).toEqual([])
})
