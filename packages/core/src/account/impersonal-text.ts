/** A phone number or a code: six characters or more of digits and what stands between them. */
const NUMBERS = /\+?\d[\d ().-]{4,}\d/g

/** What an address says beyond its path when it asks something: it may be what somebody searched for. */
const QUESTION = /[?#][^\s?#]*=\S*/g

/** An e-mail address, as it is written and as addresses of pages write it. */
const MAILBOX = /@|%40/i

/**
 * A text without what it may say about people: each word with an @ is an e-mail address, each long number a phone
 * number or a code, and what an address asks may be anything that was typed.
 *
 * Source: section 8, "Framework errors". Choice: reports of errors name the route, never a person.
 */
export const impersonalText = (text: string): string =>
  text
    .split(' ')
    .map(word => (MAILBOX.test(word) ? '[e-mail]' : word.replace(QUESTION, '')))
    .join(' ')
    .replace(NUMBERS, '[number]')
