import type { Company } from '../company.ts'
import { isNamed } from '../person.ts'
import type { CurrentUser } from '../user.ts'
import type { OpenInvitationState } from './open-invitation.ts'

/**
 * The steps of signing up, in order; `claim-invitation` only for whom a company has invited.
 *
 * Source: section 4, "Sign-in and sign-up".
 */
export const SIGN_UP_STEPS = [
  'sign-up',
  'code',
  'details',
  'create-company',
  'check-invitation',
  'claim-invitation',
  'done',
] as const

/** One of them. Source: section 4, "Sign-in and sign-up". */
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

/** What each step is called on the page. Source: section 4, "Sign-in and sign-up". */
export const SIGN_UP_LABELS: Readonly<Record<SignUpStep, string>> = {
  'sign-up': 'Your e-mail',
  code: 'The code we sent',
  details: 'Your name',
  'create-company': 'Your company',
  'check-invitation': 'Looking for an invitation',
  'claim-invitation': 'Your invitation',
  done: 'Ready',
}

/** What is known of somebody who signs up. */
export interface SignUpStanding {
  readonly user: CurrentUser | null
  /** The address that a code was sent to; null when none was asked for. */
  readonly codeSentTo: string | null
  readonly invitation: OpenInvitationState
}

/** Whether a company is made: it has an id and a status. Source: section 4, "Navigation guard, step 7". */
const isMade = (company: Company | null): boolean =>
  company !== null && company.id !== null && company.status !== null

type Test = (standing: SignUpStanding) => boolean

/** The first step whose condition holds is where somebody stands. */
const STANDS_AT: readonly (readonly [step: SignUpStep, test: Test])[] = [
  ['sign-up', ({ user, codeSentTo }) => user === null && codeSentTo === null],
  ['code', ({ user }) => user === null],
  ['details', ({ user }) => user !== null && !isNamed(user)],
  ['create-company', ({ user }) => user !== null && !isMade(user.company)],
  ['check-invitation', ({ invitation }) => invitation.kind === 'unchecked'],
  ['claim-invitation', ({ invitation }) => invitation.kind === 'open'],
]

/**
 * Where somebody stands who signs up: the first step that is not behind them, so that whoever comes back after a pause
 * goes on where they were.
 *
 * Source: section 4, "Sign-in and sign-up".
 */
export const signUpStep = (standing: SignUpStanding): SignUpStep =>
  STANDS_AT.find(([, test]) => test(standing))?.[0] ?? 'done'
