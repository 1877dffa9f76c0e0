import {
  type CompanyUser,
  type CompanyUsers,
  type CurrentUser,
  decideRemoval,
  decideScopeChange,
  done,
  mayManageUsers,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  type Scope,
  TICKET_MANAGER_SCOPES,
  USER_CHANGE_REFUSALS,
  USUAL_TOGGLES,
  type UserId,
} from '@fairhaul/core'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'

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
export const colleaguesIn = (world: FakeWorld): Outcome<readonly CurrentUser[], Refusal> => {
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
