import { expect, it } from 'vitest'
import { NO_REDIRECT_FLAGS, redirectFlagsOn } from './redirect-flags.ts'

const both = { wasRedirected: true, isPendingAccessReview: true }

it.each([
  ['/carrier_vpn_block', { wasRedirected: true, isPendingAccessReview: false }],
  ['/x/user_country_block', { wasRedirected: true, isPendingAccessReview: false }],
  ['/pending-access-review', { wasRedirected: false, isPendingAccessReview: true }],
  ['/', NO_REDIRECT_FLAGS],
])('on %s the flags are %j', (path, flags) => {
  expect(redirectFlagsOn(path, both)).toEqual(flags)
  expect(redirectFlagsOn(path, NO_REDIRECT_FLAGS)).toEqual(NO_REDIRECT_FLAGS)
})
