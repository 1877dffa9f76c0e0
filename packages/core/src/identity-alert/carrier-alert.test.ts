import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALERT_CATEGORIES } from './alert-categories.ts'
import { type CarrierAlertDraft, carrierAlertFate, readCarrierAlert } from './carrier-alert.ts'

const TODAY = '2026-11-21'
const draft = (change: Partial<CarrierAlertDraft> = {}): CarrierAlertDraft => ({
  carrierId: id(7),
  category: 'hostage_load',
  message: ' They hold the load. ',
  filedOn: null,
  email: ' ruth@b.example ',
  phone: '214-555-0199',
  site: 'main',
  ...change,
})
const fieldsOf = (change: Partial<CarrierAlertDraft>) => {
  const read = readCarrierAlert(draft(change), TODAY)
  return read.ok ? [] : read.refusal.map(({ field }) => field)
}

describe('an alert about a carrier', () => {
  it('an alert is sent with its trimmed text, its contact and without freight', () => {
    expect(readCarrierAlert(draft(), TODAY)).toEqual({
      ok: true,
      value: {
        carrierId: 7,
        category: 'hostage_load',
        message: 'They hold the load.',
        filedOn: TODAY,
        email: 'ruth@b.example',
        phone: '2145550199',
        phoneE164: '+12145550199',
        originPostalCode: null,
        originAreaId: null,
        commodityTypeId: null,
        site: 'main',
      },
    })
  })

  it('an alert of the watchdog has no contact, not even in its text', () => {
    const text = draft({ site: 'watchdog', message: 'Wrote from a@b.example.', email: 'none' })
    expect(readCarrierAlert(text, TODAY)).toMatchObject({
      ok: true,
      value: { site: 'watchdog', email: null, phone: null, message: 'Wrote from [contact removed]' },
    })
  })

  it.each([
    [{ category: null, message: ' ' }, ['category', 'message']],
    [{ filedOn: '2999-01-01' }, ['filedOn']],
    [{ email: 'ruth', phone: '12' }, ['email', 'phone']],
    [{ email: '', phone: '' }, []],
  ] as const)('%j of an alert has the problems %j', (change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })

  it('what happens to an alert is said before it is sent', () => {
    expect(carrierAlertFate({ site: 'main' })).toMatch(/with the contact/)
    expect(carrierAlertFate({ site: 'watchdog' })).toMatch(/removed from your text/)
  })

  it('an alert that is accepted is about its carrier, of its category, and not of a later day', () => {
    const drafts = fc.record({
      category: fc.option(fc.constantFrom(...ALERT_CATEGORIES)),
      message: fc.string(),
      filedOn: fc.option(arbitrary.calendarDates),
      site: fc.constantFrom('main' as const, 'watchdog' as const),
    })
    holds([drafts], change => {
      const read = readCarrierAlert(draft(change), TODAY)
      if (!read.ok) return
      expect([read.value.carrierId, read.value.category]).toEqual([7, change.category])
      expect(read.value.filedOn <= TODAY).toBe(true)
    })
  })
})
