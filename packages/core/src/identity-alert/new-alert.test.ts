import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALERT_CATEGORIES, alertSide } from './alert-categories.ts'
import { alertSideText, type NewAlertDraft, newAlertFate, readNewAlert } from './new-alert.ts'

const TODAY = '2026-11-21'
const draft = (change: Partial<NewAlertDraft> = {}): NewAlertDraft => ({
  carrierId: id(7),
  category: 'hostage_load',
  message: ' They hold the load. ',
  filedOn: null,
  email: ' ruth@b.example ',
  phone: '214-555-0199',
  originPostalCode: '',
  originAreaId: null,
  commodityTypeId: null,
  site: 'main',
  ...change,
})
const fieldsOf = (change: Partial<NewAlertDraft>) => {
  const read = readNewAlert(draft(change), TODAY)
  return read.ok ? [] : read.refusal.map(({ field }) => field)
}

describe('the form of an alert', () => {
  it('an alert is sent with its trimmed text, its contact and without freight', () => {
    expect(readNewAlert(draft(), TODAY)).toEqual({
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
    expect(readNewAlert(text, TODAY)).toMatchObject({
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

  it('an alert about a load has its place and its commodity', () => {
    const freight = {
      originPostalCode: ' k1a 0b1 ',
      originAreaId: id<'area'>(4),
      commodityTypeId: id<'commodity-type'>(2),
    }
    expect(readNewAlert(draft(freight), TODAY)).toMatchObject({
      ok: true,
      value: { ...freight, originPostalCode: 'K1A 0B1' },
    })
    expect(readNewAlert(draft({ ...freight, site: 'watchdog' }), TODAY)).toMatchObject({
      ok: true,
      value: { originPostalCode: null, originAreaId: null, commodityTypeId: null },
    })
  })

  it.each([
    [{ originPostalCode: '75202' }, ['commodityTypeId']],
    [{ originAreaId: id<'area'>(4) }, ['commodityTypeId']],
    [{ commodityTypeId: id<'commodity-type'>(2) }, ['originPostalCode']],
    [{ commodityTypeId: id<'commodity-type'>(2), site: 'watchdog' }, []],
  ] as const)('an alert with only %j of a load has the problems %j', (change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })

  it.each([
    [{ carrierId: null }, []],
    [{ carrierId: null, email: '' }, []],
    [{ carrierId: null, email: '', phone: '' }, ['carrierId']],
    [{ carrierId: null, email: '', phone: '', category: 'no_payment' }, []],
    [{ carrierId: null, email: '', phone: '', category: null }, ['category']],
    [{ carrierId: null, site: 'watchdog' }, ['carrierId']],
    [{ carrierId: null, site: 'watchdog', category: 'slow_payment' }, []],
  ] as const)('%j of an alert that names no carrier has the problems %j', (change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })

  it('each category says which side it is about', () => {
    for (const category of ALERT_CATEGORIES)
      expect(alertSideText(category)).toMatch(new RegExp(`^About a ${alertSide(category)}`))
  })

  it('what happens to an alert is said before it is sent', () => {
    expect(newAlertFate({ site: 'main' })).toMatch(/with the contact/)
    expect(newAlertFate({ site: 'watchdog' })).toMatch(/removed from your text/)
  })

  it('an alert that is accepted is about its carrier, of its category, and not of a later day', () => {
    const drafts = fc.record({
      category: fc.option(fc.constantFrom(...ALERT_CATEGORIES)),
      message: fc.string(),
      filedOn: fc.option(arbitrary.calendarDates),
      site: fc.constantFrom('main' as const, 'watchdog' as const),
    })
    holds([drafts], change => {
      const read = readNewAlert(draft(change), TODAY)
      if (!read.ok) return
      expect([read.value.carrierId, read.value.category]).toEqual([7, change.category])
      expect(read.value.filedOn <= TODAY).toBe(true)
    })
  })
})
