import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import type { Cell } from '../cells/cell.ts'
import type { StateWithCountry } from '../cells/contact.ts'
import { readFew } from '../cells/numbers.ts'
import type { Row } from '../rows/row.ts'
import { rowsOf } from '../../../database/rows-of.ts'
import { type CarrierNumbers, findCarriers } from '../store/find-carriers.ts'
import { keyOf } from '../store/digest.ts'
import { type FactTable, writeFacts } from '../store/write-facts.ts'
import type { BatchResult, FileDay, ReadRecord } from './file-kind.ts'

/** One vehicle of a carrier in one crash. */
export interface CrashRecord extends CarrierNumbers {
  readonly reportNumber: string
  readonly sequence: number
  readonly occurredOn: string
  readonly place: StateWithCountry | null
  readonly city: string | null
  readonly fatalities: number
  readonly injuries: number
  readonly isTowAway: boolean
  readonly isHazmatReleased: boolean
  /** Null: not reviewed, or a file that does not say. */
  readonly isNotPreventable: boolean | null
}

/**
 * What decides whether a crash counts federally: that someone died or was hurt, or a vehicle was towed.
 *
 * Empty: blank counts are none. Of a crash that counts, in which no one was hurt, an unknown tow is one: nothing else makes it
 * count.
 * Refuses: what cannot be read, which is not none.
 */
export const readHarm = (
  row: Row,
  readTow: (cell: string) => Cell<boolean>,
): Pick<CrashRecord, 'fatalities' | 'injuries' | 'isTowAway'> => {
  const fatalities = row.must('FATALITIES', readFew) ?? 0
  const injuries = row.must('INJURIES', readFew) ?? 0
  return {
    fatalities,
    injuries,
    isTowAway: row.must('TOW_AWAY', readTow) ?? fatalities + injuries === 0,
  }
}

const CRASHES: FactTable = {
  table: 'crashes',
  columns: {
    report_number: 'text',
    report_sequence: 'int',
    occurred_on: 'date',
    country: 'text',
    state: 'text',
    city: 'text',
    fatalities: 'int',
    injuries: 'int',
    is_tow_away: 'boolean',
    is_hazmat_released: 'boolean',
    is_not_preventable: 'boolean',
  },
  listedIn: 'listed_crashes',
}

/** The keys of a crash in the two files. */
const keysOf = ({ reportNumber, sequence }: CrashRecord) => ({
  measured: keyOf(`${reportNumber} ${sequence}`),
  ofCrashFile: keyOf(`C ${reportNumber} ${sequence}`),
})

const KEYS = { carrier_id: 'int', federal_key: 'bigint' }

/**
 * Stores crashes of a day. A crash that both files have is one crash, and what the measurement system says of it stands,
 * as it knows whether the crash was reviewed.
 */
export async function writeCrashes(
  tx: Transaction<Schema>,
  batch: readonly ReadRecord<CrashRecord>[],
  day: FileDay,
  from: 'measurement system' | 'crash file',
): Promise<BatchResult> {
  const { found, refused } = await findCarriers(tx, batch)
  const isMeasured = from === 'measurement system'
  const keys = found.map(({ carrierId, record }) => {
    const { measured, ofCrashFile } = keysOf(record)
    return { carrier_id: carrierId, federal_key: isMeasured ? ofCrashFile : measured }
  })
  const measured = isMeasured ? new Set<string>() : await knownOf(tx, keys)
  if (isMeasured && keys.length > 0)
    await sql`
      delete from crashes as c using ${rowsOf(KEYS, keys)}
      where c.carrier_id = n.carrier_id and c.federal_key = n.federal_key`.execute(tx)
  const written = found.filter(
    ({ carrierId, record }) => !measured.has(`${carrierId} ${keysOf(record).measured}`),
  )
  const {
    touched: _,
    written: __,
    ...counts
  } = await writeFacts(
    tx,
    CRASHES,
    written.map(({ carrierId, record }) => ({
      carrierId,
      key: keysOf(record)[isMeasured ? 'measured' : 'ofCrashFile'],
      rank: Number(record.isNotPreventable === true),
      values: {
        report_number: record.reportNumber,
        report_sequence: record.sequence,
        occurred_on: record.occurredOn,
        country: record.place?.country ?? null,
        state: record.place?.state ?? null,
        city: record.city,
        fatalities: record.fatalities,
        injuries: record.injuries,
        is_tow_away: record.isTowAway,
        is_hazmat_released: record.isHazmatReleased,
        is_not_preventable: record.isNotPreventable,
      },
    })),
    day,
  )
  return { ...counts, skipped: found.length - written.length, refused }
}

/** The crashes on record among these keys, by carrier and key. */
const knownOf = async (tx: Transaction<Schema>, keys: readonly object[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ carrier_id: number; federal_key: number }>`
    select c.carrier_id, c.federal_key from crashes as c
    join ${rowsOf(KEYS, keys)} using (carrier_id, federal_key)`.execute(tx)
  return new Set(rows.map(row => `${row.carrier_id} ${row.federal_key}`))
}
