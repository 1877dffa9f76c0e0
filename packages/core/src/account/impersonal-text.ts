/** A phone number or a code: six characters or more of digits and what stands between them. */
const NUMBERS = /\+?\d[\d ().-]{4,}\d/g

/**
 * A text without what it may say about people: each word with an @ is an e-mail address, and each long number a phone
 * number or a code.
 *
 * Source: section 8, "Framework errors". Choice: reports of errors name the route, never a person.
 */
export const impersonalText = (text: string): string =>
  text
    .replace(NUMBERS, '[number]')
    .split(' ')
    .map(word => (word.includes('@') ? '[e-mail]' : word))
    .join(' ')
