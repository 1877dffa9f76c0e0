import { aPaywall, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { DIRECTORY_CLOSED_TEXTS, directoryClosed } from './directory-closed.ts'

const short = aUser({
  paywall: aPaywall({ isWatchdog: true }),
  watchdogLimits: { canCarrierSearch: true, canViewFullCarrierProfile: false },
})

it.each([
  [aUser(), true, null],
  [aUser(), false, 'not-here'],
  [short, true, 'short-profile'],
  [short, false, 'not-here'],
  [{ ...short, watchdogLimits: { canCarrierSearch: false, canViewFullCarrierProfile: true } }, true, null],
] as const)('the directory is closed to %o, toggle %j: %j', (user, showsDirectory, closed) => {
  expect(directoryClosed(user, { showsDirectory })).toBe(closed)
})

it('a closed directory names who can change that', () => {
  expect(DIRECTORY_CLOSED_TEXTS['not-here'].advice).toContain('can turn the directory on')
  expect(DIRECTORY_CLOSED_TEXTS['short-profile'].advice).toContain('An admin')
})
