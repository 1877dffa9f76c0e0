import { SIGN_UP_LABELS, type SignUpStep } from './sign-up-step.ts'

/** The number of stages of signing up: the address, its code, the names, and the company. */
export const SIGN_UP_STAGES = 4

const STAGES: Readonly<Record<SignUpStep, number>> = {
  'sign-up': 1,
  code: 2,
  details: 3,
  'create-company': 4,
  'check-invitation': 4,
  'claim-invitation': 4,
  done: 4,
}

/** The progress of signing up. */
export interface SignUpProgress {
  /** From 1 to `SIGN_UP_STAGES`. */
  readonly stage: number
  /** "Step 2 of 4: The code we sent". */
  readonly text: string
}

/**
 * The progress at a step.
 *
 * Source: section 4, "Sign-in and sign-up". Choice: an invitation and a company are one stage, as people need one of
 * them.
 */
export const signUpProgress = (step: SignUpStep): SignUpProgress => {
  const stage = STAGES[step]
  return { stage, text: `Step ${stage} of ${SIGN_UP_STAGES}: ${SIGN_UP_LABELS[step]}` }
}
