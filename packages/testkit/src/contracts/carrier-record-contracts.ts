import {
  countedCarriers,
  type AuthorityHistories,
  type CalendarDate,
  type CarrierId,
  type CarrierInsights,
  type CarrierPayments,
  type CarrierRecordsParams,
  type CarrierSafetyRecords,
  compareCalendarDates,
  daysBetween,
  INSIGHT_KINDS,
  type Page,
  WORST_FIRST,
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

/** A broker, and carriers with and without a history of authority. */
export interface AuthorityHistoriesSubject {
  readonly histories: AuthorityHistories
  /**
   * Granted, revoked 30 days before it was granted again, and active since, all by the frozen file; Motus tells of a
   * suspension without a day.
   */
  readonly withGap: CarrierId
  /** It has no history. */
  readonly without: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `AuthorityHistories` does. Source: section 3, "Carrier detail"; the call is ours. */
export const authorityHistoriesContract = (make: Make<AuthorityHistoriesSubject>): void => {
  describe('the history of authorities', () => {
    let subject: AuthorityHistoriesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('the history of an authority has its periods, oldest first, with the gap between them', async () => {
      const { periods } = valueOf(await subject.histories.ofCarrier({ carrierId: subject.withGap }))
      expect(periods).toHaveLength(2)
      const [first, last] = periods
      expect(last?.to).toBeNull()
      expect(daysBetween(first?.to ?? '2000-01-01', last?.from ?? '2000-01-01')).toBe(30)
    })

    it('the history of an authority has the actions of the register, newest first', async () => {
      const { actions } = valueOf(await subject.histories.ofCarrier({ carrierId: subject.withGap }))
      expect(actions.map(({ action }) => action)).toEqual(['GRANTED', 'GRANTED'])
      expect(actions.map(({ finalAction }) => finalAction)).toEqual([null, 'REVOKED'])
    })

    it('the history of an authority has the file and day of each action, and the notices', async () => {
      const { actions, notices } = valueOf(await subject.histories.ofCarrier({ carrierId: subject.withGap }))
      expect(actions.map(({ source }) => source)).toEqual(['L&I AuthHist', 'L&I AuthHist'])
      expect(actions.map(({ asOf }) => asOf)).not.toContain(null)
      expect(notices).toMatchObject([
        { authority: 'common', kind: 'suspended', source: 'Motus RevokeSuspend', effectiveOn: null },
      ])
    })

    it('the history of an authority that no register has is empty', async () => {
      expect(valueOf(await subject.histories.ofCarrier({ carrierId: subject.without }))).toEqual({
        periods: [],
        actions: [],
        notices: [],
        asOf: null,
      })
    })

    it('the history of an authority is not found for a missing carrier', async () => {
      expectRefused(await subject.histories.ofCarrier({ carrierId: subject.absent }), 'not-found')
    })
  })
}

/** A broker whose plan shows insights, and one whose plan does not. */
export interface CarrierInsightsSubject {
  readonly insights: CarrierInsights
  readonly closed: CarrierInsights
  /** Carriers with a gap in their authority: more than 15. */
  readonly withGap: readonly CarrierId[]
  /** One with broker authority nearby and no gap; it has at least two insights. */
  readonly nearby: CarrierId
  /** The one of them all that the broker's company monitors. */
  readonly mine: CarrierId
  /** A carrier without insights. */
  readonly without: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `CarrierInsights` does. Source: section 7, "Carriers"; section 9, "Page sizes". */
export const carrierInsightsContract = (make: Make<CarrierInsightsSubject>): void => {
  describe('insights', () => {
    let subject: CarrierInsightsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('insights of a carrier are its own, newest first', async () => {
      const own = valueOf(await subject.insights.ofCarrier({ carrierId: subject.nearby }))
      expect(own.length).toBeGreaterThan(1)
      expect(own.map(({ carrierId }) => carrierId)).toEqual(own.map(() => subject.nearby))
      const days = own.map(({ foundOn }) => foundOn)
      expect(days).toEqual(days.toSorted().toReversed())
    })

    it('insights of a carrier without any are none', async () => {
      expect(valueOf(await subject.insights.ofCarrier({ carrierId: subject.without }))).toEqual([])
    })

    it('insights find carriers with one of the requested kinds, 15 per page, each once', async () => {
      const params = { kinds: ['authority_history_gap'] } as const
      const first = valueOf(await subject.insights.search(params))
      const second = valueOf(await subject.insights.search({ ...params, page: 2 }))
      expect([first.page, second.page]).toEqual([1, 2])
      expect(first.items).toHaveLength(15)
      const found = [...first.items, ...second.items].map(({ id }) => id)
      expect(found).toHaveLength(first.total)
      expect(new Set(found)).toEqual(new Set(subject.withGap))
    })

    it('insights find carriers with any of several kinds, and with any at all when none is named', async () => {
      const every = new Set([...subject.withGap, subject.nearby])
      for (const kinds of [['authority_history_gap', 'broker_authority_nearby'], []] as const) {
        const { items } = valueOf(await subject.insights.search({ kinds, pageSize: 50 }))
        expect(items).toHaveLength(every.size)
        expect(new Set(items.map(({ id }) => id))).toEqual(every)
      }
    })

    it('insights are in the rows they find: the newest of each kind, with the number and the basis', async () => {
      const { items } = valueOf(await subject.insights.search({ kinds: [], pageSize: 50 }))
      for (const { id, insights, insightCounts } of items) {
        const own = valueOf(await subject.insights.ofCarrier({ carrierId: id }))
        expect(insights).toEqual(own.filter(each => insights.some(shown => shown.id === each.id)))
        for (const kind of INSIGHT_KINDS) {
          const count = own.filter(each => each.kind === kind).length
          expect(insightCounts[kind]).toBe(count)
          expect(insights.filter(each => each.kind === kind)).toHaveLength(Math.min(count, 3))
        }
        expect(insights.map(({ evidence }) => evidence)).not.toContain(null)
      }
    })

    it('insights find those with one verdict alone', async () => {
      const every = valueOf(await subject.insights.search({ kinds: [], pageSize: 50 })).items
      const found = await Promise.all(
        WORST_FIRST.map(verdict => subject.insights.search({ kinds: [], verdict, pageSize: 50 })),
      )
      const narrowed = found.map(answer => valueOf(answer).items.map(({ id }) => id))
      const assessed = every.filter(({ rulesAssessment }) => rulesAssessment !== null)
      expect(narrowed.flat()).toHaveLength(assessed.length)
      expect(new Set(narrowed.flat())).toEqual(new Set(assessed.map(({ id }) => id)))
      const counts = valueOf(await subject.insights.countVerdicts({ kinds: [] }))
      expect(WORST_FIRST.map(verdict => counts[verdict])).toEqual(narrowed.map(ids => ids.length))
    })

    it('the verdicts of carriers with insights are counted for the requested kinds and carriers', async () => {
      for (const params of [{ kinds: [INSIGHT_KINDS[0]] }, { kinds: [], onlyMyCarriers: true }]) {
        const { items } = valueOf(await subject.insights.search({ ...params, pageSize: 50 }))
        const counts = valueOf(await subject.insights.countVerdicts(params))
        expect(countedCarriers(counts)).toBe(
          items.filter(({ rulesAssessment }) => rulesAssessment !== null).length,
        )
      }
    })

    it('insights find those of My Carriers alone', async () => {
      const { items } = valueOf(await subject.insights.search({ kinds: [], onlyMyCarriers: true }))
      expect(items.map(({ id }) => id)).toEqual([subject.mine])
    })

    it('insights of a carrier that do not exist are not found', async () => {
      expectRefused(await subject.insights.ofCarrier({ carrierId: subject.absent }), 'not-found')
    })

    it('insights are refused to a plan without them', async () => {
      expectRefused(await subject.closed.ofCarrier({ carrierId: subject.nearby }), 'forbidden')
      expectRefused(await subject.closed.search({ kinds: [] }), 'forbidden')
    })
  })
}

/** A broker in a world where a provider paid one carrier. */
export interface CarrierPaymentsSubject {
  readonly payments: CarrierPayments
  readonly paid: CarrierId
  /** A carrier that no provider paid. */
  readonly unpaid: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `CarrierPayments` does. Source: section 7, "Carriers". */
export const carrierPaymentsContract = (make: Make<CarrierPaymentsSubject>): void => {
  describe('the paid loads of a carrier', () => {
    let subject: CarrierPaymentsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('the paid loads of a carrier are counted', async () => {
      const analysis = valueOf(await subject.payments.loadAnalysis({ carrierId: subject.paid }))
      expect(analysis.carrierId).toBe(subject.paid)
      expect(analysis.loads).toBeGreaterThan(0)
    })

    it('the paid loads of a carrier are null where no provider paid', async () => {
      expect(valueOf(await subject.payments.loadAnalysis({ carrierId: subject.unpaid }))).toEqual({
        carrierId: subject.unpaid,
        provider: null,
        loads: null,
        brokers: null,
        lastPaidOn: null,
      })
    })

    it('the paid loads of a carrier are not found for a missing carrier', async () => {
      expectRefused(await subject.payments.loadAnalysis({ carrierId: subject.absent }), 'not-found')
    })
  })
}
