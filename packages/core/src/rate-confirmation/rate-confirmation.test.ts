import { aRateConfirmation } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { isFlagged } from './rate-confirmation.ts'

it.each([
  [0, false],
  [1, true],
  [2, true],
])('with %i open tickets it is flagged: %s', (openTicketsCount, flagged) => {
  expect(isFlagged(aRateConfirmation({ openTicketsCount }))).toBe(flagged)
})
