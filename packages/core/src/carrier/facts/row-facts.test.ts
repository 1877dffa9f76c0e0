import { aCarrier, aCarrierDetail } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { authorityInRow } from './authority-facts.ts'
import { coverInRow } from './cover-facts.ts'
import { safetyFact } from './deciding-facts.ts'
import { outOfServiceInRow } from './out-of-service-facts.ts'

const TODAY = '2026-11-21'

it.each([
  [{ usd: 100_000, until: '2027-03-04' }, 'Mar 4, 2027', 'Until Mar 4, 2027, $100,000'],
  [{ usd: 100_000, until: '2026-03-04' }, 'expired Mar 4, 2026', 'Expired Mar 4, 2026, $100,000'],
  [{ usd: 100_000, until: null }, 'until canceled', 'Until canceled, $100,000'],
  [{ usd: null, until: null }, 'not on record', undefined],
] as const)('a row shows cover %o as %s', (cover, text, note) => {
  const fact = coverInRow(cover, TODAY)
  expect([fact.text, fact.note]).toEqual([text, note])
})

it('a row shows since when authority is active, and its label when it is not', () => {
  const { authority, census } = aCarrier()
  expect(authorityInRow(authority, TODAY, census)).toMatchObject({
    text: 'May 2, 2016',
    note: 'for 10 years',
  })
  expect(authorityInRow({ ...authority, common: 'I' }, TODAY, census)).toEqual({
    text: 'Inactive',
    tone: 'fail',
  })
  expect(authorityInRow({ ...authority, since: null }, TODAY, census).note).toBe('since unknown')
  expect(authorityInRow({ ...authority, since: null }, TODAY, census).text).toBe('Active')
  expect(authorityInRow({ ...authority, since: '2026-10-01' }, TODAY, census).note).toBe('for 1 month')
  expect(authorityInRow({ ...authority, since: '2025-12-01' }, TODAY, census).note).toBe('for 11 months')
  expect(authorityInRow({ ...authority, since: '2025-09-01' }, TODAY, census).note).toBe('for 1 year')
  expect(authorityInRow({ ...authority, since: '2023-09-01' }, TODAY, census).note).toBe('for 3 years')
  const ended = { ...authority, common: 'I', endsOn: '2024-01-29', endKind: 'revoked' } as const
  expect(authorityInRow(ended, TODAY, census)).toEqual({ text: 'Revoked Jan 29, 2024', tone: 'fail' })
  const lifted = { ...authority, since: null, asOf: '2026-11-20', endsOn: '2026-11-01' } as const
  expect(authorityInRow(lifted, TODAY, census)).toMatchObject({ note: 'again by Nov 20, 2026' })
  const noticed = { ...authority, noticeOn: '2026-12-14', noticeKind: 'suspended' } as const
  expect(authorityInRow(noticed, TODAY, census)).toEqual({
    text: 'May 2, 2016',
    note: 'suspension pending Dec 14, 2026',
    tone: 'incomplete',
  })
  expect(authorityInRow(ended, TODAY, { ...census, isPrivate: true })).toEqual({
    text: 'Not required',
    tone: 'incomplete',
  })
  expect(authorityInRow({ ...authority, common: 'N', broker: 'A' }, TODAY, census)).toEqual({
    text: 'None',
    note: 'broker only',
    tone: 'fail',
  })
})

it('a row distinguishes too few inspections, none on record and hidden', () => {
  const { safety } = aCarrier()
  expect(outOfServiceInRow(safety).text).toBe('vehicle OOS 21%')
  expect(outOfServiceInRow(safety && { ...safety, inspections24Months: 2 }).text).toBe('OOS: few insp.')
  expect(outOfServiceInRow(safety && { ...safety, inspections24Months: null }).text).toBe('OOS not on record')
  expect(outOfServiceInRow(safety && { ...safety, vehicleOutOfServiceRate: null })).toEqual({
    text: 'OOS: few insp.',
    note: 'too few inspections, not compared below 5',
    tone: 'unknown',
  })
  expect(outOfServiceInRow(null).text).toBe('hidden')
})

it('a list and a profile always name the same one of the two out-of-service rates', () => {
  const { safety } = aCarrierDetail()
  const drivers = safety && { ...safety, vehicleOutOfServiceRate: 0.1, driverOutOfServiceRate: 0.083 }
  expect(outOfServiceInRow(drivers).text).toBe('driver OOS 8.3%')
  expect(safetyFact(drivers).note).toBe('driver OOS 8.3%, above average')
  expect(outOfServiceInRow(drivers).note).toBe('above the national average 6.67%, Jun 6, 2025')
})
