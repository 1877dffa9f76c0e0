import { CARD_FIELDS, type FieldsAnswer } from '../../stores/ports/card-provider.ts'

interface Told {
  readonly code?: unknown
  readonly details?: { readonly invalidFieldKeys?: unknown } | null
}

/** What the provider says of the card itself. */
const DECLINED: ReadonlySet<unknown> = new Set([
  'HOSTED_FIELDS_FAILED_TOKENIZATION',
  'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED',
  'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
])

/**
 * What an error of the provider's fields means for the broker. Its own words are never shown: they may repeat what was
 * typed. Empty: whatever is not known counts as the provider not being reached.
 */
export const fieldsAnswerOf = (thrown: unknown): FieldsAnswer => {
  const { code, details } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Told
  if (code === 'HOSTED_FIELDS_FIELDS_EMPTY') return { kind: 'incomplete', fields: CARD_FIELDS }
  if (code === 'HOSTED_FIELDS_FIELDS_INVALID') {
    const keys: readonly unknown[] = Array.isArray(details?.invalidFieldKeys) ? details.invalidFieldKeys : []
    return { kind: 'incomplete', fields: CARD_FIELDS.filter(field => keys.includes(field)) }
  }
  return DECLINED.has(code) ? { kind: 'declined' } : { kind: 'unreachable' }
}
