import { aPaywall, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { closedToWatchdog, seesFullCarrierProfile } from './watchdog.ts'

it.each([
  [true, true, true, true, []],
  [true, false, true, false, ['The full carrier profile']],
  [true, true, false, true, ['Carrier search']],
  [true, false, false, false, ['Carrier search', 'The full carrier profile']],
  [false, false, false, true, []],
])(
  'a user with watchdog %s, full profile %s and search %s sees the profile: %s',
  (isWatchdog, canViewFullCarrierProfile, canCarrierSearch, sees, closed) => {
    const user = aUser({
      paywall: aPaywall({ isWatchdog }),
      watchdogLimits: { canViewFullCarrierProfile, canCarrierSearch },
    })
    expect(seesFullCarrierProfile(user)).toBe(sees)
    expect(closedToWatchdog(user)).toEqual(closed)
  },
)
