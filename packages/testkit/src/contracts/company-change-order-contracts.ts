import {
  addDays,
  type CalendarDate,
  type ChangeOrdersParams,
  type CompanyChangeOrderId,
  type CompanyChangeOrders,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A user manager whose company has change orders. */
export interface CompanyChangeOrdersSubject {
  readonly orders: CompanyChangeOrders
  /** One that waits for a decision. */
  readonly pending: CompanyChangeOrderId
  /** No change order has it. */
  readonly absent: CompanyChangeOrderId
  /** The same world as a visitor sees it. */
  readonly forVisitor: CompanyChangeOrders
}

/** What every `CompanyChangeOrders` does. Source: section 7, "Company"; section 4, "Change order decision". */
export const companyChangeOrdersContract = (make: Make<CompanyChangeOrdersSubject>): void => {
  describe('change orders', () => {
    it('change orders are listed newest first, and found by their id as they are listed', async () => {
      const { orders, pending } = await make()
      const { items, page } = valueOf(await orders.list({}))
      expect(page).toBe(1)
      const times = items.map(({ requestedAt }) => requestedAt)
      expect(times).toEqual(times.toSorted().toReversed())
      const found = valueOf(await orders.find({ id: pending }))
      expect(found).toMatchObject({ state: 'pending', decidedAt: null })
      expect(items).toContainEqual(found)
    })

    it.each(['approved', 'rejected'] as const)('change orders are %s once', async decision => {
      const { orders, pending: id } = await make()
      const before = valueOf(await orders.find({ id }))
      const decided = valueOf(
        await (decision === 'approved' ? orders.approve({ id }) : orders.reject({ id })),
      )
      expect(decided).toMatchObject({ id, state: decision, changes: before.changes })
      expect(decided.decidedAt).not.toBeNull()
      expectRefused(await orders.approve({ id }), 'conflict')
      expectRefused(await orders.reject({ id }), 'conflict')
      expect(valueOf(await orders.find({ id }))).toEqual(decided)
    })

    it('change orders keep the reason of their decision, and have none without one', async () => {
      const { orders, pending: id } = await make()
      expect(valueOf(await orders.find({ id })).reason).toBeNull()
      const decided = valueOf(await orders.reject({ id, reason: 'Not <b>ours</b>' }))
      expect(decided.reason).toBe('Not <b>ours</b>')
      expect(valueOf(await orders.find({ id })).reason).toBe('Not <b>ours</b>')
    })

    it('change orders are listed and counted by state, by who requested them, and since a day', async () => {
      const { orders, pending: id } = await make()
      const { requestedBy, requestedAt } = valueOf(await orders.find({ id }))
      const idsOf = async (params: ChangeOrdersParams) =>
        valueOf(await orders.list(params)).items.map(each => each.id)
      const all = valueOf(await orders.list({}))
      expect(await idsOf({ tab: 'pending' })).toContain(id)
      expect(await idsOf({ tab: 'approved' })).not.toContain(id)
      expect(await idsOf({ tab: 'all' })).toEqual(all.items.map(each => each.id))
      const { tabs, requesters } = valueOf(await orders.count({}))
      expect(tabs).toMatchObject({
        all: all.total,
        pending: valueOf(await orders.list({ tab: 'pending' })).total,
      })
      const since = requestedAt.slice(0, 10) as CalendarDate
      expect(await idsOf({ since })).toContain(id)
      expect(await idsOf({ since: addDays(since, 1) })).not.toContain(id)
      expect(requesters).toEqual(requestedBy === null ? [] : expect.arrayContaining([requestedBy]))
      const byRequester = valueOf(await orders.list({ requestedBy: requestedBy ?? 'Nobody Here' })).items
      expect(byRequester.filter(each => each.requestedBy !== requestedBy)).toEqual([])
      expect(byRequester.some(each => each.id === id)).toBe(requestedBy !== null)
      expect(await idsOf({ requestedBy: 'Nobody Here' })).toEqual([])
      expect(valueOf(await orders.count({ requestedBy: 'Nobody Here' })).tabs.all).toBe(0)
    })

    it('change orders that do not exist are not found', async () => {
      const { orders, absent: id } = await make()
      expectRefused(await orders.find({ id }), 'not-found')
      expectRefused(await orders.approve({ id }), 'not-found')
      expectRefused(await orders.reject({ id }), 'not-found')
    })

    it('change orders are refused to a visitor', async () => {
      const { orders, forVisitor, pending: id } = await make()
      expectRefused(await forVisitor.list({}), 'unauthenticated')
      expectRefused(await forVisitor.count({}), 'unauthenticated')
      expectRefused(await forVisitor.find({ id }), 'unauthenticated')
      expectRefused(await forVisitor.approve({ id }), 'unauthenticated')
      expectRefused(await forVisitor.reject({ id }), 'unauthenticated')
      expect(valueOf(await orders.find({ id })).state).toBe('pending')
    })
  })
}
