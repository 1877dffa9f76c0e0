import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, compareCalendarDates } from '../shared/calendar-date.ts'
import { ALERT_CATEGORIES, alertCategoriesOf } from './alert-categories.ts'
import { alertContactProblems } from './alert-contact.ts'
import { alertTableVersion } from './alert-table-version.ts'
import { alertWindowStart, isInAlertWindow } from './alert-window.ts'
import { readFraudReport } from './fraud-report.ts'
import { readLaneAlert } from './lane-alert.ts'
import { ownsAlert, unpublishAlert } from './unpublish-alert.ts'
import { readWatchdogReport, toWatchdogReport } from './watchdog-report.ts'
import { withAlertMessage } from './with-alert-message.ts'
import { withoutContactData } from './without-contact-data.ts'

const {
  alertMessages,
  alertTexts,
  alertViews,
  calendarDates,
  fraudReportDrafts,
  identityAlerts,
  newAlertDrafts,
  watchdogReportDrafts,
} = arbitrary

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')
/** Digits, separated only by characters of phone numbers. */
const runsOf = (text: string) =>
  text
    .normalize('NFKC')
    .split(/[^\d\s()+./_·•\p{Pd}]+/u)
    .map(digitsOf)

describe('laws of alerts', () => {
  it('no phone and no e-mail survives in the watchdog’s shape', () => {
    holds([identityAlerts], alert => {
      const { text } = toWatchdogReport(alert)
      expect(text).not.toContain('@')
      for (const run of runsOf(text)) {
        expect(run.length).toBeLessThan(10)
        for (const own of [alert.phone, alert.phoneE164])
          if (own !== null) expect(run).not.toContain(digitsOf(own))
      }
    })
  })

  it('removing contacts twice removes nothing more', () => {
    holds([fc.oneof(alertTexts, fc.string())], text => {
      const once = withoutContactData(text)
      expect(withoutContactData(once)).toBe(once)
    })
  })

  it('a text without contacts keeps every word', () => {
    holds([fc.array(fc.string({ unit: fc.constantFrom('a', 'ß', '7', '.', ',') }))], terms => {
      const text = terms.map(word => word.replaceAll(/\d/g, 'n')).join(' ')
      expect(withoutContactData(text)).toBe(text)
    })
  })

  it('the two sides hold every category once', () => {
    expect([...alertCategoriesOf('carrier'), ...alertCategoriesOf('broker')]).toEqual(ALERT_CATEGORIES)
  })

  it('a sent fraud report has a text, a day that is not in the future and a possible contact', () => {
    holds([fraudReportDrafts, calendarDates], (draft, today) => {
      const read = readFraudReport(draft, today)
      if (!read.ok) return
      expect(read.value.message).toMatch(/\S/)
      expect(compareCalendarDates(read.value.filedOn, today)).toBeLessThanOrEqual(0)
      expect(alertContactProblems(read.value)).toEqual([])
      expect(read.value.email ?? read.value.phone).not.toBeNull()
      expect(read.value.phone ?? '').not.toMatch(/-/)
    })
  })

  it('a sent lane alert has its origin and commodity', () => {
    holds([newAlertDrafts, calendarDates], (draft, today) => {
      const read = readLaneAlert(draft, today)
      if (!read.ok) return
      expect(read.value.originPostalCode ?? read.value.originAreaId).not.toBeNull()
      expect(read.value.commodityTypeId).not.toBeNull()
    })
  })

  it('a sent watchdog report has no contact', () => {
    holds([watchdogReportDrafts, calendarDates], (draft, today) => {
      const read = readWatchdogReport(draft, today)
      if (!read.ok) return
      const { phone, phoneE164, email, message } = read.value
      expect([phone, phoneE164, email]).toEqual([null, null, null])
      expect(message).not.toContain('@')
    })
  })

  it('a day is recent exactly from the start of the window through today', () => {
    holds([calendarDates, fc.integer({ min: -10, max: 3 })], (today, days) => {
      const day = addDays(today, days)
      const isBetween =
        compareCalendarDates(day, alertWindowStart(today)) >= 0 && compareCalendarDates(day, today) <= 0
      expect(isInAlertWindow(day, today)).toBe(isBetween)
    })
  })

  it('an alert is taken back once, by its owner, and never by another company', () => {
    holds([alertViews], ({ alerts, user }) => {
      for (const alert of alerts) {
        const first = unpublishAlert(alert, user)
        expect(first.ok).toBe(alert.isPublished && ownsAlert(alert, user))
        if (!first.ok) continue
        expect(alert.companyId).toBe(user.company?.id)
        expect(unpublishAlert(first.value, user).ok).toBe(false)
      }
    })
  })

  it('messages are in the same order, however received', () => {
    holds(
      [identityAlerts, fc.uniqueArray(alertMessages, { selector: ({ id }) => id })],
      (alert, messages) => {
        const own = messages.map(message => ({ ...message, alertId: alert.id }))
        const added = own.reduce(withAlertMessage, alert).messages
        expect(own.toReversed().reduce(withAlertMessage, alert).messages).toEqual(added)
        expect(new Set(added)).toEqual(new Set(own))
      },
    )
  })

  it('the alert table version always exists', () => {
    holds([fc.double()], requested => [1, 2].includes(alertTableVersion(requested)))
  })
})
