import { sql, type Transaction } from 'kysely'
import { anyOf } from '../../../../database/any-of.ts'
import { rowsOf } from '../../../../database/rows-of.ts'
import type { MeasureList, Schema } from '../../../../database/schema.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import { readMeasure } from '../../cells/numbers.ts'
import type { Row } from '../../rows/row.ts'
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

const MEASURES = { carrier_id: 'int', measures: 'json' }

interface Stored {
  readonly carrier_id: number
  readonly basic: string
  readonly measure: number | null
  readonly percentile: number | null
  readonly measured_on: string
}

/** The measures of some carriers, by category. */
const storedMeasures = async (tx: Transaction<Schema>, ids: readonly number[]) => {
  const { rows } = await sql<Stored>`
    select carrier_id, basic, measure, percentile, measured_on::text as measured_on from listed_measures
    where carrier_id = ${anyOf(ids)}`.execute(tx)
  const stored = new Map<number, Map<string, Stored>>()
  for (const row of rows)
    stored.set(row.carrier_id, (stored.get(row.carrier_id) ?? new Map()).set(row.basic, row))
  return stored
}

/** The measures of a file, and those of other categories with their own day. */
const measuresOf = (
  measures: MeasuresRecord['measures'],
  stored: ReadonlyMap<string, Stored>,
  asOf: string,
): readonly MeasureList[] => {
  const named = new Set(measures.map(({ basic }) => basic))
  const others = [...stored.values()].filter(({ basic }) => !named.has(basic))
  return [
    ...measures.map(({ basic, measure }) => [basic, measure, ...percentileOf(stored.get(basic))]),
    ...others.map(({ basic, measure, percentile, measured_on }) =>
      measured_on === asOf ? [basic, measure, percentile] : [basic, measure, percentile, measured_on],
    ),
  ]
}

/** No file has one: it stays as it is. */
const percentileOf = (stored: Stored | undefined) => (stored?.percentile == null ? [] : [stored.percentile])

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
  numbers: { dot: 'DOT_NUMBER' },
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
      const known = stored.get(carrierId) ?? new Map<string, Stored>()
      const before = record.measures.map(({ basic }) => known.get(basic))
      const isOutdated = before.some(it => it !== undefined && it.measured_on > asOf)
      const isSame = record.measures.every(({ measure }, at) => before[at]?.measure === measure)
      const isNew = before.every(it => it === undefined)
      counts[isOutdated ? 'outdated' : isSame ? 'unchanged' : isNew ? 'added' : 'changed'] += 1
      const isOfThisDay = before.every(it => it?.measured_on === asOf)
      if (!isOutdated && !(isSame && isOfThisDay))
        writes.push({ carrier_id: carrierId, measures: measuresOf(record.measures, known, asOf) })
    }
    if (writes.length > 0)
      await sql`
        insert into carrier_basic_measures (carrier_id, measured_on, measures)
        select carrier_id, ${asOf}::date, measures from ${rowsOf(MEASURES, writes)}
        on conflict (carrier_id) do update
          set measured_on = excluded.measured_on, measures = excluded.measures`.execute(tx)
    return { ...counts, skipped: 0, refused }
  },
}
