import { expect, it } from 'vitest'
import type { Authority, CarrierSummary, Census, SafetySummary } from '../carrier.ts'
import { authorityFact, authorityKindFact, authorityStatus, noGrantText } from './authority-facts.ts'
import {
  countFact,
  driversReportedFact,
  fleetFact,
  fleetInRow,
  isFleetImplausible,
  mileageFact,
  operationFact,
  powerUnitsReportedFact,
  registrationFact,
} from './census-facts.ts'
import { coverageStatus, coverFact } from './cover-facts.ts'
import { HIDDEN, NOT_ON_RECORD, shorter } from './fact.ts'
import { outOfServiceOrderFact, outOfServiceRateFact, outOfServiceStatus } from './out-of-service-facts.ts'
import { alertsFact, connectionFact } from './relation-facts.ts'
import { inspectionsFact, ratingFact } from './safety-facts.ts'

const TODAY = '2026-11-21'

it('an unknown fact says why, and is never a number', () => {
  expect(NOT_ON_RECORD).toEqual({ text: 'not on record', tone: 'unknown' })
  expect(HIDDEN).toEqual({
    text: 'hidden',
    note: 'your permissions do not include safety data',
    tone: 'unknown',
  })
})

it('a fact has a shorter form with the full text beside it', () => {
  expect(shorter(NOT_ON_RECORD, '?')).toEqual({ text: '?', note: 'not on record', tone: 'unknown' })
  expect(shorter({ text: 'Yes', note: 'since May', tone: 'pass' }, 'Y')).toEqual({
    text: 'Y',
    note: 'Yes, since May',
    tone: 'pass',
  })
})

