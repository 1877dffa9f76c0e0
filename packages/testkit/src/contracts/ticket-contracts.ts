import type {
  LoadId,
  LoadLogs,
  LoadStopId,
  Loads,
  Ticket,
  TicketId,
  Tickets,
  TicketsParams,
  UserId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A broker who is staff to tickets, whose company has more than fifty open ones. */
export interface TicketsSubject {
  readonly tickets: Tickets
  readonly userId: UserId
  /** Each call returns another new, unassigned ticket. */
  readonly nextTicket: () => TicketId
  /** A load with a ticket or more. */
  readonly loadId: LoadId
  /** A colleague who manages tickets. */
  readonly managerId: UserId
  /** A colleague who does not. */
  readonly colleagueId: UserId
  readonly foreign: TicketId
  /** No ticket has it. */
  readonly absent: TicketId
}

/** What every `Tickets` does. Source: section 4, "Ticket tabs"; section 6, "Assignees". */
export const ticketsContract = (make: Make<TicketsSubject>): void => {
  describe('tickets', () => {
    let subject: TicketsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const everyPage = async (params: TicketsParams): Promise<readonly Ticket[]> => {
      const first = valueOf(await subject.tickets.list(params))
      const rows = [...first.items]
      for (let page = 2; page <= first.pages; page++)
        rows.push(...valueOf(await subject.tickets.list({ ...params, page })).items)
      expect(rows).toHaveLength(first.total)
      return rows
    }
    const tabsOf = async (wanted: TicketId) => {
      const tabs = []
      for (const tab of ['open', 'closed', 'pending', 'recommended'] as const)
        if ((await everyPage({ tab })).some(({ id }) => id === wanted)) tabs.push(tab)
      return tabs
    }

    it('tickets are listed 50 per page, each once, newest first', async () => {
      const first = valueOf(await subject.tickets.list({ tab: 'open' }))
      expect(first).toMatchObject({ page: 1, items: { length: 50 } })
      const rows = await everyPage({ tab: 'open' })
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      const made = rows.map(({ createdAt }) => createdAt)
      expect(made).toEqual(made.toSorted().toReversed())
    })

    it('tickets are in the tab of their status, pending ones in the open tab too', async () => {
      const id = subject.nextTicket()
      expect(await tabsOf(id)).toEqual(['open'])
      valueOf(await subject.tickets.update({ id, status: 'pending' }))
      expect(await tabsOf(id)).toEqual(['open', 'pending'])
      valueOf(await subject.tickets.update({ id, assigneeId: subject.managerId }))
      expect(await tabsOf(id)).toEqual(['open', 'pending'])
      const assigneeIdWas = subject.managerId
      valueOf(await subject.tickets.update({ id, assigneeId: subject.userId, assigneeIdWas }))
      expect(await tabsOf(id)).toEqual(['open', 'pending', 'recommended'])
      valueOf(await subject.tickets.update({ id, status: 'closed' }))
      expect(await tabsOf(id)).toEqual(['closed'])
    })

    it('tickets are narrowed to those about one load', async () => {
      const rows = await everyPage({ tab: 'open', loadId: subject.loadId })
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.map(({ loadId }) => loadId)).toEqual(rows.map(() => subject.loadId))
    })

    it('tickets change in the given fields only', async () => {
      const id = subject.nextTicket()
      const before = (await everyPage({ tab: 'open' })).find(ticket => ticket.id === id)
      const after = valueOf(
        await subject.tickets.update({ id, status: 'escalated', assigneeId: subject.managerId }),
      )
      expect(after).toEqual({ ...before, status: 'escalated', assigneeId: subject.managerId })
      const released = await subject.tickets.update({
        id,
        assigneeId: null,
        assigneeIdWas: subject.managerId,
      })
      expect(valueOf(released).assigneeId).toBeNull()
    })

    it('tickets are not reassigned by someone who has not seen the current assignee', async () => {
      const id = subject.nextTicket()
      const { managerId, userId } = subject
      valueOf(await subject.tickets.update({ id, assigneeId: managerId, assigneeIdWas: null }))
      for (const params of [{ assigneeId: userId }, { assigneeId: userId, assigneeIdWas: null }])
        expectRefused(await subject.tickets.update({ id, ...params }), 'conflict')
      const taken = await subject.tickets.update({ id, assigneeId: userId, assigneeIdWas: managerId })
      expect(valueOf(taken).assigneeId).toBe(userId)
    })

    it('tickets refuse a status that cannot follow, naming the field', async () => {
      const id = subject.nextTicket()
      valueOf(await subject.tickets.update({ id, status: 'closed' }))
      expectInvalid(await subject.tickets.update({ id, status: 'pending' }), 'status')
      expect(valueOf(await subject.tickets.update({ id, status: 'in_progress' })).status).toBe('in_progress')
    })

    it('tickets refuse an assignee who may not be assigned, naming the field', async () => {
      const params = { id: subject.nextTicket(), assigneeId: subject.colleagueId }
      expectInvalid(await subject.tickets.update(params), 'assigneeId')
    })

    it('tickets refuse a change without fields', async () => {
      expectRefused(await subject.tickets.update({ id: subject.nextTicket() }), 'invalid')
    })

    it('tickets of another company are refused like missing ones', async () => {
      for (const id of [subject.foreign, subject.absent])
        expectRefused(await subject.tickets.update({ id, status: 'closed' }), 'not-found')
      expect(await tabsOf(subject.foreign)).toEqual([])
    })
  })
}

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
      expect(valueOf(await subject.loads.find({ id: loadId }))).toEqual(before)
      const delivery = { loadId, stopId: deliveryId, kind: 'delivery', occurredAt: hoursAgo(1) } as const
      valueOf(await subject.loadLogs.create(delivery))
      const after = { ...before, status: 'delivered', trackingStatus: 'ended' }
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
