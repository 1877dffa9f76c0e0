import type { InspectedUnit } from '../../../database/tables/safety-record-tables.ts'
import { readState } from '../../cells/address.ts'
import { readCode } from '../../cells/code.ts'
import { readText } from '../../cells/text.ts'
import { readUnitType } from '../../cells/unit-type.ts'
import type { Row } from '../../rows/row.ts'

const columnsOf = (end: string) => ({
  type: `UNIT_TYPE_DESC${end}`,
  make: `UNIT_MAKE${end}`,
  plate: `UNIT_LICENSE${end}`,
  plateState: `UNIT_LICENSE_STATE${end}`,
  vin: `VIN${end}`,
})

/** The two units that a row has room for. */
export const UNIT_COLUMNS = [columnsOf(''), columnsOf('2')] as const

/** The units that are there, as the report numbers them. Which of them was stopped, the violations say. */
export const readUnits = (row: Row): readonly InspectedUnit[] =>
  UNIT_COLUMNS.flatMap((columns, at) => {
    const unit = {
      unit_type: row.read(columns.type, readUnitType),
      vin: row.read(columns.vin, readCode),
      make: row.read(columns.make, readText),
      plate: row.read(columns.plate, readCode),
      plate_state: row.read(columns.plateState, cell => readState(cell, null)),
    }
    return Object.values(unit).every(value => value === null)
      ? []
      : [{ number: at + 1, ...unit, is_out_of_service: false }]
  })
