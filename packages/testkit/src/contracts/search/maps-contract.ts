import type { MapPoint, Maps } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** Maps, and a few facts of the world they show. */
export interface MapsSubject {
  readonly maps: Maps
  /** A road leads from the first to the second. */
  readonly joined: readonly [MapPoint, MapPoint]
  /** No road leads there from any other. Null: these maps know no roads, and measure straight lines. */
  readonly island: MapPoint | null
  /** At least one place begins so. */
  readonly text: string
}

/** What every `Maps` does. Source: section 7, "Third-party calls". */
export const mapsContract = (make: Make<MapsSubject>): void => {
  describe('maps', () => {
    let subject: MapsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('know the way between two points, from the one to the other', async () => {
      const [from, to] = subject.joined
      const { points, miles, isStraight } = valueOf(await subject.maps.directions({ from, to }))
      expect([points[0], points.at(-1)]).toEqual([from, to])
      expect(miles ?? 0).toBeGreaterThan(0)
      expect(isStraight === true).toBe(subject.island === null)
    })

    it('go by each stop in its turn, and never get shorter by it', async () => {
      const [from, to] = subject.joined
      const straight = valueOf(await subject.maps.directions({ from, to }))
      const back = valueOf(await subject.maps.directions({ from, to: from, via: [to] }))
      expect(back.points).toContainEqual(to)
      expect(back.miles ?? 0).toBeGreaterThan(straight.miles ?? 0)
    })

    it('know no way where no road leads', async () => {
      const [from] = subject.joined
      if (subject.island === null) return
      expectRefused(await subject.maps.directions({ from, to: subject.island }), 'not-found')
    })

    it('have a row of distances for each beginning, a number for each end', async () => {
      const [from, to] = subject.joined
      const { rows, isStraight } = valueOf(await subject.maps.distances({ from: [from, to], to: [to] }))
      expect(rows).toHaveLength(2)
      expect(rows[0]?.[0] ?? 0).toBeGreaterThan(0)
      expect(rows[1]).toEqual([0])
      expect(isStraight === true).toBe(subject.island === null)
    })

    it('have null for a way where no road leads', async () => {
      const [from] = subject.joined
      if (subject.island === null) return
      const { rows } = valueOf(await subject.maps.distances({ from: [from], to: [from, subject.island] }))
      expect(rows).toEqual([[0, null]])
    })

    it('have no rows without a beginning', async () => {
      expect(valueOf(await subject.maps.distances({ from: [], to: [subject.joined[0]] })).rows).toEqual([])
    })

    it('know places by how their names begin, ten at most', async () => {
      const places = valueOf(await subject.maps.places({ text: subject.text }))
      expect(places.length).toBeGreaterThan(0)
      expect(places.length).toBeLessThanOrEqual(10)
      for (const { name } of places)
        expect(name.toLowerCase().startsWith(subject.text.toLowerCase())).toBe(true)
      expect(valueOf(await subject.maps.places({ text: 'qqzzxx' }))).toEqual([])
    })

    it('that are overtaken throw the reason', async () => {
      const [from, to] = subject.joined
      const gone = AbortSignal.abort('overtaken')
      await expect(subject.maps.directions({ from, to }, gone)).rejects.toBe('overtaken')
      await expect(subject.maps.distances({ from: [from], to: [to] }, gone)).rejects.toBe('overtaken')
      await expect(subject.maps.places({ text: subject.text }, gone)).rejects.toBe('overtaken')
    })
  })
}
