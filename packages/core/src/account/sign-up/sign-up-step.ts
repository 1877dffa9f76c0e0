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
export interface SignUpState {
  readonly user: CurrentUser | null
  /** The address that a code was sent to; null when none was asked for. */
  readonly codeSentTo: string | null
  readonly invitation: OpenInvitationState
}

/** Whether a company is made: it has an id and a status. Source: section 4, "Navigation guard, step 7". */
export const isMade = (company: Company | null): boolean =>
  company !== null && company.id !== null && company.status !== null

type IsMissing = (user: CurrentUser, invitation: OpenInvitationState) => boolean

/** What a user is asked for, in order: the first that is missing is where they stand. */
const USER_STEPS: readonly (readonly [step: SignUpStep, isMissing: IsMissing])[] = [
  ['details', user => !isNamed(user)],
  ['claim-invitation', (_, { kind }) => kind === 'open'],
  ['create-company', ({ company }) => !isMade(company)],
  ['check-invitation', (_, { kind }) => kind === 'unchecked'],
]

/**
 * Where somebody stands who signs up: the first step that is not behind them, so that whoever comes back after a pause
 * goes on where they were.
 *
 * Source: section 4, "Sign-in and sign-up". Choice: an invitation that is known already is offered before a company is
 * asked for, as whoever joins a company needs none of their own.
 */
export const signUpStep = ({ user, codeSentTo, invitation }: SignUpState): SignUpStep => {
  if (user === null) return codeSentTo === null ? 'sign-up' : 'code'
  return USER_STEPS.find(([, isMissing]) => isMissing(user, invitation))?.[0] ?? 'done'
}
