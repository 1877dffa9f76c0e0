import { instantMs, type LoadId, type LoadTraces, type Outcome, type Refusal } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, isAscending, type Make, valueOf } from './contract.ts'

/** A broker with loads, one of which was seen. */
export interface LoadTracesSubject {
  readonly traces: LoadTraces
  /** Seen at least twice; two trucks of its carrier were, and two have a distance. */
  readonly seen: LoadId
  /** Seen nowhere. */
  readonly unseen: LoadId
  readonly foreign: LoadId
  /** No load has it. */
  readonly absent: LoadId
}

/** What every `LoadTraces` does. Source: section 7, "Loads, tickets, notes and teams". */
export const loadTracesContract = (make: Make<LoadTracesSubject>): void => {
  describe('traces of a load', () => {
    let subject: LoadTracesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('traces of a load are the areas that its truck was seen in, the oldest first', async () => {
      const trace = valueOf(await subject.traces.trace({ loadId: subject.seen }))
      expect(trace.length).toBeGreaterThan(1)
      expect(isAscending(trace.map(({ seenAt }) => Number(instantMs(seenAt))))).toBe(true)
    })

    it('recent areas of a load are listed per truck of the carrier, by its id', async () => {
      const trucks = valueOf(await subject.traces.recentAreas({ loadId: subject.seen }))
      expect(trucks.length).toBeGreaterThan(1)
      expect(isAscending(trucks.map(({ carrierVehicleId }) => carrierVehicleId))).toBe(true)
      for (const { carrierVehicleId, areas } of trucks) {
        expect(areas.map(area => area.carrierVehicleId)).toEqual(areas.map(() => carrierVehicleId))
        expect(isAscending(areas.map(({ seenAt }) => Number(instantMs(seenAt))))).toBe(true)
      }
    })

    it("traces of a load give each truck's distance to the pickup, nearest first", async () => {
      const distances = valueOf(await subject.traces.distancesToPickup({ loadId: subject.seen }))
      expect(distances.length).toBeGreaterThan(1)
      expect(isAscending(distances.map(({ miles }) => miles ?? Number.POSITIVE_INFINITY))).toBe(true)
    })

    it('traces of a load are empty where nothing was seen, and not found for a missing load', async () => {
      const { traces, unseen } = subject
      const all = (loadId: LoadId): Promise<Outcome<readonly unknown[], Refusal>>[] => [
        traces.trace({ loadId }),
        traces.recentAreas({ loadId }),
        traces.distancesToPickup({ loadId }),
      ]
      for (const answer of all(unseen)) expect(valueOf(await answer)).toEqual([])
      for (const answer of [...all(subject.foreign), ...all(subject.absent)])
        expectRefused(await answer, 'not-found')
    })
  })
}
