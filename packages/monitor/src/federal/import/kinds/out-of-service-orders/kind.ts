import { sql, type Transaction } from 'kysely'
import { ORDERS_KIND, refreshOrders, refreshRemovedOrders } from '../../../../carriers/orders.ts'
import { anyOf } from '../../../../database/any-of.ts'
import { rowsOf } from '../../../../database/rows-of.ts'
import type { Schema } from '../../../../database/schema.ts'
import { readText } from '../../cells/cell.ts'
import { readDayToCome, readFederalDate } from '../../cells/dates.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import type { Row } from '../../rows/row.ts'
import { keyOf } from '../../store/digest.ts'
import { type CarrierNumbers, type Found, findCarriers } from '../../store/find-carriers.ts'
import { removeEarlierFacts } from '../../store/remove-facts.ts'
import { type FactTable, writeFacts } from '../../store/write-facts.ts'
import type { FileKind } from '../file-kind.ts'

/** An order by which a carrier may not operate. */
export interface OrderRecord extends CarrierNumbers {
  readonly orderedOn: string
  readonly reason: string | null
  readonly rescindedOn: string | null
}

/** Choice: a rescission before its order contradicts it, so the order stands. STATUS is of the DOT number, and is not read. */
const read = (row: Row): OrderRecord => {
  const orderedOn = row.required('OOS_DATE', readFederalDate, 'no date')
  const rescindedOn = row.must('OOS_RESCIND_DATE', readDayToCome)
  const isBefore = rescindedOn !== null && rescindedOn < orderedOn
  if (isBefore)
    row.warnings.push({
      column: 'OOS_RESCIND_DATE',
      value: row.cell('OOS_RESCIND_DATE'),
      reason: `before the order of ${orderedOn}, which is taken as in force`,
    })
  return {
    dotNumber: row.required('DOT_NUMBER', readDotNumber, 'no DOT number'),
    docket: null,
    orderedOn,
    reason: row.read('OOS_REASON', readText),
    rescindedOn: isBefore ? null : rescindedOn,
  }
}

const ORDERS: FactTable = {
  table: 'out_of_service_orders',
  columns: { ordered_on: 'date', reason: 'text', rescinded_on: 'date' },
}

/** What two rows of one order have in common, where only one of them is rescinded. */
const orderOf = (carrierId: number, orderedOn: string, reason: string | null) =>
  `${carrierId} ${orderedOn} ${reason ?? '-'}`

/** The orders against some carriers as files have them, by what they are. */
const storedOrders = async (tx: Transaction<Schema>, found: readonly Found<OrderRecord>[]) => {
  const { rows } = await sql<{
    carrier_id: number
    federal_key: number
    ordered_on: string
    reason: string | null
    as_of: string
  }>`
    select carrier_id, federal_key, ordered_on::text, reason, as_of::text from out_of_service_orders
    where carrier_id = ${anyOf([...new Set(found.map(({ carrierId }) => carrierId))])}`.execute(tx)
  const stored = new Map<string, (typeof rows)[number][]>()
  for (const row of rows) {
    const order = orderOf(row.carrier_id, row.ordered_on, row.reason)
    stored.set(order, [...(stored.get(order) ?? []), row])
  }
  return stored
}

/** Out-of-service orders, all of them: a carrier without one is under none. */
export const OUT_OF_SERVICE_ORDERS: FileKind<OrderRecord> = {
  name: ORDERS_KIND,
  title: 'Out of Service Orders',
  hasHeader: true,
  hallmarks: ['OOS_DATE', 'OOS_REASON'],
  columns: ['DOT_NUMBER', 'OOS_DATE', 'OOS_REASON', 'OOS_RESCIND_DATE'],
  otherNames: { OOS_RESCIND_DATE: ['RESCIND_DATE'] },
  numbers: { dot: 'DOT_NUMBER' },
  read,
  whole: {
    remove: (tx, asOf, except) =>
      removeEarlierFacts(tx, ORDERS, { title: 'Out of Service Orders', asOf, except }),
    refresh: refreshRemovedOrders,
  },
  async write(tx, batch, day) {
    const { found, refused } = await findCarriers(tx, batch)
    const stored = await storedOrders(tx, found)
    const storedAs = ({ carrierId, record: { orderedOn, reason } }: Found<OrderRecord>) =>
      stored.get(orderOf(carrierId, orderedOn, reason)) ?? []
    const newest = found.filter(order => storedAs(order).every(({ as_of }) => as_of <= day.asOf))
    const { touched, added, changed, unchanged, outdated } = await writeFacts(
      tx,
      ORDERS,
      newest.map(({ carrierId, record: { orderedOn, reason, rescindedOn } }) => ({
        carrierId,
        key: keyOf(`${orderedOn} ${reason ?? '-'} ${rescindedOn ?? '-'}`),
        rank: 0,
        values: { ordered_on: orderedOn, reason, rescinded_on: rescindedOn },
      })),
      day,
    )
    const { rows: gone } = await sql`
      delete from out_of_service_orders as o using ${rowsOf({ carrier_id: 'int', federal_key: 'bigint' }, newest.flatMap(storedAs))}
      where o.carrier_id = n.carrier_id and o.federal_key = n.federal_key and o.as_of < ${day.asOf}::date
      returning o.id`.execute(tx)
    const replaced = Math.min(added, gone.length)
    await refreshOrders(tx, [...touched])
    return {
      added: added - replaced,
      changed: changed + replaced,
      unchanged,
      outdated: outdated + found.length - newest.length,
      skipped: 0,
      refused,
    }
  },
}
