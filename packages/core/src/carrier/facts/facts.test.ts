import { describe, expect, it } from 'vitest'
import type { Authority, CarrierSummary, SafetySummary } from '../carrier.ts'
import { authorityFact, authorityKindFact } from './authority-facts.ts'
import { countFact, fleetFact, mileageFact, operationFact, registrationFact } from './census-facts.ts'
import { coverFact } from './cover-facts.ts'
import { inspectionsFact, ratingFact } from './safety-facts.ts'
import { outOfServiceOrderFact, outOfServiceRateFact } from './out-of-service-facts.ts'
import { alertsFact, connectionFact } from './relation-facts.ts'

const TODAY = '2026-11-21'

describe('authority', () => {
  const authority = (some: Partial<Authority>): Authority => ({
    common: null,
    contract: null,
    broker: null,
    since: null,
    asOf: null,
    ...some,
  })
  it.each([
    [{ common: 'A', since: '2016-05-02' }, 'Since 2 May 2016', 'active, 10 years', 'pass'],
    [{ contract: 'A', common: 'I', since: '2026-10-01' }, 'Since 1 Oct 2026', 'active, 1 month', 'pass'],
    [{ common: 'A' }, 'Active', 'since when is not on record', 'pass'],
    [{ common: 'I', contract: 'N' }, 'Inactive', undefined, 'fail'],
    [{ common: 'N', contract: 'N', broker: 'A' }, 'None', 'broker authority only', 'fail'],
    [{ broker: 'A' }, 'not on record', undefined, 'unknown'],
    [{ common: 'Q', contract: 'N' }, 'Unclear', 'the register has a letter of its own', 'incomplete'],
    [{ common: 'I', contract: 'Q' }, 'Inactive', undefined, 'fail'],
  ] as const)('%o', (some, text, note, tone) => {
    const fact = authorityFact(authority(some), TODAY)
    expect([fact.text, fact.note, fact.tone]).toEqual([text, note, tone])
  })

  it('shows a letter that nobody knows as it came', () => {
    expect(authorityKindFact('Q')).toEqual({ text: 'Q', tone: 'incomplete' })
  })

  it.each([
    [null, { text: 'not on record', tone: 'unknown' }],
    ['A', { text: 'Active', tone: 'pass' }],
    ['I', { text: 'Inactive', tone: 'fail' }],
    ['N', { text: 'None', tone: 'plain' }],
  ])('of one kind, %j', (letter, fact) => {
    expect(authorityKindFact(letter)).toEqual(fact)
  })
})

describe('insurance', () => {
  it.each([
    [1_000_000, '2027-03-04', 'Until 4 Mar 2027', '$1,000,000', 'plain'],
    [100_000, '2026-11-21', 'Until 21 Nov 2026', '$100,000, ends today', 'incomplete'],
    [100_000, '2026-12-03', 'Until 3 Dec 2026', '$100,000, 12 days left', 'incomplete'],
    [100_000, '2026-11-20', 'Ended 20 Nov 2026', '$100,000', 'fail'],
    [750_000, null, 'end not on record', '$750,000', 'incomplete'],
    [null, '2027-03-04', 'Until 4 Mar 2027', 'amount not on record', 'plain'],
    [null, null, 'not on record', undefined, 'unknown'],
    [0, '2027-03-04', 'Until 4 Mar 2027', '$0', 'plain'],
  ] as const)('%s until %s', (usd, until, text, note, tone) => {
    const fact = coverFact({ usd, until }, TODAY)
    expect([fact.text, fact.note, fact.tone]).toEqual([text, note, tone])
  })
})

