import { aCarrierVehicle, anEldVehicle, arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eldMatchCounts, eldMatchCountsFact, eldMatchFact, eldReportFinder } from './eld-match.ts'

const other = '3AKJHHDR5JSJV5535'

describe('the ELD report of a vehicle', () => {
  it('a report is found by VIN in any spelling, else by the vehicle’s number', () => {
    const byVin = anEldVehicle({ carrierVehicleId: id(99), vin: '1fujgldr9-csbk8632' })
    const byId = anEldVehicle({ carrierVehicleId: id(30), vin: null })
    expect(eldReportFinder([byVin])(aCarrierVehicle())).toBe(byVin)
    expect(eldReportFinder([byId])(aCarrierVehicle())).toBe(byId)
    expect(eldReportFinder([byId])(aCarrierVehicle({ vin: null }))).toBe(byId)
    expect(eldReportFinder([byVin])(aCarrierVehicle({ vin: other }))).toBeUndefined()
  })

  it('the newest of several reports counts, in any order', () => {
    const [older, newer] = [anEldVehicle({ seenOn: '2026-11-19' }), anEldVehicle({ seenOn: '2026-11-20' })]
    expect(eldReportFinder([older, newer])(aCarrierVehicle())).toBe(newer)
    expect(eldReportFinder([newer, older])(aCarrierVehicle())).toBe(newer)
  })
})

it.each([
  [anEldVehicle(), {}, 'On the ELD and the certificate', 'Samsara, Nov 21, 2026', 'pass'],
  [
    anEldVehicle({ isOnCertificate: false, provider: null }),
    {},
    'On the ELD, not on the certificate',
    'ELD, Nov 21, 2026',
    'fail',
  ],
  [
    anEldVehicle({ isOnCertificate: null }),
    {},
    'On the ELD, certificate not on record',
    'Samsara, Nov 21, 2026',
    'incomplete',
  ],
  [undefined, { type: 'trailer' }, 'No ELD on trailers', undefined, 'plain'],
  [undefined, {}, 'On the certificate, no ELD report', 'in the last 7 days', 'incomplete'],
  [undefined, { isScheduled: false }, 'No ELD report', 'in the last 7 days', 'unknown'],
  [undefined, { isScheduled: null }, 'No ELD report', 'in the last 7 days', 'unknown'],
] as const)('the match of the report %j and the vehicle %j is "%s"', (report, some, text, note, tone) => {
  const fact = eldMatchFact(aCarrierVehicle(some), report)
  expect(fact).toEqual({ text, tone, ...(note !== undefined && { note }) })
})

it.each([
  [[], 'No vehicle reported in the last 7 days', 'unknown'],
  [[true], '1 vehicle on the ELD, 1 on the certificate', 'pass'],
  [[true, false], '2 vehicles on the ELD, 1 on the certificate, 1 not', 'fail'],
  [[null], '1 vehicle on the ELD, certificate not on record', 'incomplete'],
] as const)('the counts of reports %j are "%s"', (certificates, text, tone) => {
  const reports = certificates.map((isOnCertificate, at) =>
    anEldVehicle({ carrierVehicleId: id(at + 1), vin: null, isOnCertificate }),
  )
  expect(eldMatchCountsFact(eldMatchCounts(reports))).toEqual({ text, tone })
})

it('a vehicle of several reports counts once, by the newest', () => {
  const reports = [
    anEldVehicle({ seenOn: '2026-11-19', isOnCertificate: false }),
    anEldVehicle({ seenOn: '2026-11-20', carrierVehicleId: id(5) }),
    anEldVehicle({ seenOn: '2026-11-18', isOnCertificate: null }),
  ]
  expect(eldMatchCounts(reports)).toEqual({ reported: 1, onCertificate: 1, notOnCertificate: 0 })
})

it('no vehicle is counted twice, and a match is never better than its report', () => {
  holds([fc.array(arbitrary.eldVehicles)], reports => {
    const { reported, onCertificate, notOnCertificate } = eldMatchCounts(reports)
    expect(onCertificate + notOnCertificate).toBeLessThanOrEqual(reported)
    expect(reported).toBeLessThanOrEqual(reports.length)
    for (const report of reports)
      if (report.isOnCertificate !== true)
        expect(eldMatchFact(aCarrierVehicle(), report).tone).not.toBe('pass')
  })
})
