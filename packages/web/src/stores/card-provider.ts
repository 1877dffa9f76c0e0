/** The fields of a card, in the order in which they are filled in. */
export const CARD_FIELDS = ['number', 'expirationDate', 'cvv', 'postalCode'] as const

/** One of them. */
export type CardField = (typeof CARD_FIELDS)[number]

/** What stands for a card: the provider's text, and what to call the card on the page. */
export interface GivenCard {
  readonly nonce: string
  /** "Visa ending in 4242"; null when the provider tells nothing but the nonce. */
  readonly name: string | null
}

/** What became of the card that stands in the provider's fields. */
export type FieldsAnswer =
  | { readonly kind: 'given'; readonly card: GivenCard }
  /** Empty: the provider says only that something is missing. */
  | { readonly kind: 'incomplete'; readonly fields: readonly CardField[] }
  | { readonly kind: 'declined' }
  | { readonly kind: 'unreachable' }

/** The provider's own fields, standing on the page in frames of the provider. No digit of a card comes out of them. */
export interface ProviderFields {
  /** Asks the provider for what stands for the card. Never rejects. */
  give(): Promise<FieldsAnswer>
  focus(field: CardField): void
  /** Takes the frames away. */
  close(): void
}

/** Where the fields are to stand. */
export type CardPlaces = Readonly<Record<CardField, HTMLElement>>

/** Who takes cards in this installation. */
export type CardProvider =
  | {
      readonly kind: 'provider'
      /**
       * Puts the provider's fields on the page; resolves when they can be typed in. Rejects when they do not come.
       * `onEnter` hears the Enter key in any of them. An aborted signal takes away what stands there already.
       */
      open(places: CardPlaces, onEnter: () => void, signal: AbortSignal): Promise<ProviderFields>
    }
  | {
      readonly kind: 'test'
      /** Stands for a test card of that name, another text each time. */
      nonceOf(card: string): string
    }
  | { readonly kind: 'none' }
