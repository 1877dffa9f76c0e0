import { expect, it } from 'vitest'
import { SIGN_UP_STAGES, signUpProgress } from './sign-up-progress.ts'
import { SIGN_UP_STEPS } from './sign-up-step.ts'

it('sign-up progress has four stages', () => {
  expect(SIGN_UP_STEPS.map(step => signUpProgress(step).text)).toEqual([
    'Step 1 of 4: Your e-mail',
    'Step 2 of 4: The code we sent',
    'Step 3 of 4: Your name',
    'Step 4 of 4: Your company',
    'Step 4 of 4: Checking for an invitation',
    'Step 4 of 4: Your invitation',
    'Step 4 of 4: Ready',
  ])
})

it('sign-up progress never goes back, and ends with the last stage', () => {
  const stages = SIGN_UP_STEPS.map(step => signUpProgress(step).stage)
  expect(stages).toEqual(stages.toSorted((one, other) => one - other))
  expect(stages.at(-1)).toBe(SIGN_UP_STAGES)
})
