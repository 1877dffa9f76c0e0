import type { CompanyChangeOrderId, CompanyChangeOrders } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** Somebody who manages users, whose company has change orders. */
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
    it('are listed newest first, and found by their id as they are listed', async () => {
      const { orders, pending } = await make()
      const { items, page } = valueOf(await orders.list({}))
      expect(page).toBe(1)
      const times = items.map(({ requestedAt }) => requestedAt)
      expect(times).toEqual(times.toSorted().toReversed())
      const found = valueOf(await orders.find({ id: pending }))
      expect(found).toMatchObject({ state: 'pending', decidedAt: null })
      expect(items).toContainEqual(found)
    })

    it.each(['approved', 'rejected'] as const)('are %s once', async decision => {
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

    it('that are not there are not found', async () => {
      const { orders, absent: id } = await make()
      expectRefused(await orders.find({ id }), 'not-found')
      expectRefused(await orders.approve({ id }), 'not-found')
      expectRefused(await orders.reject({ id }), 'not-found')
    })

    it('are nothing to a visitor', async () => {
      const { orders, forVisitor, pending: id } = await make()
      expectRefused(await forVisitor.list({}), 'unauthenticated')
      expectRefused(await forVisitor.find({ id }), 'unauthenticated')
      expectRefused(await forVisitor.approve({ id }), 'unauthenticated')
      expectRefused(await forVisitor.reject({ id }), 'unauthenticated')
      expect(valueOf(await orders.find({ id })).state).toBe('pending')
    })
  })
}