const authority = (some: Partial<Authority>): Authority => ({
  common: null,
  contract: null,
  broker: null,
  since: null,
  asOf: null,
  ...some,
})
it.each([
  [{ common: 'A', since: '2016-05-02' }, 'active', 'Since May 2, 2016', 'active, 10 years', 'pass'],
  [
    { contract: 'A', common: 'I', since: '2026-10-01' },
    'active',
    'Since Oct 1, 2026',
    'active, 1 month',
    'pass',
  ],
  [{ common: 'A' }, 'active', 'Active', 'start date not on record', 'pass'],
  [{ common: 'I', contract: 'N' }, 'inactive', 'Inactive', undefined, 'fail'],
  [{ contract: 'I' }, 'inactive', 'Inactive', undefined, 'fail'],
  [{ common: 'N', contract: 'N', broker: 'A' }, 'broker-only', 'None', 'broker authority only', 'fail'],
  [{ common: 'N', broker: 'I' }, 'none', 'None', undefined, 'fail'],
  [{ common: 'N' }, 'none', 'None', undefined, 'fail'],
  [{ broker: 'A' }, 'not-on-record', 'not on record', undefined, 'unknown'],
  [{ common: 'Q', contract: 'N' }, 'unclear', 'Unclear', 'FMCSA uses an unknown code', 'incomplete'],
  [{ common: 'I', contract: 'Q' }, 'inactive', 'Inactive', undefined, 'fail'],
  [{ endsOn: '2024-01-29', endKind: 'revoked' }, 'ended', 'Revoked Jan 29, 2024', undefined, 'fail'],
  [
    { common: 'I', endsOn: '2026-11-21', endKind: 'suspended' },
    'ended',
    'Suspended Nov 21, 2026',
    undefined,
    'fail',
  ],
  [{ common: 'I', endsOn: '2026-08-02' }, 'ended', 'Inactive since Aug 2, 2026', undefined, 'fail'],
  [
    { common: 'A', asOf: '2026-05-14', endsOn: '2026-08-02' },
    'ended',
    'Inactive since Aug 2, 2026',
    undefined,
    'fail',
  ],
  [{ common: 'A', endsOn: '2026-08-02' }, 'ended', 'Inactive since Aug 2, 2026', undefined, 'fail'],
  [
    { common: 'A', asOf: '2026-11-20', endsOn: '2026-08-02' },
    'active',
    'Active',
    'inactive since Aug 2, 2026, active again by Nov 20, 2026',
    'pass',
  ],
  [
    { common: 'A', since: '2016-05-02', noticeOn: '2026-12-14', noticeKind: 'revoked' },
    'active',
    'Since May 2, 2016',
    'revocation pending Dec 14, 2026',
    'incomplete',
  ],
  [{ common: 'A', noticeOn: '2026-12-14' }, 'active', 'Active', 'end pending Dec 14, 2026', 'incomplete'],
  [
    { common: 'A', noticeOn: '2026-11-20', noticeKind: 'suspended', noticeReadTo: '2026-11-19' },
    'active',
    'Active',
    'suspension due Nov 20, 2026, history read to Nov 19, 2026',
    'incomplete',
  ],
  [
    { common: 'A', noticeOn: '2026-11-20', noticeReadTo: null },
    'active',
    'Active',
    'end due Nov 20, 2026, history not read',
    'incomplete',
  ],
  [
    { common: 'A', noticeOn: '2026-11-20', noticeReadTo: '2026-11-20' },
    'active',
    'Active',
    'start date not on record',
    'pass',
  ],
  [
    { common: 'A', asOf: '2026-05-14', inRevocationOn: '2026-05-14' },
    'active',
    'Active',
    'revocation pending on May 14, 2026',
    'incomplete',
  ],
  [
    { common: 'A', asOf: '2026-11-20', inRevocationOn: '2026-05-14' },
    'active',
    'Active',
    'start date not on record',
    'pass',
  ],
  [{ common: 'A', purpose: 'household' }, 'limited', 'Household goods authority only', undefined, 'fail'],
  [{ common: 'N', purpose: 'passenger' }, 'limited', 'Passenger authority only', undefined, 'fail'],
  [
    { common: 'N', purpose: 'border', purposeTerms: 'Mexico Domiciled Motor Carrier of Property' },
    'limited',
    'Mexico Domiciled Motor Carrier of Property only',
    undefined,
    'incomplete',
  ],
  [{ common: 'N', purpose: 'enterprise' }, 'limited', 'Enterprise authority only', undefined, 'incomplete'],
  [
    { common: 'N', contract: 'N', givenDocket: 'MC9000001', givenToDot: '90000002' },
    'limited',
    "MC 9000001 is now DOT 90000002's",
    undefined,
    'fail',
  ],
  [
    { common: null, contract: null, givenDocket: 'MC9000001', givenToDot: '90000002' },
    'limited',
    "MC 9000001 is also DOT 90000002's",
    undefined,
    'incomplete',
  ],
  [
    { common: 'A', givenDocket: 'MC9000001', givenToDot: '90000002' },
    'active',
    'Active',
    'start date not on record',
    'pass',
  ],
  [
    { isPrivate: true, purpose: 'household' },
    'not-required',
    'Not required',
    'private carrier',
    'incomplete',
  ],
  [{ isPrivate: true }, 'not-required', 'Not required', 'private carrier', 'incomplete'],
  [
    { isPrivate: true, common: 'I', endsOn: '2024-01-29' },
    'not-required',
    'Not required',
    'private carrier',
    'incomplete',
  ],
  [{ operation: 'C' }, 'not-required', 'Not required', 'operates in one state only', 'incomplete'],
  [{ operation: 'B', common: 'A' }, 'active', 'Active', 'start date not on record', 'pass'],
] as const)('authority %o', (some, status, text, note, tone) => {
  const { operation = 'A', isPrivate = null, ...rest } = some as Partial<Authority & Census>
  const fact = authorityFact(authority(rest), TODAY, { operation, isPrivate })
  expect([fact.text, fact.note, fact.tone]).toEqual([text, note, tone])
  expect(authorityStatus(authority(rest), TODAY, { operation, isPrivate })).toBe(status)
})

it('active authority of a carrier that is not allowed to operate says so', () => {
  const operations = { operation: 'A', isPrivate: null, status: 'NOT ALLOWED TO OPERATE' } as const
  expect(authorityFact(authority({ common: 'A' }), TODAY, operations)).toEqual({
    text: 'Active',
    note: 'not allowed to operate',
    tone: 'incomplete',
  })
  expect(authorityFact(authority({ common: 'I' }), TODAY, operations).tone).toBe('fail')
  expect(registrationFact({ status: operations.status, addedOn: null })).toEqual({
    text: 'Not allowed to operate',
    tone: 'fail',
  })
})