describe('safety', () => {
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

  it('is hidden, not unknown, from a user who may not see it', () => {
    for (const fact of [
      ratingFact(null),
      outOfServiceRateFact(null, 'vehicle'),
      outOfServiceOrderFact(null),
      inspectionsFact(null),
    ]) {
      expect(fact.text).toBe('hidden')
    }
  })

  it.each([
    [{ rating: 'S', ratedOn: '2021-02-03' as const }, 'Satisfactory', 'pass'],
    [{ rating: 'C' }, 'Conditional', 'incomplete'],
    [{ rating: 'U' }, 'Unsatisfactory', 'fail'],
    [{ asOf: '2026-11-01' as const }, 'Unrated', 'plain'],
    [{}, 'not on record', 'unknown'],
  ])('rating %o', (some, text, tone) => {
    expect(ratingFact(safety(some))).toMatchObject({ text, tone })
  })

  it('compares a rate with the dated national average, from five inspections on', () => {
    const above = { inspections24Months: 14, vehicleOutOfServiceRate: 0.25, driverOutOfServiceRate: 0.0667 }
    expect(outOfServiceRateFact(safety(above), 'vehicle')).toEqual({
      text: '25.0 %',
      note: 'national average 22.26 %, 6 Jun 2025',
      tone: 'incomplete',
    })
    expect(outOfServiceRateFact(safety(above), 'driver')).toMatchObject({ text: '6.7 %', tone: 'plain' })
    expect(outOfServiceRateFact(safety({ ...above, inspections24Months: 4 }), 'vehicle').text).toBe(
      'too few inspections',
    )
  })

  it('tells no inspections, a rate of nothing and nothing on record apart', () => {
    expect(inspectionsFact(safety({ inspections24Months: 0 })).text).toBe('0')
    expect(inspectionsFact(safety({})).text).toBe('not on record')
    expect(
      outOfServiceRateFact(safety({ inspections24Months: 9, vehicleOutOfServiceRate: 0 }), 'vehicle').text,
    ).toBe('0 %')
  })

  it('never rounds a rate to nought', () => {
    const rare = safety({ inspections24Months: 5_000, vehicleOutOfServiceRate: 0.0004 })
    expect(outOfServiceRateFact(rare, 'vehicle').text).toBe('under 0.1 %')
  })

  it('says that an order forbids the carrier to operate', () => {
    expect(outOfServiceOrderFact(safety({ outOfService: true }))).toMatchObject({
      text: 'Out of service',
      tone: 'fail',
    })
  })
})

describe('fleet', () => {
  const census = {
    status: 'A',
    operation: 'A',
    powerUnits: 0,
    drivers: null,
    mileage: null,
    mileageYear: null,
    updatedOn: null,
    addedOn: null,
    hazmat: null,
    asOf: null,
  } as const
  it('keeps nought and unknown apart', () => {
    expect(countFact(0).text).toBe('0')
    expect(countFact(null).text).toBe('not on record')
    expect(fleetFact(census).text).toBe('0 / ?')
    expect(fleetFact({ ...census, powerUnits: null }).text).toBe('not on record')
    expect(mileageFact(census).text).toBe('not on record')
  })
  it('tells an inactive registration', () => {
    expect(registrationFact({ ...census, status: 'I' })).toEqual({ text: 'Inactive', tone: 'fail' })
  })
  it('shows a letter that nobody knows as it came', () => {
    expect(registrationFact({ ...census, status: 'X' })).toEqual({ text: 'X', tone: 'incomplete' })
    expect(operationFact({ ...census, operation: 'X' }).text).toBe('X')
    expect(registrationFact({ ...census, status: 'constructor' }).text).toBe('constructor')
  })
  it('tells miles with their year', () => {
    const told = mileageFact({ ...census, mileage: 1_200_000, mileageYear: 2025 })
    expect([told.text, told.note]).toEqual(['1,200,000 mi', 'in 2025'])
  })
})

describe('connection', () => {
  const connection = (some: Partial<NonNullable<CarrierSummary['connection']>>) =>
    ({ id: 9, status: 'onboarded', isDismissed: false, ...some }) as CarrierSummary['connection']
  it('never hides "do not dispatch" behind a dismissal', () => {
    expect(connectionFact(connection({ status: 'do_not_dispatch', isDismissed: true })).text).toBe(
      'Do not dispatch',
    )
    expect(connectionFact(connection({ isDismissed: true })).text).toBe('Dismissed')
    expect(connectionFact(null).text).toBe('Not connected')
  })
  it('counts alerts, of which none is good', () => {
    expect(alertsFact(0)).toEqual({ text: '0', tone: 'plain' })
    expect(alertsFact(1_200)).toEqual({ text: '1,200', tone: 'fail' })
  })
})
