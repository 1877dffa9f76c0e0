import { expect, it } from 'vitest'
import { forbiddenMessage } from './forbidden-message.ts'

it.each([
  [null, 'Your permissions do not allow it. An admin at your company can change that.'],
  ['The plan has no rules', 'The plan has no rules. An admin at your company can change that.'],
  ['The plan has no rules.', 'The plan has no rules. An admin at your company can change that.'],
])('a refusal with the reason %j says who can change it', (message, text) => {
  expect(forbiddenMessage(message, 'Your permissions do not allow it')).toBe(text)
})

it.each([
  'Your session could not be verified. Reload the page.',
  'An API key cannot do this. Sign in to do it.',
])('a refusal whose reason says what to do names no one else: %s', message => {
  expect(forbiddenMessage(message, 'Your permissions do not allow it')).toBe(message)
})
