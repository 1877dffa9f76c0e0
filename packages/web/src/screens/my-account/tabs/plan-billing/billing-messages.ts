import {
  type Billing,
  defaultPaymentMethod,
  type Failure,
  formProblems,
  isRefusedRedirect,
  type Plan,
  paymentMethodName,
  planPriceText,
  type Refusal,
} from '@fairhaul/core'
import { forbiddenMessage } from '../../../../stores/forbidden-message.ts'
import { problemsMessage, sessionEndedMessage } from '../../../../stores/submission-messages.ts'

const chargedTo = (billing: Billing): string => {
  const charged = defaultPaymentMethod(billing.paymentMethods)
  return charged === undefined ? '' : `, charged to ${paymentMethodName(charged)}`
}

/** The success message. `before` is the plan that was in force; null: none was. */
export const doneMessage = (before: Plan | null, billing: Billing): string => {
  const { plan } = billing
  const charged = defaultPaymentMethod(billing.paymentMethods)
  if (plan === null || plan.id === before?.id)
    return charged === undefined
      ? 'Payment method added.'
      : `${paymentMethodName(charged)} will be charged from now on.`
  return `${plan.name} is now your plan. ${planPriceText(plan)}${plan.usdPerMonth === 0 ? '' : chargedTo(billing)}.`
}

/** The fields of the form that a refusal may name. */
const FIELDS = ['planId', 'nonce']

/** The message of a refusal, without what is shown beside a field. Empty: undefined when every problem has a field. */
export const refusedMessage = (refusal: Refusal): string | undefined => {
  switch (refusal.kind) {
    case 'invalid':
      return problemsMessage(formProblems(refusal, FIELDS).whole, 'Not changed') ?? undefined
    case 'forbidden':
      return forbiddenMessage(refusal.message, 'Not changed: your permissions do not allow it')
    case 'unauthenticated':
      return sessionEndedMessage('Not changed')
    case 'too-many':
      return 'Not changed: too many attempts. Try again in a moment.'
    case 'conflict':
      return (
        refusal.message ?? 'Not changed: someone else made a change first. You are seeing the latest version.'
      )
    default:
      return 'Not changed: the server refused it.'
  }
}

/** The message of a lost response, and of what is known since. */
export const lostMessage = (failure: Failure, isReloaded: boolean): string => {
  const why = causeOf(failure)
  return isReloaded
    ? `${why}, so nothing was changed or charged. Your choices are kept. Try again.`
    : `${why}, so we do not know yet whether it went through. Your choices are kept. Try again: we check first, and nothing is charged twice.`
}

const causeOf = (failure: Failure): string => {
  if (isRefusedRedirect(failure)) return 'The server sent this request on to an address that is not allowed'
  switch (failure.kind) {
    case 'offline':
      return 'No connection'
    case 'timed-out':
      return 'No response in time'
    default:
      return 'The server had a problem'
  }
}
