const REMOVED = '[contact removed]'
const PHONE_DIGITS_MIN = 10

/** Digits with the separators of phone numbers between them. */
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
 * A text without contacts: words with an @, numbers of ten digits or more, and local ones (555-0142) are removed.
 * Numbers of up to nine digits stay, as they identify carriers.
 *
 * Source: section 1, "Brands": the watchdog's alerts have no contact data.
 */
export const withoutContact = (text: string): string =>
  withoutAddresses(text).replaceAll(RUNS, run =>
    digitCount(run) >= PHONE_DIGITS_MIN || LOCAL_NUMBER.test(run) ? REMOVED : run,
  )
