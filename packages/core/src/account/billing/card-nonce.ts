import { done, type Outcome, refused } from '../../shared/outcome.ts'

declare const nonce: unique symbol

/** What a card provider returns instead of a card: a text that can be used once. Created only by `readCardNonce`. */
export type CardNonce = string & { readonly [nonce]: true }

/** The most characters of a nonce. Choice: providers' nonces are far shorter. */
const CARD_NONCE_CHARACTERS_MAX = 200

const CARD_DIGITS_MIN = 12
const CARD_DIGITS_MAX = 19

/** Why a text is not a nonce. No message repeats the text. */
export interface CardNonceRefusal {
  readonly kind: 'empty' | 'too-long' | 'card-number'
  readonly message: string
}

const refusal = (kind: CardNonceRefusal['kind'], message: string) =>
  refused<CardNonceRefusal>({ kind, message })

/** The check digit of card numbers: from the right, every second digit doubled, and its own digits added. */
const passesCardCheck = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 1 : 2)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}

const isCardLong = ({ length }: string): boolean => length >= CARD_DIGITS_MIN && length <= CARD_DIGITS_MAX

/** Characters that may separate the digits of a number: spaces, dots, dashes, invisible characters. */
const BETWEEN = /[\s.\p{Dash}\p{Cf}]+/gu

/** Digits with such characters between them, not next to a letter or other word character. */
const NUMBERS = /(?<![\p{L}\p{N}_])\d(?:[\s.\p{Dash}\p{Cf}]*\d)*(?![\p{L}\p{N}_])/gu

/** Every run of neighboring groups that together may be as long as a card's number. */
const groupedDigits = (number: string): readonly string[] => {
  const groups = number.split(BETWEEN)
  return groups.flatMap((_, from) =>
    Array.from({ length: CARD_DIGITS_MAX }, (_each, more) => groups.slice(from, from + more + 1).join('')),
  )
}

/**
 * Whether a text is or contains a possible card number: only 12 to 19 digits, or groups of that many digits with a
 * valid check digit beside other text. Spaces, dots and dashes between groups are ignored.
 *
 * Choice: a bare number is suspected whatever its check digit, since no nonce is a bare number; digits inside a word
 * belong to the provider.
 */
export const looksLikeCardNumber = (text: string): boolean => {
  const plain = text.normalize('NFKC')
  const joined = plain.replace(BETWEEN, '')
  if (/^\d+$/.test(joined) && isCardLong(joined)) return true
  return [...plain.matchAll(NUMBERS)]
    .flatMap(([number]) => groupedDigits(number))
    .some(digits => isCardLong(digits) && passesCardCheck(digits))
}

/**
 * Reads the value of a card entry. A card number is never passed on.
 *
 * Refuses: `empty`, `too-long`, and `card-number` for a text that looks like one.
 * Source: section 3, "Billing"; section 7, "Billing".
 */
export const readCardNonce = (text: string): Outcome<CardNonce, CardNonceRefusal> => {
  const trimmed = text.trim()
  if (trimmed === '') return refusal('empty', 'Enter a card first.')
  if (trimmed.length > CARD_NONCE_CHARACTERS_MAX)
    return refusal('too-long', 'The card provider sent a reply we cannot use. Enter the card again.')
  if (looksLikeCardNumber(trimmed))
    return refusal(
      'card-number',
      'This looks like a card number. Enter it in the card provider’s own fields, never here.',
    )
  return done(trimmed as CardNonce)
}
