import type { OwnVerification, Verification } from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, maybe } from './values.ts'

const ownVerifications: fc.Arbitrary<OwnVerification> = fc.record({
  isVerified: fc.boolean(),
  checkedOn: calendarDates,
  expiresOn: maybe(calendarDates),
  isWithdrawn: fc.boolean(),
})

/** Whether something was verified, on record and by a check of the company's own. */
export const verifications: fc.Arbitrary<Verification> = fc.record({
  isVerified: maybe(fc.boolean()),
  verifiedOn: maybe(calendarDates),
  own: maybe(ownVerifications),
})
