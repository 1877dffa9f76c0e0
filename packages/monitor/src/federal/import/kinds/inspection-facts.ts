import { type InspectedUnit, listsOf } from '../../../database/unit-lists.ts'
import type { StateWithCountry } from '../cells/contact.ts'
import { readFew } from '../cells/numbers.ts'
import type { Row } from '../rows/row.ts'
import type { Columns } from '../../../database/rows-of.ts'

/** What a file tells of an inspection. */
export interface InspectionFacts {
  readonly reportNumber: string
  readonly inspectedOn: string
  readonly level: number | null
  readonly place: StateWithCountry | null
  readonly units: readonly InspectedUnit[]
  /** How many violations stopped it. Null: this inspection did not cover it. */
  readonly outOfService: {
    readonly vehicle: number | null
    readonly driver: number | null
    readonly hazmat: number | null
  }
  readonly violations: number
}

/** Source: the agency's levels; 4, 7, 8 and 99 do not say what was inspected. */
const EXAMINES_VEHICLE: ReadonlySet<number | null> = new Set([1, 2, 5, 6])
const EXAMINES_DRIVER: ReadonlySet<number | null> = new Set([1, 2, 3, 6])

/** A count is valid where the level covers it; a count above zero shows that it was inspected, at any level. */
const seen = (count: number | null, looked: boolean) => (looked || (count ?? 0) > 0 ? (count ?? 0) : null)

/** The violations that put a vehicle, a driver or a load out of service. Refuses: a count that cannot be read, which is not none. */
export const outOfServiceCounts = (
  row: Row,
  level: number | null,
  carriesHazmat: boolean,
): InspectionFacts['outOfService'] => ({
  vehicle: seen(row.must('VEHICLE_OOS_TOTAL', readFew), EXAMINES_VEHICLE.has(level)),
  driver: seen(row.must('DRIVER_OOS_TOTAL', readFew), EXAMINES_DRIVER.has(level)),
  hazmat: seen(row.read('HAZMAT_OOS_TOTAL', readFew), carriesHazmat),
})

/** The columns of an inspection. */
export const INSPECTION_COLUMNS: Columns = {
  report_number: 'text',
  inspected_on: 'date',
  level: 'int',
  country: 'text',
  state: 'text',
  units: 'text',
  vehicle_oos: 'int',
  driver_oos: 'int',
  hazmat_oos: 'int',
  violations_count: 'int',
}

export const inspectionValues = (record: InspectionFacts) => ({
  report_number: record.reportNumber,
  inspected_on: record.inspectedOn,
  level: record.level,
  country: record.place?.country ?? null,
  state: record.place?.state ?? null,
  units: record.units,
  vehicle_oos: record.outOfService.vehicle,
  driver_oos: record.outOfService.driver,
  hazmat_oos: record.outOfService.hazmat,
  violations_count: record.violations,
})

/** The values as they are written. */
export const withUnitLists = (values: object) => {
  const { units } = values as ReturnType<typeof inspectionValues>
  return { ...values, units: listsOf(units) }
}
