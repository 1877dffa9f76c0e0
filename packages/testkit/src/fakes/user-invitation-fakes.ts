import {
  type CompanyAction,
  done,
  type NewUserInvitation,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  type ResendUserInvitation,
  readUserInvitation,
  refused,
  resendOfUserInvitation,
  USUAL_TOGGLES,
  type UserInvitation,
  type UserInvitationId,
  type UserInvitations,
  withdrawalOfUserInvitation,
  displayName,
} from '@fairhaul/core'
import { companyRefusal } from './company-fakes.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'

type UserInvitationsCall = 'list' | 'create' | 'resend' | 'remove'

const invited = (world: FakeWorld, params: NewUserInvitation): Outcome<UserInvitation, Refusal> => {
  const read = readUserInvitation(params, {
    inviter: world.user ?? { scopes: [] },
    toggles: USUAL_TOGGLES,
    invitations: world.userInvitations,
    colleagueEmails: world.accounts
      .filter(({ company }) => company?.id === world.user?.company?.id)
      .map(({ email }) => email),
  })
  if (!read.ok) return refused({ kind: 'invalid', problems: read.refusal, requestId: null })
  const at = nextInstant(world)
  const invitation: UserInvitation = {
    id: nextIdAmong(world.userInvitations),
    ...read.value,
    sentAt: at,
    deliveredAt: null,
    deliveryFailedAt: null,
    claimedAt: null,
    invitedBy: world.user === null ? null : displayName(world.user),
    createdAt: at,
  }
  world.userInvitations.push(invitation)
  return done(invitation)
}

const withId = (world: FakeWorld, wanted: UserInvitationId): Outcome<UserInvitation, Refusal> => {
  const invitation = world.userInvitations.find(({ id }) => id === wanted)
  return invitation === undefined ? refused(refusal.notFound) : done(invitation)
}

const resent = (world: FakeWorld, { id, scopes }: ResendUserInvitation): Outcome<UserInvitation, Refusal> => {
  const found = withId(world, id)
  if (!found.ok) return found
  const resend = resendOfUserInvitation(found.value)
  if (!resend.ok) return refused(refusal.invalid(null, resend.refusal.message))
  const after: UserInvitation = {
    ...found.value,
    scopes,
    sentAt: nextInstant(world),
    deliveredAt: null,
    deliveryFailedAt: null,
  }
  world.userInvitations = world.userInvitations.map(each => (each.id === id ? after : each))
  return done(after)
}

const withdrawn = (world: FakeWorld, id: UserInvitationId): Outcome<void, Refusal> => {
  const found = withId(world, id)
  if (!found.ok) return found
  const withdrawal = withdrawalOfUserInvitation(found.value)
  if (!withdrawal.ok) return refused(refusal.invalid(null, withdrawal.refusal.message))
  world.userInvitations = world.userInvitations.filter(each => each.id !== id)
  return done(undefined)
}

/** `UserInvitations` in memory. Scope management is shown. */
export const fakeUserInvitations = (
  world: FakeWorld = fakeWorld(),
): UserInvitations & FakeCalls<UserInvitationsCall> => {
  const { control, answer } = userCalls<UserInvitationsCall>(world)
  const unless = <T>(action: CompanyAction, give: () => Outcome<T, Refusal>): Outcome<T, Refusal> => {
    const not = companyRefusal(world, action)
    return not === null ? give() : refused(not)
  }
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        unless('see-invitations', () => {
          const newestFirst = world.userInvitations.toSorted(
            (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
          )
          return done(pageOf(newestFirst, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    create: params =>
      answer('create', params, undefined, () => unless('send-invitation', () => invited(world, params))),
    resend: params =>
      answer('resend', params, undefined, () => unless('send-invitation', () => resent(world, params))),
    remove: params =>
      answer('remove', params, undefined, () =>
        unless('withdraw-invitation', () => withdrawn(world, params.id)),
      ),
  }
}
