/**
 * A value that the server may hide, or show in part. Hidden and absent differ, and neither is an empty text.
 *
 * Source: section 3, "Redacted users".
 */
export type Redactable =
  | { readonly kind: 'shown'; readonly value: string }
  | { readonly kind: 'redacted' }
  | { readonly kind: 'masked'; readonly value: string }
  | { readonly kind: 'not-on-record' }

/** A hidden value. Nothing of it is stored. */
export const REDACTED: Redactable = { kind: 'redacted' }

/** The server's own masks: the first letter and the domain of an address, the last two digits of a phone. */
const MASK = /^(?:[^\s•@*]•••@[^\s•@*]+|•{4} \d{2})$/u

const HIDDEN = /[*•●█]|redacted|\bx{3,}\b/i

/**
 * Reads a field from the server. A value with a redaction mark is hidden completely, including the letters that the
 * server left: `r***@eaglemesa.example` shows nothing. Only the two masks that are agreed on are shown, as they are:
 * `r•••@eaglemesa.example` and `•••• 12`.
 *
 * Empty: null and a blank text are not on record. Source: section 3, "Redacted users".
 */
export const readRedactable = (text: string | null): Redactable => {
  const value = text?.trim() ?? ''
  if (value === '') return { kind: 'not-on-record' }
  if (MASK.test(value)) return { kind: 'masked', value }
  return HIDDEN.test(value) ? REDACTED : { kind: 'shown', value }
}

const TEXTS = { redacted: 'Hidden', 'not-on-record': 'Not on record' } as const

/** The displayed field: its value or mask, "Hidden" or "Not on record". Source: section 3, "Redacted users". */
export const redactableText = (it: Redactable): string => ('value' in it ? it.value : TEXTS[it.kind])

/**
 * Merges one field of two records: hidden in either is hidden, masked in either is masked; a value outranks nothing;
 * of two values, the first.
 *
 * Source: section 3, "Redacted users". Choice: no list reveals what another hides.
 */
export const bothRedactable = (one: Redactable, other: Redactable): Redactable => {
  if (one.kind === 'redacted' || other.kind === 'redacted') return REDACTED
  if (one.kind === 'masked') return one
  return one.kind === 'shown' && other.kind !== 'masked' ? one : other
}
