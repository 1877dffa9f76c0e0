import { sql, type Transaction } from 'kysely'
import { anyOf } from '../../../database/any-of.ts'
import type { Schema } from '../../../database/schema.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import { readMeasure } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
import { rowsOf } from '../../store/columns.ts'
import { type CarrierNumbers, findCarriers } from '../../store/find-carriers.ts'
import type { FileKind } from '../file-kind.ts'

const BASICS = {
  UNSAFE_DRIV_MEASURE: 'unsafe_driving',
  HOS_DRIV_MEASURE: 'hours_of_service',
  DRIV_FIT_MEASURE: 'driver_fitness',
  CONTR_SUBST_MEASURE: 'controlled_substances',
  VEH_MAINT_MEASURE: 'vehicle_maintenance',
} as const

/** The measures of one carrier, by category. */
export interface MeasuresRecord extends CarrierNumbers {
  readonly measures: readonly { readonly basic: string; readonly measure: number }[]
}

const read = (row: Row): MeasuresRecord => ({
  dotNumber: row.required('DOT_NUMBER', readDotNumber, 'no DOT number'),
  docket: null,
  measures: Object.entries(BASICS).flatMap(([column, basic]) => {
    const measure = row.read(column, readMeasure)
    return measure === null ? [] : [{ basic, measure }]
  }),
})

const MEASURE = { carrier_id: 'int', basic: 'text', measure: 'float8' }

interface Stored {
  readonly carrier_id: number
  readonly basic: string
  readonly measure: number | null
  readonly measured_on: string
}

const storedMeasures = async (tx: Transaction<Schema>, ids: readonly number[]) => {
  const rows = await sql<Stored>`
    select carrier_id, basic, measure, measured_on::text as measured_on from carrier_basic_measures
    where carrier_id = ${anyOf(ids)}`.execute(tx)
  return new Map(rows.rows.map(row => [`${row.carrier_id} ${row.basic}`, row]))
}

/**
 * The measures of the safety measurement system, of interstate or intrastate carriers of property: each month, of those
 * with enough inspections. Their percentiles are not public.
 */
export const SMS_MEASURES: FileKind<MeasuresRecord> = {
  name: 'sms-measures',
  title: 'SMS measures',
  hasHeader: true,
  hallmarks: ['UNSAFE_DRIV_MEASURE', 'VEH_MAINT_MEASURE'],
  columns: ['DOT_NUMBER', ...Object.keys(BASICS)],
  read,
  once: ({ dotNumber }) => ({ column: 'DOT_NUMBER', value: dotNumber ?? '' }),
  async write(tx, batch, { asOf }) {
    const { found, refused } = await findCarriers(tx, batch)
    const stored = await storedMeasures(
      tx,
      found.map(({ carrierId }) => carrierId),
    )
    const counts = { added: 0, changed: 0, unchanged: 0, outdated: 0 }
    const writes: object[] = []
    for (const { carrierId, record } of found) {
      const before = record.measures.map(({ basic }) => stored.get(`${carrierId} ${basic}`))
      const isOutdated = before.some(it => it !== undefined && it.measured_on > asOf)
      const isSame = record.measures.every(({ measure }, at) => before[at]?.measure === measure)
      const isNew = before.every(it => it === undefined)
      counts[isOutdated ? 'outdated' : isSame ? 'unchanged' : isNew ? 'added' : 'changed'] += 1
      const isOfThisDay = before.every(it => it?.measured_on === asOf)
      if (!isOutdated && !(isSame && isOfThisDay))
        writes.push(...record.measures.map(it => ({ carrier_id: carrierId, ...it })))
    }
    if (writes.length > 0)
      await sql`
        insert into carrier_basic_measures (carrier_id, basic, measure, measured_on)
        select carrier_id, basic, measure, ${asOf}::date from ${rowsOf(MEASURE, writes)}
        on conflict (carrier_id, basic) do update
          set measure = excluded.measure, measured_on = excluded.measured_on`.execute(tx)
    return { ...counts, skipped: 0, refused }
  },
}
