import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { recordInspected } from '../../../../carriers/vehicles/record-inspected.ts'
import { rowsOf } from '../../../../database/rows-of.ts'
import { type InspectedUnit, listsOf, unitsOfLists } from '../../../../database/unit-lists.ts'
import { readCode, readText } from '../../cells/cell.ts'
import { readUnitType } from '../../cells/code-tables.ts'
import { readState } from '../../cells/contact.ts'
import { readFew } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import type { FileKind } from '../file-kind.ts'
import { readInspectionNumber } from './inspections.ts'
import { inspectionsOf, type KnownInspection, type OfInspection } from './of-inspection.ts'

/** One vehicle in one inspection. */
export interface UnitRecord extends OfInspection {
  readonly unit: InspectedUnit
}

const read = (row: Row): UnitRecord => ({
  inspectionNumber: readInspectionNumber(row),
  unit: {
    number: row.required('INSP_UNIT_NUMBER', readFew, 'no number of a unit'),
    unit_type: row.read('INSP_UNIT_TYPE_ID', readUnitType),
    make: row.read('INSP_UNIT_MAKE', readText),
    plate: row.read('INSP_UNIT_LICENSE', readCode),
    plate_state: row.read('INSP_UNIT_LICENSE_STATE', cell => readState(cell, null)),
    vin: row.read('INSP_UNIT_VEHICLE_ID_NUMBER', readCode),
    is_out_of_service: false,
  },
})

interface Known {
  readonly inspection: KnownInspection
  readonly units: Map<number, InspectedUnit>
  readonly written: InspectedUnit[]
}

/** The vehicles of the inspections in the inspection file, up to six of each, with their VINs. */
export const INSPECTION_UNITS: FileKind<UnitRecord> = {
  name: 'inspection-units',
  title: 'Inspections Per Unit',
  hasHeader: true,
  dependsOn: ['inspections', 'sms-inspections'],
  hallmarks: ['INSP_UNIT_NUMBER', 'INSP_UNIT_VEHICLE_ID_NUMBER'],
  columns: [
    'INSPECTION_ID',
    'INSP_UNIT_TYPE_ID',
    'INSP_UNIT_NUMBER',
    'INSP_UNIT_MAKE',
    'INSP_UNIT_LICENSE',
    'INSP_UNIT_LICENSE_STATE',
    'INSP_UNIT_VEHICLE_ID_NUMBER',
  ],
  read,
  async write(tx, batch, { asOf }) {
    const { found, refused } = await inspectionsOf(tx, batch)
    const counts = { added: 0, changed: 0, unchanged: 0, outdated: 0 }
    const known = new Map<number, Known>()
    for (const { inspection, record } of found) {
      const { unit } = record
      const its = known.get(inspection.inspection_number) ?? {
        inspection,
        units: new Map(unitsOfLists(inspection.unit_records).map(it => [it.number, it])),
        written: [],
      }
      known.set(inspection.inspection_number, its)
      const before = its.units.get(unit.number)
      if (before !== undefined && isDeepStrictEqual(before, unit)) counts.unchanged += 1
      else if ((inspection.units_as_of ?? '') > asOf) counts.outdated += 1
      else {
        counts[before === undefined ? 'added' : 'changed'] += 1
        its.units.set(unit.number, unit)
        its.written.push(unit)
      }
    }
    const changed = [...known.values()].filter(({ written }) => written.length > 0)
    const rows = changed.map(({ inspection, units }) => ({
      inspection_number: inspection.inspection_number,
      unit_records: listsOf([...units.values()]),
    }))
    if (rows.length > 0)
      await sql`
        update inspections as i set unit_records = n.unit_records, units_as_of = ${asOf}::date
        from ${rowsOf({ inspection_number: 'int', unit_records: 'text' }, rows)}
        where i.inspection_number = n.inspection_number`.execute(tx)
    await recordInspected(
      tx,
      changed.map(({ inspection, written }) => ({
        carrierId: inspection.carrier_id,
        inspectedOn: inspection.inspected_on,
        units: written,
      })),
    )
    return { ...counts, skipped: batch.length - found.length - refused.length, refused }
  },
}
