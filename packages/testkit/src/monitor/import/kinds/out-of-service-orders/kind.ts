import { ORDERS_KIND, refreshOrders, refreshRemovedOrders } from '../../../safety/orders.ts'
import { readCode, readText } from '../../cells/cell.ts'
import { readDayToCome, readFederalDate } from '../../cells/dates.ts'
import { readDotNumber } from '../../cells/identifiers.ts'
import type { Row } from '../../rows/row.ts'
import { keyOf, rankOfDay } from '../../store/digest.ts'
import { type CarrierNumbers, findCarriers } from '../../store/find-carriers.ts'
import { removeEarlierFacts } from '../../store/remove-facts.ts'
import { type FactTable, writeFacts } from '../../store/write-facts.ts'
import type { FileKind } from '../file-kind.ts'

/** An order by which a carrier may not operate. */
export interface OrderRecord extends CarrierNumbers {
  readonly orderedOn: string
  readonly reason: string | null
  /** ACTIVE, INACTIVE. */
  readonly status: string | null
  readonly rescindedOn: string | null
}

const read = (row: Row): OrderRecord => ({
  dotNumber: row.required('DOT_NUMBER', readDotNumber, 'no DOT number'),
  docket: null,
  orderedOn: row.required('OOS_DATE', readFederalDate, 'no date'),
  reason: row.read('OOS_REASON', readText),
  status: row.read('STATUS', readCode),
  rescindedOn: row.must('OOS_RESCIND_DATE', readDayToCome),
})

const ORDERS: FactTable = {
  table: 'out_of_service_orders',
  columns: { ordered_on: 'date', reason: 'text', status: 'text', rescinded_on: 'date' },
}

/** Out-of-service orders, all of them: a carrier without one is under none. */
export const OUT_OF_SERVICE_ORDERS: FileKind<OrderRecord> = {
  name: ORDERS_KIND,
  title: 'Out of Service Orders',
  hasHeader: true,
  hallmarks: ['OOS_DATE', 'OOS_REASON'],
  columns: ['DOT_NUMBER', 'OOS_DATE', 'OOS_REASON', 'STATUS', 'OOS_RESCIND_DATE'],
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
    const {
      touched,
      written: _,
      ...counts
    } = await writeFacts(
      tx,
      ORDERS,
      found.map(({ carrierId, record: { orderedOn, reason, status, rescindedOn } }) => ({
        carrierId,
        key: keyOf(`${orderedOn} ${reason ?? '-'}`),
        rank: rankOfDay(rescindedOn),
        values: { ordered_on: orderedOn, reason, status, rescinded_on: rescindedOn },
      })),
      day,
    )
    await refreshOrders(tx, [...touched])
    return { ...counts, skipped: 0, refused }
  },
}
