import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { Failure } from '../../shared/failure.ts'
import type { Problem, Refusal } from '../../shared/refusal.ts'
import type { Billing } from './billing.ts'
import { isCardExpired } from './card-expiry.ts'
import type { CardNonce } from './card-nonce.ts'
import { defaultPaymentMethod } from './payment-methods-in-order.ts'
import type { PlanId } from './plan.ts'
import { planChange } from './plan-change.ts'

/** What the broker has chosen so far. */
export interface BillingDraft {
  readonly planId: PlanId | null
  /** A card from the card entry; null for the payment methods on record. */
  readonly nonce: CardNonce | null
}

/** The state of a billing form. `billing` is how the company pays now. Source: section 4, "Billing form". */
export interface BillingForm {
  readonly phase:
    | { readonly kind: 'editing' }
    | { readonly kind: 'submitting' }
    /** The server's refusal. The draft is as it was sent, except for a card that was rejected. */
    | { readonly kind: 'refused'; readonly refusal: Refusal }
    /** No response: the change may have been made or not. The draft is as it was sent. */
    | { readonly kind: 'failed'; readonly failure: Failure }
    | { readonly kind: 'done' }
  readonly billing: Billing
  readonly draft: BillingDraft
}

/** The change that a submitted form requests: another plan, or a card together with the plan it pays for. */
export type BillingSubmission =
  | { readonly kind: 'change-plan'; readonly planId: PlanId }
  | { readonly kind: 'add-payment-method'; readonly nonce: CardNonce; readonly planId: PlanId }

/** A form in which nothing is chosen but the plan in force. */
export const startBillingForm = (billing: Billing): BillingForm => ({
  phase: { kind: 'editing' },
  billing,
  draft: { planId: billing.plan?.id ?? null, nonce: null },
})

/**
 * The form after a choice; a refusal or a success before it is over.
 *
 * Refuses: while it is submitting nothing changes, so that what is shown is what was sent.
 */
export const editBillingForm = (form: BillingForm, change: Partial<BillingDraft>): BillingForm =>
  form.phase.kind === 'submitting'
    ? form
    : { ...form, phase: { kind: 'editing' }, draft: { ...form.draft, ...change } }

const mayCharge = ({ paymentMethods }: Billing, today: CalendarDate): boolean => {
  const charged = defaultPaymentMethod(paymentMethods)
  return charged !== undefined && !isCardExpired(charged.expiry, today)
}

/**
 * The first problem that keeps the form from being sent. Empty: nothing, so the form is valid.
 *
 * Choice: a plan that costs something, or whose price is not on record, needs a card that can be charged; without a new
 * card, the plan has to be another one.
 * Source: section 4, "Billing form".
 */
export const billingFormProblems = (
  { billing, draft }: BillingForm,
  today: CalendarDate,
): readonly Problem[] => {
  if (draft.planId === null) return [{ field: 'planId', message: 'Choose a plan.' }]
  const change = planChange(billing, draft.planId)
  if (!change.ok && change.refusal.kind === 'unknown-plan')
    return [{ field: 'planId', message: change.refusal.message }]
  if (draft.nonce !== null) return []
  if (!change.ok)
    return [{ field: 'planId', message: `${change.refusal.message} Choose another one, or enter a card.` }]
  return change.value.to.usdPerMonth === 0 || mayCharge(billing, today)
    ? []
    : [{ field: 'nonce', message: 'Enter a card that this plan can be charged to.' }]
}

/** The two flags of the form. Source: section 4, "Billing form". */
export const billingFormFlags = (
  form: BillingForm,
  today: CalendarDate,
): { readonly isValid: boolean; readonly isSubmitting: boolean } => ({
  isValid: billingFormProblems(form, today).length === 0,
  isSubmitting: form.phase.kind === 'submitting',
})

/** The change that the draft requests. Empty: null without a plan. */
export const billingSubmission = ({ draft }: Pick<BillingForm, 'draft'>): BillingSubmission | null => {
  const { planId, nonce } = draft
  if (planId === null) return null
  return nonce === null ? { kind: 'change-plan', planId } : { kind: 'add-payment-method', nonce, planId }
}

/**
 * The form while it is submitting.
 *
 * Refuses: an invalid form, or one that is already submitting, does not change. Source: section 4, "Billing form".
 */
export const submitBillingForm = (form: BillingForm, today: CalendarDate): BillingForm => {
  const { isValid, isSubmitting } = billingFormFlags(form, today)
  return isValid && !isSubmitting ? { ...form, phase: { kind: 'submitting' } } : form
}

const blamesCard = (refusal: Refusal): boolean =>
  refusal.kind === 'invalid' && refusal.problems.some(({ field }) => field === 'nonce')

/**
 * The form after a refusal. The choices stay; only a card that the refusal names must be entered again, as a nonce can
 * be used once.
 *
 * Refuses: a form that is not submitting does not change.
 */
export const refuseBillingForm = (form: BillingForm, refusal: Refusal): BillingForm =>
  form.phase.kind === 'submitting'
    ? {
        ...form,
        phase: { kind: 'refused', refusal },
        draft: blamesCard(refusal) ? { ...form.draft, nonce: null } : form.draft,
      }
    : form

/** The form after success, with the new billing. Refuses: like a refusal. */
export const finishBillingForm = (form: BillingForm, billing: Billing): BillingForm =>
  form.phase.kind === 'submitting' ? { ...startBillingForm(billing), phase: { kind: 'done' } } : form

/** The form after its response was lost: the choices stay, including the card. Refuses: like a refusal. */
export const failBillingForm = (form: BillingForm, failure: Failure): BillingForm =>
  form.phase.kind === 'submitting' ? { ...form, phase: { kind: 'failed', failure } } : form

const newestId = ({ paymentMethods }: Billing): number => Math.max(0, ...paymentMethods.map(({ id }) => id))

/**
 * The form after billing was loaded again: it continues from there, with the same choices.
 *
 * Choice: a lost response counts as success when the chosen plan is in force and, if a card was sent, a newer payment
 * method is on record; so no one is asked to send a card twice.
 * Refuses: a submitting form does not change.
 * Source: section 4, "Billing form".
 */
export const recheckBillingForm = (form: BillingForm, billing: Billing): BillingForm => {
  const { phase, draft } = form
  if (phase.kind === 'submitting') return form
  const isThere = draft.nonce === null || newestId(billing) > newestId(form.billing)
  return phase.kind === 'failed' && billing.plan?.id === draft.planId && isThere
    ? { ...startBillingForm(billing), phase: { kind: 'done' } }
    : { ...form, billing }
}
