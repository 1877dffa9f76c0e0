import { displayName } from '../../account/person.ts'
import type { Scope } from '../../account/scopes.ts'
import type { CurrentUser } from '../../account/user.ts'
import type { UserId } from '../../shared/ids.ts'

/** The scopes that make a manager of tickets. Source: section 6, "Ticket role". */
export const TICKET_MANAGER_SCOPES = [
  'tickets_load_lock_manager',
  'compliance',
] as const satisfies readonly Scope[]

/** The ticket role of a user. Source: section 6, "Ticket role". */
export type TicketRole = 'manager' | 'staff'

/** The ticket role of a user: manager with either scope, else staff. Source: section 6, "Ticket role". */
export const ticketRole = ({ scopes }: { readonly scopes: readonly Scope[] }): TicketRole =>
  TICKET_MANAGER_SCOPES.some(scope => scopes.includes(scope)) ? 'manager' : 'staff'

/** A possible assignee of a ticket. Source: section 3, "Load lock assignee". */
export interface LoadLockAssignee {
  readonly id: UserId
  readonly fullName: string
  readonly email: string
  readonly phoneE164: string | null
  /**
   * It is the current user, who is staff: listed because of who they are and not because of a scope.
   *
   * Choice: section 3 names the field without its meaning; section 6 lists this user besides the others.
   */
  readonly isSelfStaff: boolean
}

/** The user fields that decide about ticket assignment, both of company users and of the current user. */
export type AssignableUser = Pick<
  CurrentUser,
  'id' | 'firstName' | 'lastName' | 'email' | 'phoneE164' | 'scopes'
>

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * The scopes to request lists of users by, which together include every possible assignee; null requests all users.
 * Source: section 6, "Assignees".
 */
export const assigneeScopes = (user: Pick<AssignableUser, 'scopes'>): readonly (Scope | null)[] =>
  ticketRole(user) === 'manager' ? [null] : TICKET_MANAGER_SCOPES

/**
 * The users to whom a user may assign tickets, each once, by name and then by id: for a manager every user of the
 * company, for staff the managers, and always the user themselves.
 *
 * Empty: only the user, if the company's other users are not known.
 * Source: section 6, "Assignees"; section 3, "Load lock assignee".
 */
export const loadLockAssignees = (
  users: readonly AssignableUser[],
  me: AssignableUser,
): readonly LoadLockAssignee[] => {
  const isStaff = ticketRole(me) === 'staff'
  const mayBe = (user: AssignableUser) => !isStaff || user.id === me.id || ticketRole(user) === 'manager'
  const once = new Map([...users, me].filter(mayBe).map(user => [user.id, user]))
  return [...once.values()]
    .map(user => ({
      id: user.id,
      fullName: displayName(user),
      email: user.email,
      phoneE164: user.phoneE164,
      isSelfStaff: isStaff && user.id === me.id,
    }))
    .toSorted(
      (one, other) =>
        compareTexts(one.fullName.toLowerCase(), other.fullName.toLowerCase()) || one.id - other.id,
    )
}

/** Whether a user may assign tickets to another. No one (null) is always allowed. */
export const mayAssign = (
  assigneeId: UserId | null,
  users: readonly AssignableUser[],
  me: AssignableUser,
): boolean => assigneeId === null || loadLockAssignees(users, me).some(({ id }) => id === assigneeId)

/** The label of an assignee: "Dana Reyes", with "(you)" for staff who assign themselves. */
export const assigneeLabel = ({
  fullName,
  isSelfStaff,
}: Pick<LoadLockAssignee, 'fullName' | 'isSelfStaff'>): string =>
  isSelfStaff ? `${fullName} (you)` : fullName
