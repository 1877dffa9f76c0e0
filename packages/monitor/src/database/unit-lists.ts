import { listsOfText, numberIn, textOfLists } from './list-text.ts'

/** One inspected unit. */
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

const FIELDS = ['number', 'unit_type', 'vin', 'make', 'plate', 'plate_state', 'is_out_of_service'] as const

/** Units as the database has them: each is a list of its values, as their names would take more room. */
export const listsOf = (units: readonly InspectedUnit[]): string =>
  textOfLists(units.map(unit => FIELDS.map(field => unit[field])))

/** Reads them back. */
export const unitsOfLists = (lists: string | null): readonly InspectedUnit[] =>
  listsOfText(lists).map(([number, unit_type, vin, make, plate, plate_state, is_out_of_service]) => ({
    number: Number(number),
    unit_type: numberIn(unit_type),
    vin: vin ?? null,
    make: make ?? null,
    plate: plate ?? null,
    plate_state: plate_state ?? null,
    is_out_of_service: is_out_of_service === 't',
  }))
