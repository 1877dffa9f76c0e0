const DIGITS_MIN = 12
const DIGITS_MAX = 19
const BETWEEN = /[\s.\p{Dash}\p{Cf}]+/gu
/** Digits with spaces, dots or dashes between them, and no letter beside them. */
const NUMBERS = /(?<![\p{L}\p{N}_])\d(?:[\s.\p{Dash}\p{Cf}]*\d)*(?![\p{L}\p{N}_])/gu

const isLong = ({ length }: string) => length >= DIGITS_MIN && length <= DIGITS_MAX

/** The Luhn check of a card number. */
const checks = (digits: string) =>
  [...digits].toReversed().reduce((sum, digit, place) => {
    const value = Number(digit) * (1 + (place % 2))
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

/**
 * Whether a text is, or contains, what may be a card number, which must never be stored. Digits inside a word belong to
 * the provider's own tokens.
 */
export const mayBeCardNumber = (text: string): boolean => {
  const plain = text.normalize('NFKC')
  const joined = plain.replaceAll(BETWEEN, '')
  if (/^\d+$/.test(joined) && isLong(joined)) return true
  return [...plain.matchAll(NUMBERS)].some(([number]) => {
    const groups = number.split(BETWEEN)
    return groups.some((_, from) =>
      groups.some((_each, to) => {
        const digits = groups.slice(from, to + 1).join('')
        return isLong(digits) && checks(digits)
      }),
    )
  })
}
