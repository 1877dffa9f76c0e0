import type { InspectedUnit, UnitList } from './tables/safety-record-tables.ts'

const FIELDS = ['number', 'unit_type', 'vin', 'make', 'plate', 'plate_state', 'is_out_of_service'] as const

/**
 * Units as the database has them.
 *
 * Choice: lists, as the names of the values would take more room than the values.
 */
export const listsOf = (units: readonly InspectedUnit[]): readonly UnitList[] =>
  units.map(unit => {
    const list = FIELDS.map(field => unit[field])
    while (list.at(-1) === null || list.at(-1) === false) list.pop()
    return list
  })

/** Reads them back. */
export const unitsOfLists = (lists: readonly UnitList[] | null): readonly InspectedUnit[] =>
  (lists ?? []).map(([number, unit_type, vin, make, plate, plate_state, is_out_of_service]) => ({
    number: number as number,
    unit_type: (unit_type ?? null) as number | null,
    vin: (vin ?? null) as string | null,
    make: (make ?? null) as string | null,
    plate: (plate ?? null) as string | null,
    plate_state: (plate_state ?? null) as string | null,
    is_out_of_service: is_out_of_service === true,
  }))