it('authority that QCMobile alone has as active says so', () => {
  const operations = { operation: 'A', isPrivate: null }
  const reported = authority({ common: 'I', reportedActiveOn: '2026-11-20' })
  expect(authorityFact(reported, TODAY, operations)).toEqual({
    text: 'Inactive',
    note: 'active by QCMobile',
    tone: 'incomplete',
  })
  expect(authorityFact(reported, TODAY, { ...operations, isPrivate: true }).note).toBe('private carrier')
})

it('a carrier without a grant of authority is shown with whether one is required', () => {
  expect(noGrantText({ operation: 'A', isPrivate: null })).toBe('No grant of carrier authority is on record.')
  expect(noGrantText({ operation: 'A', isPrivate: true })).toBe(
    'No grant of carrier authority is on record, and none is required: private carrier.',
  )
})

it('authority with an unknown letter is shown as received', () => {
  expect(authorityKindFact('Q')).toEqual({ text: 'Q', tone: 'incomplete' })
})

it.each([
  [null, { text: 'not on record', tone: 'unknown' }],
  ['A', { text: 'Active', tone: 'pass' }],
  ['I', { text: 'Inactive', tone: 'fail' }],
  ['N', { text: 'None', tone: 'plain' }],
])('one kind of authority, %j', (letter, fact) => {
  expect(authorityKindFact(letter)).toEqual(fact)
})

it.each([
  [1_000_000, '2027-03-04', 'in-force', 'Until Mar 4, 2027', '$1,000,000', 'plain'],
  [100_000, '2026-11-21', 'ending-soon', 'Until Nov 21, 2026', '$100,000, ends today', 'incomplete'],
  [100_000, '2026-12-03', 'ending-soon', 'Until Dec 3, 2026', '$100,000, 12 days left', 'incomplete'],
  [100_000, '2026-12-21', 'ending-soon', 'Until Dec 21, 2026', '$100,000, 1 month left', 'incomplete'],
  [100_000, '2026-12-22', 'in-force', 'Until Dec 22, 2026', '$100,000', 'plain'],
  [100_000, '2026-11-20', 'ended', 'Expired Nov 20, 2026', '$100,000', 'fail'],
  [750_000, null, 'no-end', 'Until canceled', '$750,000', 'plain'],
  [null, '2027-03-04', 'in-force', 'Until Mar 4, 2027', 'amount not on record', 'plain'],
  [null, null, 'not-on-record', 'not on record', undefined, 'unknown'],
  [0, '2027-03-04', 'in-force', 'Until Mar 4, 2027', '$0', 'plain'],
  [0, null, 'no-end', 'Until canceled', '$0', 'plain'],
] as const)('insurance of %s until %s is %s', (usd, until, status, text, note, tone) => {
  const fact = coverFact({ usd, until }, TODAY)
  expect([fact.text, fact.note, fact.tone]).toEqual([text, note, tone])
  expect(coverageStatus({ usd, until }, TODAY)).toBe(status)
})

it('insurance in force without an amount is in force, and with one that states none beside it may be more', () => {
  const unstated = coverFact({ usd: null, until: null, gap: 'no_amount' }, TODAY)
  expect([unstated.text, unstated.note]).toEqual(['Until canceled', 'amount not on record'])
  const more = coverFact({ usd: 50_000, until: '2027-03-04', isAtLeast: true }, TODAY)
  expect(more.note).toBe('at least $50,000')
})

const safety = (some: Partial<SafetySummary>): SafetySummary => ({
  rating: null,
  ratedOn: null,
  outOfService: null,
  inspections24Months: null,
  vehicleOutOfServiceRate: null,
  driverOutOfServiceRate: null,
  lastInspectedOn: null,
  asOf: null,
  ...some,
})

it('safety is hidden, not unknown, from a user who may not see it', () => {
  for (const fact of [
    ratingFact(null),
    outOfServiceRateFact(null, 'vehicle'),
    outOfServiceOrderFact(null),
    inspectionsFact(null),
  ])
    expect(fact).toEqual(HIDDEN)
  expect(outOfServiceStatus(null, 'driver')).toBe('hidden')
})

