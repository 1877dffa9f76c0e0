import {
  addDays,
  type CalendarDate,
  type CardNonce,
  type ChangeOrdersParams,
  type CompanyBilling,
  type CompanyChangeOrderId,
  type CompanyChangeOrders,
  type CompanyReportId,
  type CompanyReports,
  type PlanId,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A user manager of a company that is on one plan, may choose another, and has one payment method. */
export interface CompanyBillingSubject {
  readonly billing: CompanyBilling
  readonly plan: PlanId
  readonly otherPlan: PlanId
  /** No plan has it. */
  readonly absentPlan: PlanId
  /** Another each time, which the card provider takes. */
  readonly nextNonce: () => CardNonce
  /** The same world as a visitor sees it. */
  readonly forVisitor: CompanyBilling
}

/** What every `CompanyBilling` does. Source: section 7, "Billing". Each test is a new company. */
export const companyBillingContract = (make: Make<CompanyBillingSubject>): void => {
  describe('billing', () => {
    it('billing is the plan, the plans that may be chosen, and the payment methods, one of them the default', async () => {
      const { billing, plan, otherPlan } = await make()
      const current = valueOf(await billing.current())
      expect(current.plan?.id).toBe(plan)
      expect(current.plans.map(({ id }) => id)).toEqual(expect.arrayContaining([plan, otherPlan]))
      expect(current.paymentMethods.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    })

    it('billing changes the plan and nothing else', async () => {
      const { billing, otherPlan } = await make()
      const before = valueOf(await billing.current())
      const after = valueOf(await billing.changePlan({ planId: otherPlan }))
      expect(after).toEqual({ ...before, plan: before.plans.find(({ id }) => id === otherPlan) })
      expect(valueOf(await billing.current())).toEqual(after)
    })

    it('billing refuses the plan in force and one that is not offered, naming the plan field', async () => {
      const { billing, plan, absentPlan } = await make()
      expectInvalid(await billing.changePlan({ planId: plan }), 'planId')
      expectInvalid(await billing.changePlan({ planId: absentPlan }), 'planId')
      expect(valueOf(await billing.current()).plan?.id).toBe(plan)
    })

    it('billing adds a payment method by its nonce, as the default, and changes to the plan that it pays for', async () => {
      const { billing, otherPlan, nextNonce } = await make()
      const before = valueOf(await billing.current())
      const after = valueOf(await billing.addPaymentMethod({ nonce: nextNonce(), planId: otherPlan }))
      expect(after.plan?.id).toBe(otherPlan)
      const known = new Set(before.paymentMethods.map(({ id }) => id))
      const added = after.paymentMethods.filter(({ id }) => !known.has(id))
      expect(added.map(({ isDefault }) => isDefault)).toEqual([true])
      expect(after.paymentMethods.filter(({ isDefault }) => isDefault)).toEqual(added)
      expect(valueOf(await billing.current())).toEqual(after)
    })

    it('billing adds one for the plan in force', async () => {
      const { billing, plan, nextNonce } = await make()
      const before = valueOf(await billing.current()).paymentMethods.length
      const after = valueOf(await billing.addPaymentMethod({ nonce: nextNonce(), planId: plan }))
      expect([after.plan?.id, after.paymentMethods.length]).toEqual([plan, before + 1])
    })

    it('billing accepts a nonce once and names the field the second time', async () => {
      const { billing, plan, nextNonce } = await make()
      const nonce = nextNonce()
      const after = valueOf(await billing.addPaymentMethod({ nonce, planId: plan }))
      expectInvalid(await billing.addPaymentMethod({ nonce, planId: plan }), 'nonce')
      expect(valueOf(await billing.current())).toEqual(after)
    })

    it('billing refuses a card number in place of a nonce, and stores nothing', async () => {
      const { billing, plan } = await make()
      const before = valueOf(await billing.current())
      const nonce = '4242424242424242' as CardNonce
      expectInvalid(await billing.addPaymentMethod({ nonce, planId: plan }), 'nonce')
      expect(valueOf(await billing.current())).toEqual(before)
    })

    it('billing does not use up the nonce of a plan that is not offered, naming the plan field', async () => {
      const { billing, plan, absentPlan, nextNonce } = await make()
      const nonce = nextNonce()
      expectInvalid(await billing.addPaymentMethod({ nonce, planId: absentPlan }), 'planId')
      expect((await billing.addPaymentMethod({ nonce, planId: plan })).ok).toBe(true)
    })

    it('billing is refused to a visitor', async () => {
      const { forVisitor, otherPlan, nextNonce } = await make()
      expectRefused(await forVisitor.current(), 'unauthenticated')
      expectRefused(await forVisitor.changePlan({ planId: otherPlan }), 'unauthenticated')
      const params = { nonce: nextNonce(), planId: otherPlan }
      expectRefused(await forVisitor.addPaymentMethod(params), 'unauthenticated')
    })
  })
}

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

/** A user of a company that has reports. */
export interface CompanyReportsSubject {
  readonly reports: CompanyReports
  /** One that is not being run. */
  readonly idle: CompanyReportId
  /** Lets the run of that report come to its end. */
  readonly finish: () => Promise<void>
  /** No report has it. */
  readonly absent: CompanyReportId
  /** The same world as a visitor sees it. */
  readonly forVisitor: CompanyReports
}

/** What every `CompanyReports` does. Source: section 7, "Company"; section 4, "Report run". */
export const companyReportsContract = (make: Make<CompanyReportsSubject>): void => {
  describe('reports', () => {
    const UNDER_WAY = ['queued', 'running']

    it('reports are listed by name', async () => {
      const { reports, idle } = await make()
      const { items, page } = valueOf(await reports.list({}))
      expect(page).toBe(1)
      expect(items.map(({ id }) => id)).toContain(idle)
      const names = items.map(({ name }) => name)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
    })

    it('reports are started at once, and not again while a run is in progress', async () => {
      const { reports, idle: id } = await make()
      const started = valueOf(await reports.run({ id }))
      expect(started.id).toBe(id)
      expect(UNDER_WAY).toContain(started.run.kind)
      expectRefused(await reports.run({ id }), 'conflict')
      const listed = valueOf(await reports.list({})).items.find(report => report.id === id)
      expect(UNDER_WAY).toContain(listed?.run.kind)
    })

    it('reports have a file once they are done, and can be run again', async () => {
      const { reports, idle: id, finish } = await make()
      valueOf(await reports.run({ id }))
      await finish()
      const listed = valueOf(await reports.list({})).items.find(report => report.id === id)
      expect(listed?.run).toMatchObject({ kind: 'done', file: { name: expect.stringMatching(/./) } })
      expect((await reports.run({ id })).ok).toBe(true)
    })

    it('reports that do not exist are not found', async () => {
      const { reports, absent: id } = await make()
      expectRefused(await reports.run({ id }), 'not-found')
    })

    it('reports are refused to a visitor', async () => {
      const { forVisitor, idle: id } = await make()
      expectRefused(await forVisitor.list({}), 'unauthenticated')
      expectRefused(await forVisitor.run({ id }), 'unauthenticated')
    })
  })
}
