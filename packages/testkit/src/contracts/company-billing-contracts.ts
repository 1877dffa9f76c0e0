import type { CardNonce, CompanyBilling, PlanId } from '@fairhaul/core'
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
