import { aCrash, anInspectedUnit, anInspection, aViolation, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  filteredCrashes,
  filteredInspections,
  filteredViolations,
  inspectionMonths,
  isOutOfService,
  NO_SAFETY_FILTERS,
  type SafetyFilters,
  safetyFilterCount,
  statesOf,
} from './safety-records.ts'

const TODAY = '2027-03-04'
const NOTHING = { vehicle: false, driver: false, hazmat: null }
const stopped = { ...NOTHING, vehicle: true }

const inspections = [
  anInspection({
    id: id(1),
    inspectedOn: '2027-02-21',
    state: 'IN',
    outOfService: stopped,
    units: [
      anInspectedUnit({ number: 1, vin: '1FUJGLDR9CSBK8632', plate: 'R-123' }),
      anInspectedUnit({ number: 2, vin: null, plate: 'T 999' }),
    ],
  }),
  anInspection({ id: id(2), inspectedOn: '2026-08-01', state: 'TX', outOfService: NOTHING, units: [] }),
  anInspection({ id: id(3), inspectedOn: '2020-01-01', state: null, outOfService: NOTHING, units: [] }),
]
const violations = [
  aViolation({ id: id(1), inspectionId: id(1), foundOn: '2027-02-21', unit: '2', isOutOfService: true }),
  aViolation({ id: id(2), inspectionId: id(1), foundOn: '2027-02-21', unit: null, basic: 'driver_fitness' }),
  aViolation({ id: id(3), inspectionId: id(77), foundOn: '2026-08-01', unit: 'D', basic: null }),
]
const byId = new Map(inspections.map(each => [each.id, each]))
const filters = (change: Partial<SafetyFilters>): SafetyFilters => ({ ...NO_SAFETY_FILTERS, ...change })
const ids = (rows: readonly { readonly id: number }[]) => rows.map(row => row.id)

describe('the filters of safety records', () => {
  it.each<readonly [Partial<SafetyFilters>, readonly number[], readonly number[]]>([
    [{}, [1, 2, 3], [1, 2, 3]],
    [{ state: 'IN' }, [1], [1, 2]],
    [{ isOutOfServiceOnly: true }, [1], [1]],
    [{ basic: 'vehicle_maintenance' }, [1], [1]],
    [{ basic: 'unsafe_driving' }, [], []],
    [{ from: '2026-08-02' }, [1], [1, 2]],
    [{ until: '2026-08-01' }, [2, 3], [3]],
    [{ unit: 'gldr9' }, [1], []],
    [{ unit: 't999' }, [1], [1]],
    [{ unit: ' - ' }, [1, 2, 3], [1, 2, 3]],
  ])('%j lets through the inspections %j and the violations %j', (change, found, broken) => {
    expect(ids(filteredInspections(inspections, violations, filters(change)))).toEqual(found)
    expect(ids(filteredViolations(violations, byId, filters(change)))).toEqual(broken)
  })

  it('crashes are filtered by state and date alone', () => {
    const crashes = [
      aCrash({ id: id(1), occurredOn: '2027-01-01', state: 'IN' }),
      aCrash({ id: id(2), occurredOn: '2026-01-01', state: 'TX' }),
    ]
    expect(ids(filteredCrashes(crashes, filters({ state: 'IN', basic: 'unsafe_driving' })))).toEqual([1])
    expect(ids(filteredCrashes(crashes, filters({ until: '2026-12-31', unit: 'x' })))).toEqual([2])
  })

  it.each<readonly [Partial<SafetyFilters>, number]>([
    [{}, 0],
    [{ unit: '  ' }, 0],
    [{ unit: 'T' }, 1],
    [{ isOutOfServiceOnly: true }, 1],
    [{ state: 'IN', from: '2026-01-01' }, 2],
    [{ until: TODAY }, 1],
  ])('with %j the number of filters is %s', (change, expected) => {
    expect(safetyFilterCount(filters(change))).toBe(expected)
  })

  it('the states of records are each listed once, by their letters', () => {
    expect(statesOf([...inspections, ...inspections])).toEqual(['IN', 'TX'])
  })
})

describe('inspections by month', () => {
  it('the months reach back 24 months, and count what was put out of service', () => {
    const { months, summary } = inspectionMonths(inspections, TODAY)
    expect(months).toHaveLength(25)
    expect(months.at(-2)).toEqual({ label: 'Feb 2027', count: 1, marked: 1, isNamed: false })
    expect(months.filter(({ count }) => count > 0)).toHaveLength(2)
    expect(summary).toBe('1 out of service of 2 inspections')
  })

  it('the first and the last month and the Januaries between have names that do not touch', () => {
    const named = inspectionMonths(inspections, TODAY).months.filter(({ isNamed }) => isNamed)
    expect(named.map(({ label }) => label)).toEqual(['Mar 2025', 'Jan 2026', 'Mar 2027'])
  })

  it('months of which not all inspections are known are left out', () => {
    expect(inspectionMonths(inspections, TODAY, '2026-12-15').months.map(({ label }) => label)).toEqual([
      'Jan 2027',
      'Feb 2027',
      'Mar 2027',
    ])
    expect(inspectionMonths(inspections, TODAY, '2010-01-01').months).toHaveLength(25)
  })

  it('there are no months without an inspection in that time', () => {
    expect(inspectionMonths(inspections.slice(2), TODAY).months).toEqual([])
  })

  it('an inspection is out of service by its vehicle, driver or materials', () => {
    expect(isOutOfService({ outOfService: { vehicle: null, driver: null, hazmat: true } })).toBe(true)
    expect(isOutOfService({ outOfService: NOTHING })).toBe(false)
  })
})
