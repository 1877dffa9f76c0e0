import type { LoadId, LoadLogs, LoadStopId, Loads } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A tracked load in transit without logs, with a pickup and a delivery. */
export interface LoadToLog {
  readonly loadId: LoadId
  readonly pickupId: LoadStopId
  readonly deliveryId: LoadStopId
}

/** A broker with loads. */
export interface LoadLogsSubject {
  readonly loadLogs: LoadLogs
  /** The loads of the same world. */
  readonly loads: Loads
  readonly nextLoad: () => LoadToLog
  /** The time of the server, in milliseconds since 1970. */
  readonly now: () => number
  readonly foreign: LoadId
  /** No load has it. */
  readonly absent: LoadId
}

const HOUR_MS = 3_600_000

/** What every `LoadLogs` does. Source: section 3, "Load log"; section 5, "Load logs". */
export const loadLogsContract = (make: Make<LoadLogsSubject>): void => {
  describe('load logs', () => {
    let subject: LoadLogsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const hoursAgo = (hours: number) => new Date(subject.now() - hours * HOUR_MS).toISOString()

    it('load logs of a load without any are an empty list, not a failure', async () => {
      expect(valueOf(await subject.loadLogs.list({ loadId: subject.nextLoad().loadId }))).toEqual([])
    })

    it('load logs are listed newest first', async () => {
      const { loadId, pickupId: stopId } = subject.nextLoad()
      const arrival = { loadId, stopId, kind: 'arrival', occurredAt: hoursAgo(3) } as const
      const pickup = { loadId, stopId, kind: 'pickup', occurredAt: hoursAgo(2) } as const
      const made = [
        valueOf(await subject.loadLogs.create(arrival)),
        valueOf(await subject.loadLogs.create(pickup)),
      ]
      expect(made).toMatchObject([arrival, pickup])
      expect(valueOf(await subject.loadLogs.list({ loadId }))).toEqual(made.toReversed())
    })

    it('load logs are refused with a future time, naming the field', async () => {
      const { loadId, pickupId: stopId } = subject.nextLoad()
      const params = { loadId, stopId, kind: 'arrival', occurredAt: hoursAgo(-1) } as const
      expectInvalid(await subject.loadLogs.create(params), 'occurredAt')
      expect(valueOf(await subject.loadLogs.list({ loadId }))).toEqual([])
    })

    it('load logs are refused out of order, naming the time field', async () => {
      const { loadId, pickupId: stopId } = subject.nextLoad()
      valueOf(await subject.loadLogs.create({ loadId, stopId, kind: 'arrival', occurredAt: hoursAgo(2) }))
      const departure = { loadId, stopId, kind: 'departure', occurredAt: hoursAgo(3) } as const
      expectInvalid(await subject.loadLogs.create(departure), 'occurredAt')
    })

    it('load logs are refused between two events that directly follow each other, naming the time field', async () => {
      const { loadId, pickupId: stopId } = subject.nextLoad()
      valueOf(await subject.loadLogs.create({ loadId, stopId, kind: 'arrival', occurredAt: hoursAgo(4) }))
      valueOf(await subject.loadLogs.create({ loadId, stopId, kind: 'pickup', occurredAt: hoursAgo(2) }))
      const departure = { loadId, stopId, kind: 'departure', occurredAt: hoursAgo(3) } as const
      expectInvalid(await subject.loadLogs.create(departure), 'occurredAt')
    })

    it('load logs update their load: the last delivery delivers it and ends its tracking', async () => {
      const { loadId, pickupId, deliveryId } = subject.nextLoad()
      const before = valueOf(await subject.loads.find({ id: loadId }))
      const pickup = { loadId, stopId: pickupId, kind: 'pickup', occurredAt: hoursAgo(3) } as const
      valueOf(await subject.loadLogs.create(pickup))
      const { stops } = before
      const doneAt = (at: readonly string[]) =>
        stops.map((stop, place) => ({ ...stop, progress: { arrivedAt: null, doneAt: at[place] ?? null } }))
      const asInstant = ({ occurredAt }: { readonly occurredAt: string }) =>
        new Date(occurredAt).toISOString()
      expect(valueOf(await subject.loads.find({ id: loadId }))).toEqual({
        ...before,
        stops: doneAt([asInstant(pickup)]),
      })
      const delivery = { loadId, stopId: deliveryId, kind: 'delivery', occurredAt: hoursAgo(1) } as const
      valueOf(await subject.loadLogs.create(delivery))
      const after = {
        ...before,
        status: 'delivered',
        trackingStatus: 'ended',
        stops: doneAt([asInstant(pickup), asInstant(delivery)]),
      }
      expect(valueOf(await subject.loads.find({ id: loadId }))).toEqual(after)
    })

    it('load logs sent twice are stored once', async () => {
      const { loadId, pickupId: stopId } = subject.nextLoad()
      const arrival = { loadId, stopId, kind: 'arrival', occurredAt: hoursAgo(3) } as const
      const made = valueOf(await subject.loadLogs.create(arrival))
      expect(valueOf(await subject.loadLogs.create(arrival))).toEqual(made)
      expect(valueOf(await subject.loadLogs.list({ loadId }))).toEqual([made])
    })

    it('load logs are refused for a pickup at a delivery, naming the kind field', async () => {
      const { loadId, deliveryId: stopId } = subject.nextLoad()
      const params = { loadId, stopId, kind: 'pickup', occurredAt: hoursAgo(1) } as const
      expectInvalid(await subject.loadLogs.create(params), 'kind')
    })

    it('load logs are refused for a stop of another load, naming the stop field', async () => {
      const { loadId } = subject.nextLoad()
      const { pickupId: stopId } = subject.nextLoad()
      const params = { loadId, stopId, kind: 'arrival', occurredAt: hoursAgo(1) } as const
      expectInvalid(await subject.loadLogs.create(params), 'stopId')
    })

    it('load logs of a load of another company are refused like those of a missing load', async () => {
      const { pickupId: stopId } = subject.nextLoad()
      for (const loadId of [subject.foreign, subject.absent]) {
        expectRefused(await subject.loadLogs.list({ loadId }), 'not-found')
        const params = { loadId, stopId, kind: 'arrival', occurredAt: hoursAgo(1) } as const
        expectRefused(await subject.loadLogs.create(params), 'not-found')
      }
    })
  })
}