it.each([
  [
    { rating: 'S', ratedOn: '2021-02-03' },
    { text: 'Satisfactory', note: 'rated Feb 3, 2021', tone: 'pass' },
  ],
  [{ rating: 'S' }, { text: 'Satisfactory', tone: 'pass' }],
  [{ rating: 'C' }, { text: 'Conditional', tone: 'incomplete' }],
  [{ rating: 'U' }, { text: 'Unsatisfactory', tone: 'fail' }],
  [{ rating: 'Q' }, { text: 'Q', tone: 'incomplete' }],
  [
    { rating: 'Q', ratedOn: '2021-02-03' },
    { text: 'Q', note: 'rated Feb 3, 2021', tone: 'incomplete' },
  ],
  [{ asOf: '2026-11-01' }, { text: 'Unrated', note: 'no review on record', tone: 'plain' }],
  [{}, { text: 'not on record', tone: 'unknown' }],
] as const)('safety rating %o', (some, fact) => {
  expect(ratingFact(safety(some))).toEqual(fact)
})

it.each([
  [5, 0.2227, 'above', { text: '22.3%', tone: 'incomplete' }],
  [5, 0.2226, 'not-above', { text: '22.3%', tone: 'plain' }],
  [14, 0, 'not-above', { text: '0%', tone: 'plain' }],
  [5_000, 0.000_49, 'not-above', { text: 'under 0.1%', tone: 'plain' }],
  [5_000, 0.0005, 'not-above', { text: '0.1%', tone: 'plain' }],
  [14, 1, 'above', { text: '100%', tone: 'incomplete' }],
] as const)(
  'a rate of %i vehicle inspections, %d out of service, is %s',
  (inspections, rate, status, fact) => {
    const reported = safety({ inspections24Months: inspections, vehicleOutOfServiceRate: rate })
    expect(outOfServiceRateFact(reported, 'vehicle')).toEqual({
      ...fact,
      note: 'national average 22.26%, Jun 6, 2025',
    })
    expect(outOfServiceStatus(reported, 'vehicle')).toBe(status)
  },
)

it.each([
  [0.0667, 'not-above', 'plain'],
  [0.0668, 'above', 'incomplete'],
] as const)('drivers are compared with drivers: %d is %s', (driverOutOfServiceRate, status, tone) => {
  const reported = safety({ inspections24Months: 9, vehicleOutOfServiceRate: 0.9, driverOutOfServiceRate })
  expect(outOfServiceStatus(reported, 'driver')).toBe(status)
  expect(outOfServiceRateFact(reported, 'driver')).toEqual({
    text: '6.7%',
    note: 'national average 6.67%, Jun 6, 2025',
    tone,
  })
})

it.each([
  ['four inspections', { inspections24Months: 4, vehicleOutOfServiceRate: 0.9 }],
  ['inspections without a rate', { inspections24Months: 14 }],
  ['no inspections', { inspections24Months: 0 }],
])('no rate is compared with %s', (_, some) => {
  expect(outOfServiceStatus(safety(some), 'vehicle')).toBe('too-few')
  expect(outOfServiceRateFact(safety(some), 'vehicle')).toEqual({
    text: 'too few inspections',
    note: 'not compared below 5',
    tone: 'unknown',
  })
})

it('there is no rate if inspections are not on record', () => {
  const reported = safety({ vehicleOutOfServiceRate: 0.9 })
  expect(outOfServiceStatus(reported, 'vehicle')).toBe('not-on-record')
  expect(outOfServiceRateFact(reported, 'vehicle')).toEqual(NOT_ON_RECORD)
})

it.each([
  [{ inspections24Months: 0 }, { text: '0', tone: 'plain' }],
  [
    { inspections24Months: 1_200, lastInspectedOn: '2026-11-01' },
    { text: '1,200', note: 'last Nov 1, 2026', tone: 'plain' },
  ],
  [{ lastInspectedOn: '2026-11-01' }, { text: 'not on record', tone: 'unknown' }],
] as const)('safety inspections %o', (some, fact) => {
  expect(inspectionsFact(safety(some))).toEqual(fact)
})

