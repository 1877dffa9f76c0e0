import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eldDays } from './eld-carrier-vehicle.ts'
import { eldCertificate } from './eld-certificate.ts'
import { isFailingEldStatus } from './eld-status.ts'
import { eldStatusFact } from './eld-status-fact.ts'

it('a failing ELD status never certifies anything, and no setting makes another status fail', () => {
  holds([arbitrary.eldStatuses, fc.boolean()], (status, acceptsMotiveCredentials) => {
    const certificate = eldCertificate(status, { acceptsMotiveCredentials })
    expect(certificate === 'failing').toBe(isFailingEldStatus(status.status))
  })
})

it('accepting the named provider takes no certificate away', () => {
  holds([arbitrary.eldStatuses], status => {
    if (eldCertificate(status, { acceptsMotiveCredentials: false }) === 'certified')
      expect(eldCertificate(status, { acceptsMotiveCredentials: true })).toBe('certified')
  })
})

it('an ELD status is never shown as its raw value', () => {
  holds([arbitrary.eldStatuses, fc.boolean()], (status, acceptsMotiveCredentials) => {
    expect(eldStatusFact(status, { acceptsMotiveCredentials }).text).not.toMatch(/_|coi/)
  })
})

it('there are always three ELD days, with every report of those days once', () => {
  const near = arbitrary.eldVehicles.chain(vehicle =>
    fc
      .constantFrom('2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01')
      .map(seenOn => ({ ...vehicle, seenOn }) as const),
  )
  holds([fc.array(near)], vehicles => {
    const days = eldDays(vehicles, '2026-03-01')
    expect(days).toHaveLength(3)
    expect(new Set(days.flatMap(day => day.vehicles))).toEqual(
      new Set(vehicles.filter(({ seenOn }) => seenOn >= '2026-02-27')),
    )
  })
})
