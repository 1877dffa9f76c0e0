import { looksLikeEmail } from '../account/email-text.ts'
import type { LoadId } from '../load/load.ts'
import { formatNumber } from '../shared/amounts.ts'
import type { NewConfirmation } from './confirmation-sending.ts'

/** What is typed to send a rate confirmation. */
export interface ConfirmationFormValues {
  readonly address: string
  readonly addressAgain: string
  readonly addressReason: string
  readonly message: string
  readonly rateUsd: string
  readonly paymentDays: string
  readonly conditions: string
}

/** An empty form. */
export const EMPTY_CONFIRMATION: ConfirmationFormValues = {
  ...{ address: '', addressAgain: '', addressReason: '', message: '' },
  ...{ rateUsd: '', paymentDays: '', conditions: '' },
}

/** The most characters of the conditions. */
export const CONDITIONS_MAX = 5_000

interface FieldError {
  readonly field: keyof ConfirmationFormValues
  readonly message: string
}

const PAYMENT_DAYS_MAX = 365

const readDollars = (text: string): number | undefined => {
  const digits = text.replaceAll(/[$,\s]/g, '')
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(digits)) return undefined
  return Number(digits) > 0 ? Number(digits) : undefined
}

const orNull = (text: string): string | null => text.trim() || null

/**
 * The rate confirmation that a form says, or what cannot be right at all, by field; the rest is left to the server.
 *
 * Empty: a field that is not needed and left empty. Source: section 4, "Sent rate confirmation"; section 5, "Deferred validation".
 */
export const readConfirmationForm = (
  loadId: LoadId,
  values: ConfirmationFormValues,
): { readonly sent: NewConfirmation | null; readonly errors: readonly FieldError[] } => {
  const [rate, days] = [values.rateUsd.trim(), values.paymentDays.trim()]
  const rateUsd = rate === '' ? null : readDollars(rate)
  const isDays = /^\d{1,3}$/.test(days) && Number(days) <= PAYMENT_DAYS_MAX
  const errors: FieldError[] = []
  if (!looksLikeEmail(values.address.trim()))
    errors.push({ field: 'address', message: 'Enter the carrier’s e-mail address.' })
  if (rateUsd === undefined)
    errors.push({ field: 'rateUsd', message: 'Enter an amount in dollars, such as 1,950 or 1950.50.' })
  if (days !== '' && !isDays)
    errors.push({ field: 'paymentDays', message: `Enter a number of days from 0 to ${PAYMENT_DAYS_MAX}.` })
  if (values.conditions.length > CONDITIONS_MAX)
    errors.push({ field: 'conditions', message: `Use at most ${formatNumber(CONDITIONS_MAX)} characters.` })
  if (errors.length > 0 || rateUsd === undefined) return { sent: null, errors }
  return {
    errors,
    sent: {
      loadId,
      address: values.address.trim(),
      addressAgain: orNull(values.addressAgain),
      addressReason: orNull(values.addressReason),
      message: orNull(values.message),
      rateUsd,
      paymentDays: days === '' ? null : Number(days),
      conditions: orNull(values.conditions),
    },
  }
}
