import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { CompanyUser } from './company-user.ts'
import type { FeatureToggles } from './feature-toggles.ts'
import { hasScope } from './rights.ts'
import { isRestriction, opensNothing } from './scope-labels.ts'
import { mayManageUsers, type ScopeHolder } from './scope-rights.ts'
import { orderedScopes, SCOPES, type Scope } from './scopes.ts'

/**
 * Why a user is not changed.
 * - `may-not-manage`: the acting user does not manage users.
 * - `scopes-hidden`: scopes are not managed in this portal.
 * - `last-manager`: no user would be left who manages users.
 * - `not-held`: a scope would be given that the acting user does not hold.
 * - `restricted`: a restriction on the acting user would be lifted.
 */
export const USER_CHANGE_REFUSALS = {
  'may-not-manage': 'Only an admin can do this.',
  'scopes-hidden': 'Permissions cannot be changed here.',
  'last-manager': 'Your company needs an admin. Make someone else an admin first.',
  'not-held': 'You can only give permissions that you have.',
  restricted: 'You cannot lift a restriction that applies to you.',
} as const

/** Why a user is not changed; `USER_CHANGE_REFUSALS` has the messages. Source: section 6, "Scope management". */
export type UserChangeRefusal = keyof typeof USER_CHANGE_REFUSALS

/** Who changes which user. */
export interface UserChange {
  /** The acting user. */
  readonly by: ScopeHolder
  /** The user to change. */
  readonly user: Pick<CompanyUser, 'scopes'>
  /** How many users of the company manage users, including those two. */
  readonly managers: number
}

/**
 * Whether a user may see and change the scopes of others: they manage users, and the portal does not hide it.
 *
 * Source: section 6, "Scope management".
 */
export const mayManageScopes = (
  user: ScopeHolder,
  toggles: Pick<FeatureToggles, 'showsScopeManagement'>,
): boolean => toggles.showsScopeManagement && mayManageUsers(user)

const isLastManager = ({ user, managers }: UserChange): boolean => mayManageUsers(user) && managers <= 1

/**
 * Why a user may not change scopes into others; null when they may. A user keeps the scopes that they already hold,
 * regardless of who changes the others.
 */
const overreach = (
  { by, user }: Pick<UserChange, 'by' | 'user'>,
  scopes: readonly Scope[],
): 'not-held' | 'restricted' | null => {
  const added = scopes.filter(scope => !hasScope(user, scope))
  if (!added.every(scope => opensNothing(scope) || hasScope(by, scope))) return 'not-held'
  const lifted = SCOPES.filter(
    scope => isRestriction(scope) && hasScope(user, scope) && !scopes.includes(scope),
  )
  return lifted.some(scope => hasScope(by, scope)) ? 'restricted' : null
}

/**
 * Whether a user's scopes are changed, and to which: each once, in the usual order.
 *
 * Refuses: the first reason that applies, in the order of `USER_CHANGE_REFUSALS`.
 * Source: section 6, "Scope management". Choice: a company keeps at least one user who manages users, as no one else
 * could ever add another. As for invitations, no one gives a scope that they do not hold, unless it opens nothing, and
 * no one lifts a restriction that they are under, from themselves or another.
 */
export const decideScopeChange = (
  change: UserChange & {
    readonly scopes: readonly Scope[]
    readonly toggles: Pick<FeatureToggles, 'showsScopeManagement'>
  },
): Outcome<readonly Scope[], UserChangeRefusal> => {
  if (!mayManageUsers(change.by)) return refused('may-not-manage')
  if (!change.toggles.showsScopeManagement) return refused('scopes-hidden')
  if (isLastManager(change) && !hasScope(change, 'manage_users')) return refused('last-manager')
  const why = overreach(change, change.scopes)
  return why === null ? done(orderedScopes(change.scopes)) : refused(why)
}

/**
 * Why one scope of a user may not change, regardless of the others; null when it may.
 *
 * Source: section 6, "Scope management".
 */
export const scopeHindrance = (
  change: UserChange & { readonly toggles: Pick<FeatureToggles, 'showsScopeManagement'> },
  scope: Scope,
): UserChangeRefusal | null => {
  const { scopes } = change.user
  const others = scopes.filter(each => each !== scope)
  const decided = decideScopeChange({
    ...change,
    scopes: others.length < scopes.length ? others : [...scopes, scope],
  })
  return decided.ok ? null : decided.refusal
}

/**
 * Whether a user is removed from the company.
 *
 * Refuses: `may-not-manage`, then `last-manager`.
 * Source: section 6, "Scopes". Choice: as for scopes, the last user who manages users stays.
 */
export const decideRemoval = (change: UserChange): Outcome<void, UserChangeRefusal> => {
  if (!mayManageUsers(change.by)) return refused('may-not-manage')
  return isLastManager(change) ? refused('last-manager') : done(undefined)
}
