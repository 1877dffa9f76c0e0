import type { CarrierId, CarrierTouches } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A broker in a world where one carrier was seen. */
export interface CarrierTouchesSubject {
  readonly touches: CarrierTouches
  /** It has at least two areas of history, one that an ELD verified, and statistics of its power units. */
  readonly seen: CarrierId
  /** A carrier that nobody saw. */
  readonly unseen: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

const LISTS = ['historical', 'recentlyVerified'] as const

/** What every `CarrierTouches` does. Source: section 7, "Carriers". */
export const carrierTouchesContract = (make: Make<CarrierTouchesSubject>): void => {
  describe('the touches of a carrier', () => {
    let subject: CarrierTouchesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('from history are the newest first, each area once', async () => {
      const areas = valueOf(await subject.touches.historical({ carrierId: subject.seen }))
      expect(areas.length).toBeGreaterThan(1)
      const days = areas.map(({ lastOn }) => lastOn)
      expect(days).toEqual(days.toSorted().toReversed())
      expect(new Set(areas.map(({ areaId }) => areaId)).size).toBe(areas.length)
    })

    it('that an ELD verified have a count and a five-digit ZIP', async () => {
      const areas = valueOf(await subject.touches.recentlyVerified({ carrierId: subject.seen }))
      expect(areas.length).toBeGreaterThan(0)
      for (const { zip, count } of areas) {
        expect(zip).toMatch(/^\d{5}$/)
        expect(count).toBeGreaterThan(0)
      }
    })

    it('are told with its power units', async () => {
      const stats = valueOf(await subject.touches.powerUnits({ carrierId: subject.seen }))
      expect(stats.carrierId).toBe(subject.seen)
      expect(stats.reported).toBeGreaterThan(0)
    })

    it.each(LISTS)('are none by %s where nobody saw it', async call => {
      expect(valueOf(await subject.touches[call]({ carrierId: subject.unseen }))).toEqual([])
    })

    it('leave every number of power units off the record where nobody counted', async () => {
      expect(valueOf(await subject.touches.powerUnits({ carrierId: subject.unseen }))).toEqual({
        carrierId: subject.unseen,
        reported: null,
        inspected: null,
        onEld: null,
        insured: null,
      })
    })

    it.each([...LISTS, 'powerUnits'] as const)('are not found by %s where no such carrier is', async call => {
      expectRefused(await subject.touches[call]({ carrierId: subject.absent }), 'not-found')
    })
  })
}
