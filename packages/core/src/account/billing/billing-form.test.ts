import { aBilling, aCardNonce, aPaymentMethod, aPlan, id, refusal } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  type BillingDraft,
  billingFormFlags,
  billingFormProblems,
  billingSubmission,
  editBillingForm,
  failBillingForm,
  finishBillingForm,
  recheckBillingForm,
  refuseBillingForm,
  startBillingForm,
  submitBillingForm,
} from './billing-form.ts'

const today = '2026-11-21'
const nonce = aCardNonce()
const started = startBillingForm(aBilling())
const chosen = editBillingForm(started, { planId: 'network' })
const sent = submitBillingForm(chosen, today)
const card = aPaymentMethod()
const lost = { kind: 'offline', call: 'PATCH x', status: null, requestId: null, detail: null } as const
const expired = aPaymentMethod({ expiry: { month: 10, year: 2026 } })

it('a billing form begins with the plan in force and no card', () => {
  expect(started).toEqual({
    phase: { kind: 'editing' },
    billing: aBilling(),
    draft: { planId: 'fleet', nonce: null },
  })
  expect(startBillingForm(aBilling({ plan: null })).draft.planId).toBeNull()
})

it('a billing form keeps what was chosen before', () => {
  expect(editBillingForm(chosen, { nonce }).draft).toEqual({ planId: 'network', nonce })
})

it('a billing form is submitting once it is valid, and then nothing in it changes', () => {
  expect(sent).toEqual({ ...chosen, phase: { kind: 'submitting' } })
  expect(billingFormFlags(chosen, today)).toEqual({ isValid: true, isSubmitting: false })
  expect(billingFormFlags(sent, today)).toEqual({ isValid: true, isSubmitting: true })
  expect(editBillingForm(sent, { planId: 'starter' })).toBe(sent)
  expect(submitBillingForm(sent, today)).toBe(sent)
})

it('a billing form is not sent while it is not valid', () => {
  expect(billingFormFlags(started, today)).toEqual({ isValid: false, isSubmitting: false })
  expect(submitBillingForm(started, today)).toBe(started)
})

it('a refused billing form keeps the choices and can be sent again', () => {
  const both = submitBillingForm(editBillingForm(chosen, { nonce }), today)
  const why = refusal.forbidden('Not now.')
  const back = refuseBillingForm(both, why)
  expect(back).toEqual({ ...both, phase: { kind: 'refused', refusal: why } })
  expect(submitBillingForm(back, today).phase.kind).toBe('submitting')
  expect(editBillingForm(back, { planId: 'starter' })).toEqual({
    ...both,
    phase: { kind: 'editing' },
    draft: { planId: 'starter', nonce },
  })
})

it.each([
  [refusal.invalid('nonce', 'This card entry has been used.'), null],
  [refusal.invalid('planId', 'This plan is not available.'), nonce],
  [refusal.conflict('Someone else changed this.'), nonce],
])('a billing form refused with %j keeps the card %s', (why, nonceAfter) => {
  const both = submitBillingForm(editBillingForm(chosen, { nonce }), today)
  expect(refuseBillingForm(both, why).draft).toEqual({ planId: 'network', nonce: nonceAfter })
})

it('a billing form drops the card also when the refusal names other fields first', () => {
  const both = submitBillingForm(editBillingForm(chosen, { nonce }), today)
  const problems = [
    { field: 'planId', message: 'a' },
    { field: 'nonce', message: 'b' },
  ]
  expect(refuseBillingForm(both, { kind: 'invalid', problems, requestId: null }).draft.nonce).toBeNull()
})

it('a completed billing form starts again from the current billing', () => {
  const after = aBilling({ plan: aPlan({ id: 'network' }) })
  expect(finishBillingForm(sent, after)).toEqual({
    phase: { kind: 'done' },
    billing: after,
    draft: { planId: 'network', nonce: null },
  })
})

