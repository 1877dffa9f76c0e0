import { aCompany, aUser, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { creatorRequestedFor, ownOnlyOf } from './own-rate-confirmations.ts'

it.each([
  [true, null, 5],
  [true, 7, 5],
  [false, null, null],
  [false, 7, 7],
])(
  'with the own-only setting %s and the chosen sender %j, rate confirmations are limited to the creator %j',
  (showsOwnOnly, chosen, creatorId) => {
    const choice = chosen === null ? null : id<'user'>(chosen)
    expect(creatorRequestedFor({ showsOwnOnly, userId: id(5) }, choice)).toBe(creatorId)
  },
)

it.each([
  [aCompany({ ownRateConfirmationsOnly: true }), true],
  [aCompany({ ownRateConfirmationsOnly: false }), false],
  [aCompany(), false],
  [null, false],
])('a user sees only their own rate confirmations if their company says so: %#', (company, showsOwnOnly) => {
  expect(ownOnlyOf(aUser({ id: id(5), company }))).toEqual({ showsOwnOnly, userId: 5 })
})
