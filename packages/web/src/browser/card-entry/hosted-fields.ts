import { create as createClient } from 'braintree-web/client'
import { create as createFields, type HostedFields } from 'braintree-web/hosted-fields'
import {
  CARD_FIELDS,
  type CardField,
  type CardPlaces,
  type GivenCard,
  type ProviderFields,
  type FieldsAnswer,
} from '../../stores/card-provider.ts'

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

/** What each field is called inside its frame, as the label beside it says. */
const FIELD_TEXTS: Readonly<Record<CardField, { readonly label: string; readonly placeholder?: string }>> = {
  number: { label: 'Card number' },
  expirationDate: { label: 'Expiry', placeholder: 'MM/YY' },
  cvv: { label: 'Security code' },
  postalCode: { label: 'Postal code' },
}

/** The page's own type and colours, as the provider's style sheets are out of reach. */
const looksOf = (place: HTMLElement) => {
  const { fontFamily, fontSize, color } = getComputedStyle(place)
  return { input: { 'font-family': fontFamily, 'font-size': fontSize, color } }
}

const cardOf = ({ nonce, details }: Awaited<ReturnType<HostedFields['tokenize']>>): GivenCard => ({
  nonce,
  name: details?.cardType && details.lastFour ? `${details.cardType} ending in ${details.lastFour}` : null,
})

const shut = (made: { teardown(): Promise<void> }): void => void made.teardown().catch(() => undefined)

/** What can be done with fields that stand. */
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
 * Braintree's hosted fields. The number is typed into frames of the provider and goes from there to the provider; this
 * page is told what stands for it, its brand and its last four digits.
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
        const words = { iframeTitle: `${label}, in the card provider’s frame`, internalLabel: label }
        return [field, { container: places[field], ...words, ...(placeholder && { placeholder }) }]
      }),
    ),
    styles: looksOf(places.number),
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
