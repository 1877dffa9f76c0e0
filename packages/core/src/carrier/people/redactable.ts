/**
 * A value that the server may hide. Hidden and absent are two things, and neither is an empty text.
 *
 * Source: section 3, "Redacted users".
 */
export type Redactable =
  | { readonly kind: 'shown'; readonly value: string }
  | { readonly kind: 'redacted' }
  | { readonly kind: 'not-on-record' }

/** A hidden value. Nothing of it is kept. */
export const REDACTED: Redactable = { kind: 'redacted' }

const MASKED = /[*•●█]|redacted|\bx{3,}\b/i

/**
 * A field as the server sends it. Anything with a mark of hiding in it is hidden whole, also the letters that the
 * server left: `r***@eaglemesa.example` shows nothing.
 *
 * Empty: null and a blank text are not on record. Source: section 3, "Redacted users".
 */
export const readRedactable = (text: string | null): Redactable => {
  const value = text?.trim() ?? ''
  if (value === '') return { kind: 'not-on-record' }
  return MASKED.test(value) ? REDACTED : { kind: 'shown', value }
}

const TEXTS = { redacted: 'Hidden', 'not-on-record': 'Not on record' } as const

/** The field as a screen shows it: its value, "Hidden" or "Not on record". Source: section 3, "Redacted users". */
export const redactableText = (it: Redactable): string => (it.kind === 'shown' ? it.value : TEXTS[it.kind])

/**
 * What may be shown where two records tell of one field: hidden in either is hidden; a value stands before nothing; of
 * two values the first.
 *
 * Source: section 3, "Redacted users". Choice: what one list hides no other list gives away.
 */
export const bothRedactable = (one: Redactable, other: Redactable): Redactable => {
  if (one.kind === 'redacted' || other.kind === 'redacted') return REDACTED
  return one.kind === 'shown' ? one : other
}
