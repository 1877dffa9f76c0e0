import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { creatorRequestedFor } from './own-rate-confirmations.ts'

it.each([
  [true, 5],
  [false, null],
])('with the setting %s the creator is %s', (showsOwnOnly, creatorId) => {
  expect(creatorRequestedFor({ showsOwnOnly, userId: id(5) })).toBe(creatorId)
})
