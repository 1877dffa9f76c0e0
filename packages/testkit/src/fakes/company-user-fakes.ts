import {
  type CompanyAction,
  type CompanyUser,
  type CompanyUsers,
  type CurrentUser,
  decideRemoval,
  decideScopeChange,
  DIGEST_KIND_NAMES,
  type Digests,
  done,
  getsConnectionNotifications,
  mayManageUsers,
  type NewUserInvitation,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  type ResendUserInvitation,
  readUserInvitation,
  refused,
  resendOfUserInvitation,
  type Scope,
  TICKET_MANAGER_SCOPES,
  USER_CHANGE_REFUSALS,
  USUAL_TOGGLES,
  type UserId,
  type UserInvitation,
  type UserInvitationId,
  type UserInvitations,
  withdrawalOfUserInvitation,
  displayName,
} from '@fairhaul/core'
import { companyRefusal } from './company-fakes.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'

type CompanyUsersCall = 'list' | 'search' | 'changeScopes' | 'remove'

const rowOf = ({
  id,
  firstName,
  lastName,
  email,
  phoneE164,
  scopes,
  createdAt,
}: CurrentUser): CompanyUser => ({
  id,
  firstName,
  lastName,
  email,
  phoneE164,
  scopes,
  createdAt,
})

const isOfAssignees = (scope: Scope): boolean => TICKET_MANAGER_SCOPES.some(each => each === scope)

/** A user as the caller may see them: only user managers see the scopes of others. */
const rowFor =
  (requester: CurrentUser | null) =>
  (user: CurrentUser): CompanyUser => {
    const seesAll = requester !== null && (mayManageUsers(requester) || requester.id === user.id)
    const row = rowOf(user)
    return seesAll ? row : { ...row, scopes: row.scopes.filter(isOfAssignees) }
  }

/** By first name, users without one last, then by id. */
const inOrder = (one: CurrentUser, other: CurrentUser): number => {
  if (one.firstName === null || other.firstName === null)
    return Number(one.firstName === null) - Number(other.firstName === null) || one.id - other.id
  return one.firstName.localeCompare(other.firstName) || one.id - other.id
}

/** The accounts of the caller's company, in the order of the list. */
const colleaguesIn = (world: FakeWorld): Outcome<readonly CurrentUser[], Refusal> => {
  const companyId = world.user?.company?.id ?? null
  if (companyId === null) return refused(refusal.forbidden())
  return done(world.accounts.filter(({ company }) => company?.id === companyId).toSorted(inOrder))
}

/** The user to change, as a user manager may see them. */
const managed = (
  world: FakeWorld,
  wanted: UserId,
): Outcome<{ by: CurrentUser; user: CurrentUser; managers: number }, Refusal> => {
  const colleagues = colleaguesIn(world)
  if (!colleagues.ok) return colleagues
  const { user: by } = world
  if (by === null || !mayManageUsers(by))
    return refused(refusal.forbidden(USER_CHANGE_REFUSALS['may-not-manage']))
  const user = colleagues.value.find(({ id }) => id === wanted)
  const managers = colleagues.value.filter(mayManageUsers).length
  return user === undefined ? refused(refusal.notFound) : done({ by, user, managers })
}

const matches = ({ firstName, lastName, email }: CurrentUser, term: string): boolean =>
  [`${firstName ?? ''} ${lastName ?? ''}`, email].some(text => text.toLowerCase().includes(term))

/** `CompanyUsers` in memory: the accounts of the caller's company. */
export const fakeCompanyUsers = (
  world: FakeWorld = fakeWorld(),
): CompanyUsers & FakeCalls<CompanyUsersCall> => {
  const { control, answer } = userCalls<CompanyUsersCall>(world)

  const pageWhere = (isWanted: (user: CurrentUser) => boolean, page = 1) => {
    const colleagues = colleaguesIn(world)
    return colleagues.ok
      ? done(pageOf(colleagues.value.filter(isWanted).map(rowFor(world.user)), page, PAGE_SIZE))
      : colleagues
  }

  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const { scope, page } = params
        const isAllowed = scope === undefined || isOfAssignees(scope)
        if (!isAllowed && world.user !== null && !mayManageUsers(world.user))
          return refused(refusal.forbidden())
        return pageWhere(({ scopes }) => scope === undefined || scopes.includes(scope), page)
      }),
    search: (params, signal) =>
      answer('search', params, signal, () => {
        const term = params.term.trim().toLowerCase()
        if (term === '') return refused(refusal.invalid('term', 'Type a part of a name or an address.'))
        return pageWhere(user => matches(user, term), params.page)
      }),
    changeScopes: params =>
      answer('changeScopes', params, undefined, () => {
        const found = managed(world, params.id)
        if (!found.ok) return found
        const decided = decideScopeChange({ ...found.value, scopes: params.scopes, toggles: USUAL_TOGGLES })
        if (!decided.ok) return refused(refusal.invalid('scopes', USER_CHANGE_REFUSALS[decided.refusal]))
        const after = { ...found.value.user, scopes: decided.value }
        world.accounts = world.accounts.map(each => (each.id === after.id ? after : each))
        if (world.user?.id === after.id) world.user = { ...world.user, scopes: after.scopes }
        return done(rowOf(after))
      }),
    remove: params =>
      answer('remove', params, undefined, () => {
        const found = managed(world, params.id)
        if (!found.ok) return found
        const decided = decideRemoval(found.value)
        if (!decided.ok) return refused(refusal.invalid(null, USER_CHANGE_REFUSALS[decided.refusal]))
        world.accounts = world.accounts.filter(({ id }) => id !== params.id)
        if (world.user?.id === params.id) world.user = null
        return done(undefined)
      }),
  }
}

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

/** `Digests` in memory: for people with connection notifications. */
export const fakeDigests = (
  world: FakeWorld = fakeWorld(),
): Digests & FakeCalls<'latest' | 'preferences' | 'savePreferences'> => {
  const { control, answer } = userCalls<'latest' | 'preferences' | 'savePreferences'>(world)
  const notified = <T>(give: () => Outcome<T, Refusal>): Outcome<T, Refusal> =>
    world.user !== null && getsConnectionNotifications(world.user) ? give() : refused(refusal.forbidden())
  return {
    ...control,
    latest: signal => answer('latest', undefined, signal, () => notified(() => done(world.latestDigest))),
    preferences: signal => answer('preferences', undefined, signal, () => notified(() => done(world.digest))),
    savePreferences: params =>
      answer('savePreferences', params, undefined, () =>
        notified(() => {
          const kinds = DIGEST_KIND_NAMES.filter(kind => params.kinds.includes(kind))
          if (kinds.length === 0)
            return refused(refusal.invalid('kinds', 'Choose at least one kind of change.'))
          world.digest = { ...world.digest, frequency: params.frequency, kinds }
          return done(world.digest)
        }),
      ),
  }
}
