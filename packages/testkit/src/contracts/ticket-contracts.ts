import {
  type LoadId,
  TICKET_TABS,
  type Ticket,
  type TicketFilter,
  type TicketId,
  type Tickets,
  type TicketsParams,
  type UserId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A broker who is staff to tickets, whose company has more than fifty open ones. */
export interface TicketsSubject {
  readonly tickets: Tickets
  readonly userId: UserId
  /** Each call returns another new, unassigned ticket. */
  readonly nextTicket: () => TicketId
  /** A load with a ticket or more, and a part of its number that no other load has. */
  readonly loadId: LoadId
  readonly loadText: string
  /** The tickets as the manager sees them. */
  readonly ofManager: Tickets
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

    it('tickets come with their load', async () => {
      const [ticket] = await everyPage({ tab: 'open', loadId: subject.loadId })
      expect(ticket?.load).toMatchObject({ id: subject.loadId, stops: expect.any(Array) })
      const loose = (await everyPage({ tab: 'open' })).find(({ loadId }) => loadId === null)
      expect(loose?.load).toBeNull()
    })

    it('tickets are narrowed by type, assignee and load number, and counted in the same way', async () => {
      const { managerId, loadId, loadText } = subject
      const id = subject.nextTicket()
      valueOf(await subject.tickets.update({ id, assigneeId: managerId, assigneeIdWas: null }))
      const all = await everyPage({ tab: 'open' })
      const type = all[0]?.type ?? ''
      const filters: readonly [TicketFilter, (ticket: Ticket) => boolean][] = [
        [{ type }, ticket => ticket.type === type],
        [{ type: 'no such type' }, () => false],
        [{ assigneeId: managerId }, ticket => ticket.assigneeId === managerId],
        [{ assigneeId: null }, ticket => ticket.assigneeId === null],
        [{ load: loadText }, ticket => ticket.loadId === loadId],
        [{ load: ' ' }, () => false],
        [{ type, assigneeId: managerId }, ticket => ticket.type === type && ticket.assigneeId === managerId],
      ]
      for (const [filter, passes] of filters) {
        const wanted = all.filter(passes).map(({ id: each }) => each)
        const rows = await everyPage({ tab: 'open', ...filter })
        expect(rows.map(({ id: each }) => each)).toEqual(wanted)
        const counts = valueOf(await subject.tickets.count(filter))
        expect(counts.tabs.open).toBe(wanted.length)
        expect(counts.types).toContain(type)
      }
    })

    it('tickets are counted in every tab as they are listed', async () => {
      const { tabs } = valueOf(await subject.tickets.count({}))
      for (const tab of TICKET_TABS) expect(await everyPage({ tab })).toHaveLength(tabs[tab])
    })

    it('tickets are listed the oldest first on request, in the same order backward', async () => {
      const newest = await everyPage({ tab: 'open' })
      expect(await everyPage({ tab: 'open', isOldestFirst: true })).toEqual(newest.toReversed())
    })

    it('tickets keep what was done to them, newest first, and nothing where nothing was', async () => {
      const id = subject.nextTicket()
      expect(valueOf(await subject.tickets.find({ id })).changes).toEqual([])
      valueOf(await subject.tickets.update({ id, assigneeId: subject.managerId, assigneeIdWas: null }))
      valueOf(await subject.tickets.update({ id, status: 'escalated' }))
      expectRefused(await subject.tickets.update({ id, assigneeId: subject.userId }), 'conflict')
      const { ticket, changes } = valueOf(await subject.tickets.find({ id }))
      expect(ticket).toMatchObject({ id, status: 'escalated', assigneeId: subject.managerId })
      expect(changes).toMatchObject([
        { statusWas: 'new', status: 'escalated', assigneeWasId: subject.managerId },
        { statusWas: 'new', status: 'new', assigneeWasId: null, assigneeId: subject.managerId },
      ])
    })

    it('tickets tell colleagues who is at them, and no one after they are left', async () => {
      const [id, other] = [subject.nextTicket(), subject.nextTicket()]
      const { tickets, ofManager, userId } = subject
      const leaves = { leftId: null, isWorking: false }
      expect(valueOf(await tickets.attend({ ...leaves, id }))).toEqual([])
      const seen = valueOf(await ofManager.attend({ ...leaves, id: other }))
      expect(seen).toMatchObject([{ ticketId: id, userId, isWorking: false }])
      valueOf(await tickets.attend({ id: other, leftId: id, isWorking: true }))
      const then = valueOf(await ofManager.attend({ ...leaves, id: other }))
      expect(then).toMatchObject([{ ticketId: other, userId, isWorking: true }])
      const back = valueOf(await tickets.attend({ ...leaves, id: null, leftId: other }))
      expect(back).toMatchObject([{ ticketId: other, userId: subject.managerId }])
      expect(valueOf(await ofManager.attend({ ...leaves, id: null, leftId: other }))).toEqual([])
    })

    it('tickets change in the given fields only', async () => {
      const id = subject.nextTicket()
      const before = (await everyPage({ tab: 'open' })).find(ticket => ticket.id === id)
      const after = valueOf(
        await subject.tickets.update({ id, status: 'escalated', assigneeId: subject.managerId }),
      )
      const { assigneeName } = after
      expect(assigneeName).toEqual(expect.any(String))
      expect(after).toEqual({ ...before, status: 'escalated', assigneeId: subject.managerId, assigneeName })
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
        for (const refused of [
          await subject.tickets.update({ id, status: 'closed' }),
          await subject.tickets.find({ id }),
          await subject.tickets.attend({ id, leftId: null, isWorking: false }),
        ])
          expectRefused(refused, 'not-found')
      expect(await tabsOf(subject.foreign)).toEqual([])
    })
  })
}
