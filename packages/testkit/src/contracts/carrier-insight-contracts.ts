import {
  countedCarriers,
  type CarrierId,
  type CarrierInsights,
  INSIGHT_KINDS,
  WORST_FIRST,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

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

    it('insights are by name, and in another order where one is named', async () => {
      const namesIn = async (direction: 'ascending' | 'descending') => {
        const sort = { by: 'name', direction } as const
        const { items } = valueOf(await subject.insights.search({ kinds: [], sort, pageSize: 50 }))
        return items.map(({ legalName }) => legalName)
      }
      const { items } = valueOf(await subject.insights.search({ kinds: [], pageSize: 50 }))
      const byName = items.map(({ legalName }) => legalName)
      expect(await namesIn('ascending')).toEqual(byName)
      expect(await namesIn('descending')).toEqual(byName.toReversed())
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
