import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { creatorAskedFor } from './own-rate-confirmations.ts'

it.each([
  [true, 5],
  [false, null],
])('with the setting %s the creator is %s', (showsOwnOnly, creatorId) => {
  expect(creatorAskedFor({ showsOwnOnly, userId: id(5) })).toBe(creatorId)
})
