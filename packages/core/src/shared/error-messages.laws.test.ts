import { arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { failureMessage } from './error-messages.ts'
import { refusalMessage } from './refusal-message.ts'

it('every error message has all its parts, worded calmly', () => {
  holds([arbitrary.refusals, arbitrary.failures], (refusal, failure) => {
    for (const { title, explanation, advice } of [refusalMessage(refusal), failureMessage(failure)]) {
      for (const text of [title, explanation, advice]) expect(text.trim()).not.toBe('')
      expect(`${title} ${explanation} ${advice}`).not.toMatch(/!|please|oops|undefined|null/i)
    }
  })
})
