import { isMade } from '../company.ts'
import { isNamed } from '../person.ts'
import type { CurrentUser } from '../user.ts'
import type { OpenInvitationState } from './open-invitation.ts'

/**
 * The steps of signing up, in order; `claim-invitation` only for a person whom a company has invited.
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

/** The title of each step. Source: section 4, "Sign-in and sign-up". */
export const SIGN_UP_LABELS: Readonly<Record<SignUpStep, string>> = {
  'sign-up': 'Your e-mail',
  code: 'The code we sent',
  details: 'Your name',
  'create-company': 'Your company',
  'check-invitation': 'Checking for an invitation',
  'claim-invitation': 'Your invitation',
  done: 'Ready',
}

/** What is known of a person who signs up. */
export interface SignUpState {
  readonly user: CurrentUser | null
  /** The address that a code was sent to; null if none was requested. */
  readonly codeSentTo: string | null
  readonly invitation: OpenInvitationState
}

type IsMissing = (user: CurrentUser, invitation: OpenInvitationState) => boolean

/** The requests to a user, in order: the first without a value is the current step. */
const USER_STEPS: readonly (readonly [step: SignUpStep, isMissing: IsMissing])[] = [
  ['details', user => !isNamed(user)],
  ['claim-invitation', (_, { kind }) => kind === 'open'],
  ['create-company', ({ company }) => !isMade(company)],
  ['check-invitation', (_, { kind }) => kind === 'unchecked'],
]

/**
 * The current step of signing up: the first incomplete one, so that a person who comes back later continues there.
 *
 * Source: section 4, "Sign-in and sign-up". Choice: a known invitation is offered before a company is requested, as a
 * person who joins a company does not need their own.
 */
export const signUpStep = ({ user, codeSentTo, invitation }: SignUpState): SignUpStep => {
  if (user === null) return codeSentTo === null ? 'sign-up' : 'code'
  return USER_STEPS.find(([, isMissing]) => isMissing(user, invitation))?.[0] ?? 'done'
}
