import {
  type CalendarDate,
  type CarrierId,
  type CarrierRecordsParams,
  type CarrierSafetyRecords,
  compareCalendarDates,
  type Page,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A broker, and one whose scope blocks safety data, in a world with one inspected carrier. */
export interface CarrierSafetySubject {
  readonly records: CarrierSafetyRecords
  readonly blocked: CarrierSafetyRecords
  /**
   * It has more than 50 inspections, at least two on one day, at least two crashes and violations, and two orders: one
   * in force, and an earlier one that was rescinded.
   */
  readonly inspected: CarrierId
  /** It has no record of any kind. */
  readonly unknown: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

interface Row {
  readonly id: number
  readonly carrierId: CarrierId
  readonly day: CalendarDate
}
type Read = (records: CarrierSafetyRecords, params: CarrierRecordsParams) => Promise<Page<Row>>

const rows = <T extends Omit<Row, 'day'>>(page: Page<T>, dayOf: (it: T) => CalendarDate): Page<Row> => ({
  ...page,
  items: page.items.map(it => ({ id: it.id, carrierId: it.carrierId, day: dayOf(it) })),
})

const inspections: Read = async (records, params) =>
  rows(valueOf(await records.inspections(params)), ({ inspectedOn }) => inspectedOn)
const crashes: Read = async (records, params) =>
  rows(valueOf(await records.crashes(params)), ({ occurredOn }) => occurredOn)
const violations: Read = async (records, params) =>
  rows(valueOf(await records.violations(params)), ({ foundOn }) => foundOn)

const LISTS: readonly (readonly [string, Read])[] = [
  ['inspections', inspections],
  ['crashes', crashes],
  ['violations', violations],
]
const CALLS = ['inspections', 'crashes', 'violations', 'orders', 'safety'] as const

/** What every `CarrierSafetyRecords` does. Source: section 7, "Carriers"; section 6, "Safety data". */
export const carrierSafetyContract = (make: Make<CarrierSafetySubject>): void => {
  describe('the safety of a carrier', () => {
    let subject: CarrierSafetySubject
    beforeAll(async () => {
      subject = await make()
    })

    it.each(LISTS)(
      'the safety record of a carrier lists its %s newest first, and on one day the highest id',
      async (_, read) => {
        const { items } = await read(subject.records, { carrierId: subject.inspected })
        expect(items.length).toBeGreaterThan(1)
        const ordered = items.toSorted(
          (one, other) => compareCalendarDates(other.day, one.day) || other.id - one.id,
        )
        expect(items.map(({ id }) => id)).toEqual(ordered.map(({ id }) => id))
        expect(items.map(({ carrierId }) => carrierId)).toEqual(items.map(() => subject.inspected))
      },
    )

    it('the safety record of a carrier has 50 inspections a page, each on one page', async () => {
      const first = await inspections(subject.records, { carrierId: subject.inspected })
      const second = await inspections(subject.records, { carrierId: subject.inspected, page: 2 })
      expect([first.page, second.page]).toEqual([1, 2])
      expect(first.items).toHaveLength(50)
      expect(first.items.length + second.items.length).toBe(first.total)
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(first.total)
    })

    it("the safety record of a carrier has its carrier's id", async () => {
      const { carrierId, summary } = valueOf(await subject.records.safety({ carrierId: subject.inspected }))
      expect(carrierId).toBe(subject.inspected)
      expect(summary.inspections24Months).toBeGreaterThan(50)
    })

    it.each(LISTS)(
      'the safety record of a carrier without data has an empty first page of %s',
      async (_, read) => {
        expect(await read(subject.records, { carrierId: subject.unknown })).toEqual({
          items: [],
          page: 1,
          pages: 1,
          total: 0,
        })
      },
    )

    it('the safety record of a carrier without data has only missing values', async () => {
      const { summary, basics, measuredOn } = valueOf(
        await subject.records.safety({ carrierId: subject.unknown }),
      )
      expect(new Set(Object.values(summary))).toEqual(new Set([null]))
      expect([basics, measuredOn]).toEqual([[], null])
    })

    it('the safety record of a carrier lists its out-of-service orders newest first, with what became of each', async () => {
      const { orders, asOf } = valueOf(await subject.records.orders({ carrierId: subject.inspected }))
      expect(asOf).not.toBeNull()
      expect(orders.map(({ isInForce, rescindedOn }) => [isInForce, rescindedOn !== null])).toEqual([
        [true, false],
        [false, true],
      ])
      const days = orders.map(({ orderedOn }) => orderedOn)
      expect(days).toEqual(days.toSorted().toReversed())
      const none = valueOf(await subject.records.orders({ carrierId: subject.unknown }))
      expect(none.orders).toEqual([])
    })

    it.each(CALLS)('the safety record of a carrier is not found by %s for a missing carrier', async call => {
      expectRefused(await subject.records[call]({ carrierId: subject.absent }), 'not-found')
    })

    it.each(CALLS)(
      'the safety record of a carrier is refused by %s to a user whose scope blocks safety data',
      async call => {
        expectRefused(await subject.blocked[call]({ carrierId: subject.inspected }), 'forbidden')
      },
    )
  })
}
