import type {
  NewCompany,
  OpenInvitation,
  OpenInvitationState,
  RefreshAnswer,
  SignOutAnswer,
  SignUpParams,
  SignUpCodeParams,
  SignUpDetails,
  SignUpState,
} from '@fairhaul/core'
import fc from 'fast-check'
import { maybe } from '../shared/ids.ts'
import { failures, refusals } from '../shared/refusals.ts'
import { scopeLists } from './company-users.ts'
import { users } from './users.ts'

/** Addresses to sign up with, and where their owners came from. */
export const signUpParams: fc.Arbitrary<SignUpParams> = fc.record(
  { email: fc.emailAddress(), referrer: fc.constantFrom('partner', 'https://news.example/brokers') },
  { requiredKeys: ['email'] },
)

/** Codes as they are given back. */
export const signUpCodeParams: fc.Arbitrary<SignUpCodeParams> = fc.record({
  email: fc.emailAddress(),
  code: fc.integer({ min: 0, max: 999_999 }).map(number => String(number).padStart(6, '0')),
})

/** Names as they are given, missing ones included. */
export const signUpDetails: fc.Arbitrary<SignUpDetails> = fc.record({
  firstName: fc.constantFrom('Dana', 'José', ' ', ''),
  lastName: fc.constantFrom('Reyes', '李', ' ', ''),
})

/** Companies as they are named. */
export const newCompanies: fc.Arbitrary<NewCompany> = fc.record({
  legalName: fc.constantFrom('Tern & Sons Logistics LLC', 'X', ' '),
})

/** Invitations that somebody new may find. */
export const openInvitations: fc.Arbitrary<OpenInvitation> = fc.record({
  companyName: fc.constantFrom('Northlake Freight Brokers LLC', 'Tern & Sons'),
  invitedBy: maybe(fc.constant('Dana Reyes')),
  scopes: scopeLists,
})

/** Whatever may be known of an invitation. */
export const openInvitationStates: fc.Arbitrary<OpenInvitationState> = fc.oneof(
  fc.record({ kind: fc.constantFrom('unchecked', 'none', 'claimed', 'left') }),
  openInvitations.map(invitation => ({ kind: 'open', invitation }) as const),
)

/** People at every point of signing up. */
export const signUpStates: fc.Arbitrary<SignUpState> = fc.record({
  user: maybe(users),
  codeSentTo: maybe(fc.emailAddress()),
  invitation: openInvitationStates,
})

/** However a sign-out may end. */
export const signOutAnswers: fc.Arbitrary<SignOutAnswer> = fc.oneof(
  fc.constant({ ok: true, value: undefined } as const),
  refusals.map(refusal => ({ ok: false, refusal }) as const),
  failures.map(failure => ({ ok: false, failure }) as const),
)

/** However a refresh of the user may end. */
export const refreshAnswers: fc.Arbitrary<RefreshAnswer> = fc.oneof(
  users.map(value => ({ ok: true, value }) as const),
  refusals.map(refusal => ({ ok: false, refusal }) as const),
  failures.map(failure => ({ ok: false, failure }) as const),
)
