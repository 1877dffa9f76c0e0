import { aCarrierDetail } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { insuranceInForceFact, safetyFact } from './deciding-facts.ts'

const TODAY = '2026-11-21'
const { insurance, safety } = aCarrierDetail()

const covered = (bipdUntil: CalendarDate | null, cargoUntil: CalendarDate | null) =>
  insuranceInForceFact(
    {
      ...insurance,
      bipdUntil,
      bipdUsd: bipdUntil === null ? null : 1_000_000,
      cargoUntil,
      cargoUsd: cargoUntil === null ? null : 100_000,
    },
    TODAY,
  )

it.each([
  ['2027-03-04', '2027-06-22', 'BIPD until Mar 4, 2027', 'cargo until Jun 22, 2027', 'plain'],
  ['2027-03-04', '2026-11-01', 'Cargo expired Nov 1, 2026', 'BIPD until Mar 4, 2027', 'fail'],
  ['2026-11-01', '2027-03-04', 'BIPD expired Nov 1, 2026', 'cargo until Mar 4, 2027', 'fail'],
  ['2027-03-04', null, 'Cargo not on record', 'BIPD until Mar 4, 2027', 'unknown'],
  [null, '2027-03-04', 'BIPD not on record', 'cargo until Mar 4, 2027', 'unknown'],
  ['2026-12-01', '2026-11-01', 'Cargo expired Nov 1, 2026', 'BIPD until Dec 1, 2026', 'fail'],
  [null, '2026-12-01', 'Cargo until Dec 1, 2026', 'BIPD not on record', 'incomplete'],
  ['2027-03-04', '2026-12-01', 'Cargo until Dec 1, 2026', 'BIPD until Mar 4, 2027', 'incomplete'],
  ['2026-11-01', '2026-11-02', 'BIPD expired Nov 1, 2026', 'cargo expired Nov 2, 2026', 'fail'],
  [null, null, 'not on record', undefined, 'unknown'],
] as const)('BIPD to %s and cargo to %s are shown worst first: %s', (bipd, cargo, text, note, tone) => {
  const fact = covered(bipd, cargo)
  expect([fact.text, fact.note, fact.tone]).toEqual([text, note, tone])
})

it('cover without an end runs until canceled', () => {
  const endless = { ...insurance, bipdUsd: 1_000_000, bipdUntil: null, cargoUsd: 100_000, cargoUntil: null }
  expect(insuranceInForceFact(endless, TODAY)).toEqual({
    text: 'BIPD until canceled',
    note: 'cargo until canceled',
    tone: 'plain',
  })
})

const rated = (vehicle: number, driver: number, inspections = 12) =>
  safetyFact(
    safety && {
      ...safety,
      inspections24Months: inspections,
      vehicleOutOfServiceRate: vehicle,
      driverOutOfServiceRate: driver,
    },
  ).note

it.each([
  ['both below the nation', 0.1, 0, 12, 'vehicle OOS 10%'],
  ['vehicles above it', 0.455, 0.2, 12, 'vehicle OOS 45.5%, above average'],
  ['drivers alone above it', 0.1, 0.083, 12, 'driver OOS 8.3%, above average'],
  ['too few to compare', 0.1, 0, 2, 'OOS rate: too few inspections'],
])('safety with %s shows one rate', (_, vehicle, driver, inspections, wanted) =>
  expect(rated(vehicle, driver, inspections)).toBe(wanted),
)

it("safety with both rates above average shows the vehicles' rate", () =>
  expect(rated(0.455, 0.9)).toBe('vehicle OOS 45.5%, above average'))

it.each([
  [true, { text: 'Out of service', tone: 'fail' }],
  [false, { text: 'Satisfactory', tone: 'pass' }],
  [null, { text: 'Satisfactory', tone: 'pass' }],
])('safety with an order in force (%s) shows the order instead of the rating', (outOfService, fact) => {
  expect(safetyFact(safety && { ...safety, outOfService })).toEqual({
    ...fact,
    note: 'vehicle OOS 21%',
  })
})

it('safety that is hidden stays hidden', () =>
  expect(safetyFact(null)).toEqual({
    text: 'hidden',
    note: 'your permissions do not include safety data',
    tone: 'unknown',
  }))
