import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { creatorRequestedFor } from './own-rate-confirmations.ts'

it.each([
  [true, 5],
  [false, null],
])(
  'with the own-only setting %s, rate confirmations are limited to the creator %s',
  (showsOwnOnly, creatorId) => {
    expect(creatorRequestedFor({ showsOwnOnly, userId: id(5) })).toBe(creatorId)
  },
)
