import { type AreaId, type LaneAnswer, type LaneNarrowing, type LaneSearch, PAGE_SIZE } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Make } from '../shared/subject.ts'

/** A broker whose plan has lane search, and a lane that carriers were seen on. */
export interface LaneSearchSubject {
  readonly lanes: LaneSearch
  /** Between them at least three carriers were seen; some but not all of them have from 10 to 20 power units. */
  readonly originAreaId: AreaId
  readonly destinationAreaId: AreaId
  /** No area has it. */
  readonly absent: AreaId
}

/** What every `LaneSearch` does. Source: section 3, "Lane"; section 7, "Carriers". */
export const laneSearchContract = (make: Make<LaneSearchSubject>): void => {
  describe('lane search', () => {
    let subject: LaneSearchSubject
    beforeAll(async () => {
      subject = await make()
    })

    const search = async (narrowing: LaneNarrowing = {}): Promise<LaneAnswer> => {
      const { lanes, originAreaId, destinationAreaId } = subject
      const outcome = await lanes.search({ originAreaId, destinationAreaId, narrowing, page: 1 })
      if (!outcome.ok) throw new Error(`Refused where an answer was needed: ${outcome.refusal.kind}`)
      return outcome.value
    }

    it('finds carriers of the lane, fifty a page, each once', async () => {
      const { carriers } = await search()
      expect(carriers.items.length).toBeGreaterThanOrEqual(3)
      expect(carriers.items.length).toBeLessThanOrEqual(PAGE_SIZE)
      expect(carriers.total).toBeGreaterThanOrEqual(carriers.items.length)
      expect(new Set(carriers.items.map(({ id }) => id)).size).toBe(carriers.items.length)
    })

    it('tells the same twice', async () => {
      expect(await search()).toEqual(await search())
    })

    it('narrows to what was asked, and to nothing that was not there before', async () => {
      const all = (await search()).carriers.items.map(({ id }) => id)
      const { items } = (await search({ fleetSize: { min: 10, max: 20 } })).carriers
      expect(items.length).toBeGreaterThan(0)
      expect(items.length).toBeLessThan(all.length)
      for (const { id, census } of items) {
        expect(all).toContain(id)
        expect(census.powerUnits).toBeGreaterThanOrEqual(10)
        expect(census.powerUnits).toBeLessThanOrEqual(20)
      }
    })

    it('is empty on a page behind the last', async () => {
      const { lanes, originAreaId, destinationAreaId } = subject
      const { carriers } = await search()
      const outcome = await lanes.search({
        originAreaId,
        destinationAreaId,
        narrowing: {},
        page: carriers.pages + 1,
      })
      expect(outcome).toMatchObject({ ok: true, value: { carriers: { items: [], total: carriers.total } } })
    })

    it('of an area that is not there is not found', async () => {
      const { lanes, originAreaId, absent } = subject
      const ends = [
        { originAreaId, destinationAreaId: absent },
        { originAreaId: absent, destinationAreaId: originAreaId },
      ]
      for (const lane of ends)
        expect(await lanes.search({ ...lane, narrowing: {}, page: 1 })).toMatchObject({
          ok: false,
          refusal: { kind: 'not-found' },
        })
    })

    it('that is overtaken throws the reason', async () => {
      const { lanes, originAreaId, destinationAreaId } = subject
      const params = { originAreaId, destinationAreaId, narrowing: {}, page: 1 }
      await expect(lanes.search(params, AbortSignal.abort('overtaken'))).rejects.toBe('overtaken')
    })
  })
}
