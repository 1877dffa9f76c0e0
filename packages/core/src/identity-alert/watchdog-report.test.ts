import { anIdentityAlert, aWatchdogReportDraft } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { readWatchdogReport, toWatchdogReport } from './watchdog-report.ts'

const today = '2026-11-21'

it('an alert in the watchdog’s shape has a type, a day and a text, and no contact', () => {
  const alert = anIdentityAlert({
    category: 'hostage_load',
    phone: '5550199',
    phoneE164: '+15005550199',
    message: 'Call ruth@b.example, 5550199 or 15005550199 about the load.',
  })
  expect(toWatchdogReport(alert)).toEqual({
    id: 1,
    reportType: 'hostage_load',
    alertDate: '2026-11-20',
    text: 'Call [contact removed] [contact removed] or [contact removed] about the load.',
  })
})

it('a watchdog report is sent as an alert of its site, without contact or lane', () => {
  const draft = aWatchdogReportDraft({ message: ' Ask ruth@b.example. ' })
  expect(readWatchdogReport(draft, today)).toEqual({
    ok: true,
    value: {
      carrierId: 7,
      category: 'double_brokering',
      message: 'Ask [contact removed]',
      filedOn: '2026-11-20',
      phone: null,
      phoneE164: null,
      email: null,
      originPostalCode: null,
      originAreaId: null,
      commodityTypeId: null,
      site: 'watchdog',
    },
  })
})

it('a watchdog report without a day is of today', () => {
  expect(readWatchdogReport(aWatchdogReportDraft({ filedOn: null }), today)).toMatchObject({
    value: { filedOn: today },
  })
})

it('a watchdog report is refused without a text or with a future day', () => {
  const read = readWatchdogReport(aWatchdogReportDraft({ message: ' ', filedOn: '2026-11-22' }), today)
  expect(read.ok ? [] : read.refusal.map(({ field }) => field)).toEqual(['message', 'filedOn'])
})
