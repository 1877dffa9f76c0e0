import { expect, it } from 'vitest'
import { trialNote } from './trial.ts'

it('a company on a trial is shown what happens when it ends', () => {
  expect(trialNote({ status: 'trial' })).toMatch(/^When the trial ends, only My account stays open/)
})

it.each([null, { status: null }, { status: 'active' }, { status: 'subscription_or_trial_expired' }])(
  'the company %j has no trial to end',
  company => {
    expect(trialNote(company)).toBeNull()
  },
)
