import { create as createClient } from 'braintree-web/client'
import { create as createFields, type HostedFields } from 'braintree-web/hosted-fields'
import {
  CARD_FIELDS,
  type CardField,
  type CardPlaces,
  type FieldsAnswer,
  type GivenCard,
  type ProviderFields,
} from '../../stores/card-provider.ts'

interface ProviderError {
  readonly code?: unknown
  readonly details?: { readonly invalidFieldKeys?: unknown } | null
}

/** The provider's errors about the card itself. */
const DECLINED: ReadonlySet<unknown> = new Set([
  'HOSTED_FIELDS_FAILED_TOKENIZATION',
  'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED',
  'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
])

/**
 * Maps an error of the provider's fields to an outcome for the broker. Its text is never shown, because it may repeat
 * what was typed. Empty: any unknown error counts as an unreachable provider.
 */
const fieldsAnswerOf = (thrown: unknown): FieldsAnswer => {
  const { code, details } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as ProviderError
  if (code === 'HOSTED_FIELDS_FIELDS_EMPTY') return { kind: 'incomplete', fields: CARD_FIELDS }
  if (code === 'HOSTED_FIELDS_FIELDS_INVALID') {
    const keys: readonly unknown[] = Array.isArray(details?.invalidFieldKeys) ? details.invalidFieldKeys : []
    return { kind: 'incomplete', fields: CARD_FIELDS.filter(field => keys.includes(field)) }
  }
  return DECLINED.has(code) ? { kind: 'declined' } : { kind: 'unreachable' }
}

/** The name of each field inside its frame, the same as the label beside it. */
const FIELD_TEXTS: Readonly<Record<CardField, { readonly label: string; readonly placeholder?: string }>> = {
  number: { label: 'Card number' },
  expirationDate: { label: 'Expiration date', placeholder: 'MM/YY' },
  cvv: { label: 'Security code' },
  postalCode: { label: 'Postal code' },
}

/** The page's fonts and colors, because its style sheets do not reach the provider's frames. */
const stylesOf = (place: HTMLElement) => {
  const { fontFamily, fontSize, color } = getComputedStyle(place)
  return { input: { 'font-family': fontFamily, 'font-size': fontSize, color } }
}

const cardOf = ({ nonce, details }: Awaited<ReturnType<HostedFields['tokenize']>>): GivenCard => ({
  nonce,
  name: details?.cardType && details.lastFour ? `${details.cardType} ending in ${details.lastFour}` : null,
})

const shut = (made: { teardown(): Promise<void> }): void => void made.teardown().catch(() => undefined)

/** The methods of rendered fields. */
const fieldsOf = (made: HostedFields): ProviderFields => ({
  give: async () => {
    try {
      return { kind: 'given', card: cardOf(await made.tokenize()) }
    } catch (thrown) {
      return fieldsAnswerOf(thrown)
    }
  },
  focus: field => made.focus(field),
  close: () => shut(made),
})

/**
 * Braintree's hosted fields. The number is typed into frames of the provider and sent to the provider; this page only
 * gets the nonce, the brand and the last four digits.
 */
export const openHostedFields = async (
  authorization: string,
  { places, onEnter }: { readonly places: CardPlaces; readonly onEnter: () => void },
  signal: AbortSignal,
): Promise<ProviderFields> => {
  signal.throwIfAborted()
  const client = await createClient({ authorization })
  signal.throwIfAborted()
  const clear = () => CARD_FIELDS.forEach(field => places[field].replaceChildren())
  signal.addEventListener('abort', clear, { once: true })
  const made = await createFields({
    client,
    fields: Object.fromEntries(
      CARD_FIELDS.map(field => {
        const { label, placeholder } = FIELD_TEXTS[field]
        const labels = { iframeTitle: `${label}, in the card provider’s frame`, internalLabel: label }
        return [field, { container: places[field], ...labels, ...(placeholder && { placeholder }) }]
      }),
    ),
    styles: stylesOf(places.number),
    preventAutofill: false,
  })
  signal.removeEventListener('abort', clear)
  if (signal.aborted) {
    shut(made)
    throw signal.reason
  }
  made.on('inputSubmitRequest', onEnter)
  return fieldsOf(made)
}
