import { aFraudReportDraft } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { FRAUD_REPORT_CATEGORY, readFraudReport } from './fraud-report.ts'

const today = '2026-11-21'
const noContact = { field: null, message: 'Enter the e-mail address or phone number that was used.' }

it('a fraud report is an alert of identity theft', () => {
  expect(FRAUD_REPORT_CATEGORY).toBe('identity_theft')
})

it('a fraud report is trimmed, its phone without dashes', () => {
  const draft = aFraudReportDraft({ message: ' They booked it. ', email: ' ruth@eag1emesa.example ' })
  expect(readFraudReport(draft, today)).toEqual({
    ok: true,
    value: {
      carrierId: 7,
      category: 'identity_theft',
      message: 'They booked it.',
      filedOn: '2026-11-20',
      phone: '2145550199',
      phoneE164: '+12145550199',
      email: 'ruth@eag1emesa.example',
      originPostalCode: null,
      originAreaId: null,
      commodityTypeId: null,
      site: 'main',
    },
  })
})

it('a fraud report without a day is of today, and needs no carrier', () => {
  const draft = aFraudReportDraft({ filedOn: null, carrierId: null, site: 'watchdog' })
  expect(readFraudReport(draft, today)).toMatchObject({
    ok: true,
    value: { filedOn: today, carrierId: null, site: 'watchdog' },
  })
})

it.each([
  [{ email: '' }, true],
  [{ phone: '' }, true],
  [{ email: ' ', phone: '-' }, false],
])('a fraud report with %j can be sent: %s', (change, ok) => {
  const read = readFraudReport(aFraudReportDraft(change), today)
  expect(read).toMatchObject(ok ? { ok } : { ok, refusal: [noContact] })
})

it('a fraud report is refused with all its problems at once', () => {
  const draft = aFraudReportDraft({ message: '', filedOn: '2026-11-22', email: 'ruth', phone: '12' })
  expect(readFraudReport(draft, today)).toEqual({
    ok: false,
    refusal: [
      { field: 'message', message: 'Say what happened.' },
      { field: 'filedOn', message: 'Choose today or an earlier day.' },
      { field: 'email', message: 'This is not a valid e-mail address.' },
      { field: 'phone', message: 'This is not a valid phone number.' },
    ],
  })
})
