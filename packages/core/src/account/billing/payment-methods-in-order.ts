import type { CalendarDate } from '../../shared/calendar-date.ts'
import { isCardExpired } from './card-expiry.ts'
import { type PaymentMethod, paymentMethodName } from './payment-method.ts'

const newerFirst = (one: PaymentMethod, other: PaymentMethod): number => other.id - one.id

/**
 * A company's payment methods with exactly one default, which comes first, then the others, newest first.
 *
 * Empty: none. Choice: of several that are marked, the newest is charged, and the newest of all where none is marked.
 * Source: section 3, "Billing".
 */
export const paymentMethodsInOrder = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] => {
  const [first] = methods.toSorted(
    (one, other) => Number(other.isDefault) - Number(one.isDefault) || newerFirst(one, other),
  )
  if (first === undefined) return []
  return [
    { ...first, isDefault: true },
    ...methods
      .filter(({ id }) => id !== first.id)
      .map(each => ({ ...each, isDefault: false }))
      .toSorted(newerFirst),
  ]
}

/** The method that is charged. Empty: undefined without any. Source: section 3, "Billing". */
export const defaultPaymentMethod = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  paymentMethodsInOrder(methods)[0]

/** The methods with a new one. Choice: the new one is charged from now on, so it is the default. */
export const withPaymentMethod = (
  methods: readonly PaymentMethod[],
  added: PaymentMethod,
): readonly PaymentMethod[] =>
  paymentMethodsInOrder([
    ...methods.map(each => ({ ...each, isDefault: false })),
    { ...added, isDefault: true },
  ])

/**
 * The warning about the company's payment methods.
 *
 * Empty: null when the default can be charged. An expired card that is not charged is no reason for a warning.
 */
export const paymentWarning = (methods: readonly PaymentMethod[], today: CalendarDate): string | null => {
  const charged = defaultPaymentMethod(methods)
  if (charged === undefined) return 'No payment method on file. Add one to keep your plan.'
  return isCardExpired(charged.expiry, today)
    ? `${paymentMethodName(charged)} is the default card and has expired. Add another payment method.`
    : null
}
