import { arbitrary, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  billingFormFlags,
  billingSubmission,
  editBillingForm,
  refuseBillingForm,
  startBillingForm,
  submitBillingForm,
} from './billing-form.ts'
import { isCardExpired } from './card-expiry.ts'
import { looksLikeCardNumber, readCardNonce } from './card-nonce.ts'
import { type CompanyAction, mayInCompany } from './company-actions.ts'
import { paymentMethodsInOrder, withPaymentMethod } from './payment-methods-in-order.ts'
import { planChange } from './plan-change.ts'

const {
  billingDrafts,
  billings,
  calendarDates,
  cardExpiries,
  cardNonces,
  cardNumberTexts,
  paymentMethodLists,
  paymentMethods,
  plans,
  refusals,
  users,
} = arbitrary

describe('laws of payment methods', () => {
  it('whatever is marked, exactly one method is the default, and it comes first', () => {
    holds([paymentMethodLists], methods => {
      const marks = paymentMethodsInOrder(methods).map(({ isDefault }) => isDefault)
      expect(marks).toEqual(methods.map((_, at) => at === 0))
    })
  })

  it('ordering neither loses nor adds a method', () => {
    holds([paymentMethodLists], methods => {
      const idsOf = (list: typeof methods) => new Set(list.map(method => method.id))
      expect(idsOf(paymentMethodsInOrder(methods))).toEqual(idsOf(methods))
      expect(paymentMethodsInOrder(methods)).toHaveLength(methods.length)
    })
  })

  it('ordering methods does not depend on their initial order, and is stable', () => {
    holds([paymentMethodLists], methods => {
      const ordered = paymentMethodsInOrder(methods)
      expect(paymentMethodsInOrder(methods.toReversed())).toEqual(ordered)
      expect(paymentMethodsInOrder(ordered)).toEqual(ordered)
    })
  })

  it('a method that was just added is the default', () => {
    holds([paymentMethodLists, paymentMethods], (methods, added) => {
      const fresh = { ...added, id: id<'payment-method'>(99) }
      expect(withPaymentMethod(methods, fresh)[0]).toEqual({ ...fresh, isDefault: true })
    })
  })

  it('a card that has expired stays expired', () => {
    holds([cardExpiries, calendarDates, calendarDates], (expiry, one, other) => {
      const [before, after] = one < other ? [one, other] : [other, one]
      expect(!isCardExpired(expiry, before) || isCardExpired(expiry, after)).toBe(true)
    })
  })
})

describe('laws of nonces', () => {
  it('a card number never becomes a nonce, however it is grouped', () => {
    holds([cardNumberTexts], text => {
      expect(looksLikeCardNumber(text)).toBe(true)
      expect(readCardNonce(text)).toMatchObject({ ok: false, refusal: { kind: 'card-number' } })
    })
  })

  it('no refusal repeats the input', () => {
    holds([cardNumberTexts], text => {
      const read = readCardNonce(text)
      expect(read.ok || read.refusal.message.includes(text)).toBe(false)
    })
  })

  it('a nonce that was read is read unchanged', () => {
    holds([cardNonces], nonce => {
      expect(readCardNonce(nonce)).toEqual({ ok: true, value: nonce })
    })
  })
})

describe('laws of plans', () => {
  it('changing a plan and back opens what it closed and costs what it saved', () => {
    holds([plans, plans], (one, other) => {
      const from = { ...one, id: 'one' }
      const to = { ...other, id: 'other' }
      const there = planChange({ plan: from, plans: [to] }, to.id)
      const back = planChange({ plan: to, plans: [from] }, from.id)
      if (!there.ok || !back.ok) throw new Error('Both plans are offered.')
      expect(back.value.opens).toEqual(there.value.closes)
      expect(back.value.closes).toEqual(there.value.opens)
      expect((there.value.usdPerMonthMore ?? 0) + (back.value.usdPerMonthMore ?? 0)).toBe(0)
    })
  })

  it('the plan in force is never a change', () => {
    holds([billings], billing => {
      if (billing.plan === null) return
      expect(planChange(billing, billing.plan.id).ok).toBe(false)
    })
  })
})

describe('laws of billing forms', () => {
  it('a form can be sent exactly when it is valid, and then it requests a change', () => {
    holds([billings, billingDrafts, calendarDates], (billing, draft, today) => {
      const form = editBillingForm(startBillingForm(billing), draft)
      const sent = submitBillingForm(form, today)
      const { isValid } = billingFormFlags(form, today)
      expect(sent.phase.kind === 'submitting').toBe(isValid)
      expect(!isValid || billingSubmission(sent) !== null).toBe(true)
    })
  })

  it('a refusal keeps the plan that was chosen', () => {
    holds([billings, billingDrafts, calendarDates, refusals], (billing, draft, today, refusal) => {
      const sent = submitBillingForm(editBillingForm(startBillingForm(billing), draft), today)
      expect(refuseBillingForm(sent, refusal).draft.planId).toBe(draft.planId)
    })
  })
})

const ACTIONS: readonly CompanyAction[] = [
  'see-billing',
  'change-plan',
  'add-payment-method',
  'see-invitations',
  'send-invitation',
  'withdraw-invitation',
  'see-change-orders',
  'decide-change-order',
  'see-reports',
  'run-report',
]

describe('laws of company actions', () => {
  it('expiry never opens an action', () => {
    holds([users, fc.constantFrom(...ACTIONS)], (user, action) => {
      if (user.company === null) return
      const company = { ...user.company, status: 'subscription_or_trial_expired' }
      expect(!mayInCompany({ ...user, company }, action) || mayInCompany(user, action)).toBe(true)
    })
  })
})
