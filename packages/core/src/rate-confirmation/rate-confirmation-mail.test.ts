import { expect, it } from 'vitest'
import { mailSubject } from './rate-confirmation-mail.ts'

it.each([
  [' Load 4471, Dallas to Tulsa ', 'Load 4471, Dallas to Tulsa'],
  ['  ', '(no subject)'],
  ['', '(no subject)'],
  [null, '(no subject)'],
])('an e-mail about %j is called %j', (subject, words) => {
  expect(mailSubject({ subject })).toBe(words)
})
