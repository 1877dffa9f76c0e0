/** The fields of a card, in the order in which they are filled in. */
export const CARD_FIELDS = ['number', 'expirationDate', 'cvv', 'postalCode'] as const

/** One of the fields. */
export type CardField = (typeof CARD_FIELDS)[number]

/** A tokenized card: the provider's nonce, and the card's name for the page. */
export interface GivenCard {
  readonly nonce: string
  /** "Visa ending in 4242"; null when the provider gives only the nonce. */
  readonly name: string | null
}

/** The provider's response for the card in its fields. */
export type FieldsAnswer =
  | { readonly kind: 'given'; readonly card: GivenCard }
  /** Empty `fields`: the provider says only that something is missing. */
  | { readonly kind: 'incomplete'; readonly fields: readonly CardField[] }
  | { readonly kind: 'declined' }
  | { readonly kind: 'unreachable' }

/** The provider's own fields, shown in frames of the provider. No digit of a card leaves them. */
export interface ProviderFields {
  /** Requests a nonce for the card. Never rejects. */
  give(): Promise<FieldsAnswer>
  focus(field: CardField): void
  /** Removes the frames. */
  close(): void
}

/** The elements that the fields are placed in. */
export type CardPlaces = Readonly<Record<CardField, HTMLElement>>

/** The provider that takes cards in this installation. */
export type CardProvider =
  | {
      readonly kind: 'provider'
      /**
       * Puts the provider's fields on the page. Resolves when they are usable; rejects when they cannot load.
       * `onEnter` is called for the Enter key in any of them. Aborting the signal removes fields that are there already.
       */
      open(places: CardPlaces, onEnter: () => void, signal: AbortSignal): Promise<ProviderFields>
    }
  | {
      readonly kind: 'test'
      /** A nonce for a test card of that name, a different one each time. */
      nonceOf(card: string): string
    }
  | { readonly kind: 'none' }