it('a billing form whose response was lost keeps the choices and can be sent again', () => {
  const both = submitBillingForm(editBillingForm(chosen, { nonce }), today)
  const failed = failBillingForm(both, lost)
  expect(failed).toEqual({ ...both, phase: { kind: 'failed', failure: lost } })
  expect(submitBillingForm(failed, today).phase.kind).toBe('submitting')
  expect(failBillingForm(chosen, lost)).toBe(chosen)
})

it.each([
  ['the plan is in force', null, 'network', [card], true],
  ['another plan is in force', null, 'fleet', [card], false],
  ['the plan is in force and the card there', nonce, 'network', [card, aPaymentMethod({ id: id(2) })], true],
  ['the plan is in force without the card', nonce, 'network', [card], false],
  ['the card is there without the plan', nonce, 'fleet', [card, aPaymentMethod({ id: id(2) })], false],
])('a billing form whose response was lost, now that %s', (_, sentNonce, planId, paymentMethods, isDone) => {
  const both = submitBillingForm(editBillingForm(chosen, { nonce: sentNonce }), today)
  const now = aBilling({ plan: aPlan({ id: planId }), paymentMethods })
  const failed = failBillingForm(both, lost)
  expect(recheckBillingForm(failed, now)).toEqual(
    isDone
      ? { phase: { kind: 'done' }, billing: now, draft: { planId, nonce: null } }
      : { ...failed, billing: now },
  )
})

it('a billing form that is not submitting continues from the current billing', () => {
  const now = aBilling({ plan: aPlan({ id: 'network' }), paymentMethods: [] })
  const back = refuseBillingForm(sent, refusal.invalid('planId', 'Network is already your plan.'))
  expect(recheckBillingForm(back, now)).toEqual({ ...back, billing: now })
  expect(recheckBillingForm(sent, now)).toBe(sent)
  expect(recheckBillingForm(chosen, now)).toEqual({ ...chosen, billing: now })
})

it('a billing form that is not submitting ignores a response', () => {
  expect(refuseBillingForm(chosen, refusal.notFound)).toBe(chosen)
  expect(finishBillingForm(chosen, aBilling())).toBe(chosen)
})

const poor = aBilling({ paymentMethods: [] })
const problems = (draft: Partial<BillingDraft>, billing = aBilling()) =>
  billingFormProblems(editBillingForm(startBillingForm(billing), draft), today)
const wanted = 'Enter a card that this plan can be charged to.'

it.each([
  ['no plan', { planId: null, nonce }, aBilling(), 'planId', 'Choose a plan.'],
  [
    'a plan that is not offered',
    { planId: 'gold', nonce },
    aBilling(),
    'planId',
    'This plan is not available.',
  ],
  [
    'the plan in force without a card',
    {},
    aBilling(),
    'planId',
    'Fleet is already your plan. Choose another one, or enter a card.',
  ],
  ['no card on record', { planId: 'network' }, poor, 'nonce', wanted],
  [
    'a card that has expired',
    { planId: 'network' },
    aBilling({ paymentMethods: [expired] }),
    'nonce',
    wanted,
  ],
  [
    'no card for a price by agreement',
    { planId: 'custom' },
    { ...poor, plans: [aPlan({ id: 'custom', usdPerMonth: null })] },
    'nonce',
    wanted,
  ],
])('a billing form is blocked by %s', (_, draft, billing, field, message) => {
  expect(problems(draft, billing)).toEqual([{ field, message }])
})

it.each([
  ['another plan with a card on record', { planId: 'network' }, aBilling()],
  ['another plan with a new card', { planId: 'network', nonce }, poor],
  ['a new card for the plan in force', { nonce }, aBilling()],
  ['a plan free', { planId: 'starter' }, poor],
])('a billing form is not blocked by %s', (_, draft, billing) => {
  expect(problems(draft, billing)).toEqual([])
})

it.each([
  [
    { planId: 'network', nonce: null },
    { kind: 'change-plan', planId: 'network' },
  ],
  [
    { planId: 'fleet', nonce },
    { kind: 'add-payment-method', nonce, planId: 'fleet' },
  ],
  [{ planId: null, nonce }, null],
])('a billing form with %j requests %j', (draft, submission) => {
  expect(billingSubmission({ draft })).toEqual(submission)
})
