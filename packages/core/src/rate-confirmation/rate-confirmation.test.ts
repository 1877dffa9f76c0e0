import { aRateConfirmation } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { isFlagged } from './rate-confirmation.ts'

it.each([
  [0, false],
  [1, true],
  [2, true],
])('a rate confirmation with %i open tickets is flagged: %s', (openTicketsCount, flagged) => {
  expect(isFlagged(aRateConfirmation({ openTicketsCount }))).toBe(flagged)
})
