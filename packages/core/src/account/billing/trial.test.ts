import { expect, it } from 'vitest'
import { trialNote } from './trial.ts'

const ENDS = '2026-12-05T12:00:00.000Z'

it('a company on a trial is shown when it ends and what happens then', () => {
  expect(trialNote({ status: 'active', trialEndsAt: ENDS })).toBe(
    'The trial ends on Dec 5, 2026. After that, only My account stays open until you choose a plan. Nothing is lost.',
  )
})

it('a company on a trial of which no end is known is shown who can tell it', () => {
  expect(trialNote({ status: 'trial', trialEndsAt: null })).toMatch(/Support can tell you the last day\.$/)
  expect(trialNote({ status: 'trial' })).toMatch(/^When the trial ends, only My account stays open/)
})

it.each([
  null,
  { status: null },
  { status: 'active' },
  { status: 'active', trialEndsAt: null },
  { status: 'subscription_or_trial_expired', trialEndsAt: ENDS },
])('the company %j has no trial to end', company => {
  expect(trialNote(company)).toBeNull()
})