it.each([
  [true, { text: 'Out of service', note: 'may not operate', tone: 'fail' }],
  [false, { text: 'None in force', tone: 'pass' }],
  [null, { text: 'not on record', tone: 'unknown' }],
])('an order that is in force (%s) forbids the carrier to operate', (outOfService, fact) => {
  expect(outOfServiceOrderFact(safety({ outOfService }))).toEqual(fact)
})

const census = (some: Partial<Census>): Census => ({
  status: null,
  operation: null,
  powerUnits: null,
  drivers: null,
  mileage: null,
  mileageYear: null,
  updatedOn: null,
  addedOn: null,
  hazmat: null,
  asOf: null,
  ...some,
})

it.each([
  [null, { text: 'not on record', tone: 'unknown' }],
  [0, { text: '0', tone: 'plain' }],
  [1_200, { text: '1,200', tone: 'plain' }],
])('a fleet count of %s', (count, fact) => {
  expect(countFact(count)).toStrictEqual(fact)
})

it.each([
  [{ powerUnits: 0 }, { text: '0 trucks, drivers not on record', tone: 'plain' }],
  [{ drivers: 7 }, { text: 'trucks not on record, 7 drivers', tone: 'plain' }],
  [
    { powerUnits: 1, drivers: 1 },
    { text: '1 truck, 1 driver', tone: 'plain' },
  ],
  [
    { powerUnits: 1_200, drivers: 900, updatedOn: '2026-03-04' },
    { text: '1,200 trucks, 900 drivers', note: 'reported Mar 4, 2026', tone: 'plain' },
  ],
  [{ updatedOn: '2026-03-04' }, { text: 'not on record', note: 'reported Mar 4, 2026', tone: 'unknown' }],
  [{}, { text: 'not on record', tone: 'unknown' }],
] as const)('fleet power units and drivers %o', (some, fact) => {
  expect(fleetFact(census(some))).toStrictEqual(fact)
})

it.each([
  [{ powerUnits: 0 }, { text: '0 / ?', tone: 'plain' }],
  [{ drivers: 7 }, { text: '? / 7', tone: 'plain' }],
  [
    { powerUnits: 1_200, drivers: 900, updatedOn: '2026-03-04' },
    { text: '1,200 / 900', note: 'reported Mar 4, 2026', tone: 'plain' },
  ],
  [{}, { text: 'not on record', tone: 'unknown' }],
] as const)('fleet power units and drivers %o in a row', (some, fact) => {
  expect(fleetInRow(census(some))).toStrictEqual(fact)
})

it.each([
  [599_994, 2, true],
  [2, 599_994, true],
  [1_000, 0, true],
  [1_000, 9, true],
  [1_000, 10, false],
  [999, 0, false],
  [130_000, 140_000, false],
  [250_000, 240_000, false],
  [250_001, 240_000, true],
  [250_001, null, true],
  [250_000, null, false],
  [null, 599_994, false],
  [null, null, false],
  [0, 0, false],
])('a fleet of %s units and %s drivers is implausible: %s', (powerUnits, drivers, isImplausible) => {
  expect(isFleetImplausible({ powerUnits, drivers })).toBe(isImplausible)
})

it('an implausible fleet is marked wherever its numbers are shown', () => {
  const fleet = census({ powerUnits: 599_994, drivers: 2, updatedOn: '2026-03-04' })
  expect(fleetFact(fleet)).toMatchObject({
    text: '599,994 trucks, 2 drivers (implausible)',
    tone: 'incomplete',
  })
  expect(fleetInRow(fleet)).toEqual({
    text: '599,994 / 2 (implausible)',
    note: 'reported Mar 4, 2026',
    tone: 'incomplete',
  })
  expect(powerUnitsReportedFact(fleet)).toEqual({ text: '599,994 (implausible)', tone: 'incomplete' })
  expect(driversReportedFact(fleet)).toEqual({ text: '2 (implausible)', tone: 'incomplete' })
  expect(powerUnitsReportedFact(census({ powerUnits: 12 }))).toEqual({ text: '12', tone: 'plain' })
  expect(driversReportedFact(census({ powerUnits: 599_994 }))).toBe(NOT_ON_RECORD)
})

