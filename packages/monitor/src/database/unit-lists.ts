import { listsOfText, numberIn, textOfLists } from './list-text.ts'
import type { InspectedUnit } from './tables/safety-record-tables.ts'

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
