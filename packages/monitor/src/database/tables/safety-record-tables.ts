import type { ColumnType, Generated } from 'kysely'
import type { CalendarDate, Id } from './columns.ts'
import type { FederalColumns, ListedColumns, Optional } from './federal-tables.ts'

/** One inspected unit. `inspections.units` has it as a list: see `unit-lists.ts`. */
export interface InspectedUnit {
  /** As the report numbers it, from 1. */
  readonly number: number
  /** Federal code: 9 semi-trailer, 10 straight truck, 11 truck tractor. */
  readonly unit_type: number | null
  readonly vin: string | null
  readonly make: string | null
  readonly plate: string | null
  readonly plate_state: string | null
  readonly is_out_of_service: boolean
}

export interface InspectionsTable extends Optional<FederalColumns & ListedColumns> {
  id: Id
  carrier_id: number
  /** The report's own number. */
  report_number: string
  inspected_on: CalendarDate
  /** 1 to 8; 99 is invalid. */
  level: number | null
  /** Null where the letters of the state are those of two countries and the source does not say which. */
  country: string | null
  state: string | null
  place: string | null
  /** See `unit-lists.ts`. */
  units: Generated<string>
  /** How many violations put it out of service. Null: this inspection did not cover it. */
  vehicle_oos: number | null
  driver_oos: number | null
  hazmat_oos: number | null
  /** As the report has it; the violations themselves may not be on record. */
  violations_count: Generated<number>
  as_of: CalendarDate | null
  /** As the agency's inspection file numbers it. Null: that file was not read, or does not have it. */
  inspection_number: ColumnType<number | null, number | null | undefined, number | null>
  /** What the file of inspected units has, as `units`. */
  unit_records: ColumnType<string | null, string | null | undefined, string | null>
  /** The day of that file. */
  units_as_of: ColumnType<CalendarDate | null, CalendarDate | null | undefined, CalendarDate | null>
  /** What was found: see `violation-lists.ts`. Null: nothing. */
  violations: ColumnType<string | null, string | null | undefined, string | null>
  /** The day and the listing of all violations that have none of their own. */
  violations_as_of: ColumnType<CalendarDate | null, CalendarDate | null | undefined, CalendarDate | null>
  violations_listing_id: ColumnType<number | null, number | null | undefined, number | null>
}

/** What all violations of a code have in common. */
export interface ViolationKindsTable {
  id: Id
  code: string
  description: string | null
  /** Federal number of the category. */
  category: number | null
  /** The behaviour category that it counts in. */
  basic: string | null
}

/** A violation with what it has from its kind and its inspection; never written. */
export interface ListedViolationsView extends Omit<ViolationKindsTable, 'id'> {
  id: number
  carrier_id: number
  inspection_id: number
  found_on: CalendarDate
  /** D driver, C co-driver, 1 to 9 the unit. */
  unit: string | null
  is_out_of_service: boolean
  is_dismissed: boolean
  as_of: CalendarDate | null
}

export interface CrashesTable extends Optional<FederalColumns & ListedColumns> {
  id: Id
  carrier_id: number
  report_number: string
  /** Which of the vehicles of one report. */
  report_sequence: Generated<number>
  occurred_on: CalendarDate
  country: string | null
  state: string | null
  city: string | null
  fatalities: Generated<number>
  injuries: Generated<number>
  is_tow_away: Generated<boolean>
  is_hazmat_released: Generated<boolean>
  /** Null: not reviewed. */
  is_not_preventable: boolean | null
  as_of: CalendarDate | null
}

/** A measure: its category, measure, percentile, and its day where it is another than that of the row. */
export type MeasureList = readonly (number | string | null)[]

/** One row a carrier. */
export interface CarrierBasicMeasuresTable {
  carrier_id: number
  measured_on: CalendarDate
  /** Read as lists, written as JSON. */
  measures: ColumnType<readonly MeasureList[], string | readonly MeasureList[], string>
}

/** One row a carrier and behaviour category; never written. */
export interface ListedMeasuresView {
  carrier_id: number
  basic: string
  measure: number | null
  /** 0 to 100. Null for carriers of property, whose percentiles are not public. */
  percentile: number | null
  measured_on: CalendarDate
}

export interface SafetyRecordTables {
  inspections: InspectionsTable
  violation_kinds: ViolationKindsTable
  crashes: CrashesTable
  /** The same with the day of each row; never written. */
  listed_inspections: InspectionsTable
  listed_violations: ListedViolationsView
  listed_crashes: CrashesTable
  carrier_basic_measures: CarrierBasicMeasuresTable
  listed_measures: ListedMeasuresView
}
