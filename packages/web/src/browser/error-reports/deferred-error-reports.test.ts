import { anErrorReport, fakeErrorReports } from '@fairhaul/testkit'
import { errorReportsContract } from '@fairhaul/testkit/contracts'
import { expect, it, vi } from 'vitest'
import { consoleErrorReports } from './console-error-reports.ts'
import { BUFFERED_REPORTS_MAX, deferredErrorReports } from './deferred-error-reports.ts'

const settled = () => new Promise<void>(resolve => setTimeout(resolve))

errorReportsContract(async () => {
  const real = fakeErrorReports()
  const reports = deferredErrorReports(async () => real)
  reports.capture(anErrorReport({ message: 'before' }))
  await settled()
  return { reports, report: anErrorReport(), sent: () => real.sent.slice(1) }
})

errorReportsContract(async () => {
  const info = vi.fn<Console['info']>()
  const reports = consoleErrorReports({ info })
  const sent = () => info.mock.calls.map(([, { person, ...report }]) => ({ report, person }) as never)
  return { reports, report: anErrorReport(), sent }
})

it('earlier errors are sent with the user of that time, up to a limit', async () => {
  const real = fakeErrorReports()
  const reports = deferredErrorReports(async () => real)
  reports.setPerson('Northlake-1-1')
  for (let at = 0; at <= BUFFERED_REPORTS_MAX; at += 1) reports.capture(anErrorReport({ message: `${at}` }))
  reports.setPerson(null)
  await settled()
  expect(real.sent).toHaveLength(BUFFERED_REPORTS_MAX)
  expect(real.sent.at(-1)).toMatchObject({ person: 'Northlake-1-1', report: { message: '19' } })
})

it('a reporter that never loads breaks nothing', async () => {
  const reports = deferredErrorReports(() => Promise.reject(new Error('gone')))
  reports.capture(anErrorReport())
  await settled()
  expect(() => reports.capture(anErrorReport())).not.toThrow()
})
