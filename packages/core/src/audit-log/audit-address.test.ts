import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantMs } from '../shared/instant-ms.ts'
import { calendarDateOf } from '../shared/calendar-date.ts'
import { AUDIT_KINDS } from './audit-entry.ts'
import { auditDayText, auditLogPath, auditSpan, readAuditAddress, WHOLE_AUDIT_LOG } from './audit-address.ts'

const { maybe } = arbitrary
const searchOf = (path: string) => path.replace('/audit-log', '')

describe('the address of the audit log', () => {
  it('has its filters and its page', () => {
    const address = {
      kind: 'exported',
      userId: id<'user'>(2),
      carrierId: id<'carrier'>(7),
      from: '2026-11-01',
      to: '2026-11-20',
      page: 3,
    } as const
    const path = '/audit-log?kind=exported&user=2&carrier=7&from=2026-11-01&to=2026-11-20&page=3'
    expect(auditLogPath(address)).toBe(path)
    expect(readAuditAddress(searchOf(path))).toEqual(address)
  })

  it('of the whole log has no query', () => {
    expect(auditLogPath({})).toBe('/audit-log')
    expect(readAuditAddress('')).toEqual(WHOLE_AUDIT_LOG)
  })

  it('leaves out what is invalid', () => {
    expect(
      readAuditAddress('?kind=everything&user=x&carrier=0&from=2026-02-30&to=1999-12-31&page=0'),
    ).toEqual(WHOLE_AUDIT_LOG)
    expect(readAuditAddress('?from=2200-01-01')).toEqual(WHOLE_AUDIT_LOG)
  })

  it('swaps days in the wrong order', () => {
    expect(readAuditAddress('?from=2026-11-20&to=2026-11-01')).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-20',
    })
  })

  it('is read back as it was written', () => {
    const dates = maybe(arbitrary.calendarDates.filter(day => day > '2000-01-02' && day < '2199-12-30'))
    holds(
      [maybe(fc.constantFrom(...AUDIT_KINDS)), dates, dates, fc.integer({ min: 1, max: 999 })],
      (kind, one, other, page) => {
        const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other]
        const address = { ...WHOLE_AUDIT_LOG, kind, from, to, page }
        expect(readAuditAddress(searchOf(auditLogPath(address)))).toEqual(address)
      },
    )
  })
})

describe('the days of the audit log', () => {
  it('are whole days of the viewer', () => {
    const { from, before } = auditSpan({ from: '2026-11-01', to: '2026-11-01' })
    const at = (instant: string | null) => new Date(instantMs(instant) ?? 0)
    expect(calendarDateOf(at(from))).toBe('2026-11-01')
    expect(calendarDateOf(new Date(at(from).getTime() - 1))).toBe('2026-10-31')
    expect(calendarDateOf(new Date(at(before).getTime() - 1))).toBe('2026-11-01')
    expect(calendarDateOf(at(before))).toBe('2026-11-02')
  })

  it('are open where no day is chosen', () => {
    expect(auditSpan({ from: null, to: null })).toEqual({ from: null, before: null })
  })

  it('are named with their side', () => {
    expect(auditDayText('from', '2027-03-04')).toBe('From Mar 4, 2027')
    expect(auditDayText('to', '2027-03-04')).toBe('To Mar 4, 2027')
  })
})
