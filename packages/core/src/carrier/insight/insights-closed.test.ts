import { aPaywall, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { insightsClosed } from './insights-closed.ts'

it('insights are open to a plan that shows them and a user who searches', () => {
  expect(insightsClosed(aUser())).toBeNull()
})

it('insights are closed to a plan without them', () => {
  expect(insightsClosed(aUser({ paywall: aPaywall({ canViewInsights: false }) }))).toMatchObject({
    title: 'Your plan does not include this',
    explanation: expect.stringContaining('insights'),
  })
})

it('insights are closed to a watchdog user without the search, whatever the plan shows', () => {
  const watchdogLimits = { canCarrierSearch: false, canViewFullCarrierProfile: true }
  const user = aUser({ paywall: aPaywall({ isWatchdog: true }), watchdogLimits })
  expect(insightsClosed(user)?.title).toBe('Your account cannot search carriers')
})