it.each([
  [
    { mileage: 1_200_000, mileageYear: 2025 },
    { text: '1,200,000 mi', note: 'in 2025', tone: 'plain' },
  ],
  [{ mileage: 0 }, { text: '0 mi', note: 'year not on record', tone: 'plain' }],
  [{ mileageYear: 2025 }, { text: 'not on record', tone: 'unknown' }],
])('fleet miles %o', (some, fact) => {
  expect(mileageFact(census(some))).toStrictEqual(fact)
})

it.each([
  ['A', { text: 'Active', tone: 'pass' }],
  ['I', { text: 'Inactive', tone: 'fail' }],
  ['P', { text: 'Pending', note: 'seen, but undocumented', tone: 'incomplete' }],
  ['X', { text: 'X', tone: 'incomplete' }],
  ['constructor', { text: 'constructor', tone: 'incomplete' }],
  [null, { text: 'not on record', tone: 'unknown' }],
])('fleet registration %s', (status, fact) => {
  expect(registrationFact(census({ status, addedOn: null }))).toStrictEqual(fact)
})

it.each([
  ['A', 'DOT number since Jul 7, 2021'],
  ['P', 'seen, but undocumented, DOT number since Jul 7, 2021'],
  [null, 'DOT number since Jul 7, 2021'],
])('fleet registration %s says since when the carrier has its DOT number', (status, note) => {
  expect(registrationFact(census({ status, addedOn: '2021-07-07' })).note).toBe(note)
})

it.each([
  ['A', { text: 'Interstate', tone: 'plain' }],
  ['B', { text: 'Intrastate, hazardous materials', tone: 'plain' }],
  ['C', { text: 'Intrastate', tone: 'plain' }],
  ['X', { text: 'X', tone: 'plain' }],
  [null, { text: 'not on record', tone: 'unknown' }],
])('fleet operation %s', (operation, fact) => {
  expect(operationFact(census({ operation }))).toStrictEqual(fact)
})

const connection = (some: Partial<NonNullable<CarrierSummary['connection']>>) =>
  ({ id: 9, status: 'onboarded', isDismissed: false, ...some }) as CarrierSummary['connection']

it.each([
  [null, { text: 'Not connected', tone: 'unknown' }],
  [connection({}), { text: 'Onboarded', tone: 'pass' }],
  [connection({ status: 'needs_to_onboard' }), { text: 'Needs to onboard', tone: 'incomplete' }],
  [connection({ status: 'do_not_dispatch' }), { text: 'Do not dispatch', tone: 'fail' }],
  [connection({ isDismissed: true }), { text: 'Dismissed', note: 'Onboarded', tone: 'unknown' }],
  [
    connection({ status: 'needs_to_onboard', isDismissed: true }),
    { text: 'Dismissed', note: 'Needs to onboard', tone: 'unknown' },
  ],
  [
    connection({ latestPacket: { status: 'held' }, hold: null }),
    { text: 'On hold', note: 'Onboarded', tone: 'incomplete' },
  ],
  [
    connection({
      latestPacket: { status: 'held' },
      hold: { statusBefore: 'sent', at: '2026-11-19T15:00:00.000Z', by: 'Dana Reyes', notes: null },
    }),
    { text: 'On hold', note: 'Since Nov 19, 2026, Dana Reyes', tone: 'incomplete' },
  ],
  [
    connection({ latestPacket: { status: 'held' }, status: 'do_not_dispatch' }),
    { text: 'Do not dispatch', tone: 'fail' },
  ],
  [
    connection({ status: 'do_not_dispatch', block: { at: null, by: null, notes: 'Hostage load' } }),
    { text: 'Do not dispatch', note: 'Hostage load', tone: 'fail' },
  ],
  [connection({ status: 'do_not_dispatch', isDismissed: true }), { text: 'Do not dispatch', tone: 'fail' }],
])('the connection %o', (of, fact) => {
  expect(connectionFact({ connection: of })).toEqual(fact)
})

it('alerts are counted, and none is good', () => {
  expect(alertsFact(0)).toEqual({ text: '0', tone: 'plain' })
  expect(alertsFact(1)).toEqual({ text: '1', tone: 'fail' })
  expect(alertsFact(1_200)).toEqual({ text: '1,200', tone: 'fail' })
})
