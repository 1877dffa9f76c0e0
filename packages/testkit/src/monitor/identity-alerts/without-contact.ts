const REMOVED = '[contact removed]'
const PHONE_DIGITS_MIN = 10

/** Digits and what people put between the digits of a phone; it ends with a digit. */
const RUNS = /[+(]{0,2}\p{Nd}(?:(?:[\s().·•/_+]|\p{Pd})*\p{Nd})*/gu
const LOCAL_NUMBER = /(?<!\p{Nd})\p{Nd}{3}\P{Nd}\p{Nd}{4}(?!\p{Nd})/u

const digitCount = (text: string) => text.replaceAll(/\P{Nd}/gu, '').length

const withoutAddresses = (text: string) =>
  text
    .replaceAll(/[＠﹫]/g, '@')
    .split(/(\s+)/)
    .map((word, at, all) =>
      word.includes('@') || all[at - 2] === '@' || all[at + 2] === '@' ? REMOVED : word,
    )
    .join('')

/**
 * A text without what reaches a person: words with an @, numbers of ten digits or more, and local ones (555-0142).
 * Numbers of up to nine digits stay, as they name carriers.
 *
 * Source: section 1, "Brands": the watchdog's alerts have no contact data.
 */
export const withoutContact = (text: string): string =>
  withoutAddresses(text).replaceAll(RUNS, run =>
    digitCount(run) >= PHONE_DIGITS_MIN || LOCAL_NUMBER.test(run) ? REMOVED : run,
  )
