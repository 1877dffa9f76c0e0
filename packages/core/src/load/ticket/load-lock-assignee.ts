import type { Scope } from '../../account/scopes.ts'
import { displayName } from '../../account/person.ts'
import type { CurrentUser } from '../../account/user.ts'
import type { UserId } from '../../shared/ids.ts'

/** The scopes that make a manager of tickets. Source: section 6, "Ticket role". */
export const TICKET_MANAGER_SCOPES = [
  'tickets_load_lock_manager',
  'compliance',
] as const satisfies readonly Scope[]

/** Source: section 6, "Ticket role". */
export const TICKET_ROLES = ['manager', 'staff'] as const
/** What a user is to tickets. */
export type TicketRole = (typeof TICKET_ROLES)[number]

/** The roles in words. */
export const TICKET_ROLE_LABELS: Readonly<Record<TicketRole, string>> = { manager: 'Manager', staff: 'Staff' }

/** What a user is to tickets: a manager by either scope, else staff. Source: section 6, "Ticket role". */
export const ticketRole = ({ scopes }: { readonly scopes: readonly Scope[] }): TicketRole =>
  TICKET_MANAGER_SCOPES.some(scope => scopes.includes(scope)) ? 'manager' : 'staff'

/** Who may be given a ticket. Source: section 3, "Load lock assignee". */
export interface LoadLockAssignee {
  readonly id: UserId
  readonly fullName: string
  readonly email: string
  readonly phoneE164: string | null
  /**
   * It is the current user, who is staff: listed for being themselves and not for a scope.
   *
   * Choice: section 3 names the field and not its meaning; section 6 lists such a person beside the others.
   */
  readonly isSelfStaff: boolean
}

/** What of a user decides whether tickets may be theirs. A user of the company and the current user are such. */
export type AssignableUser = Pick<
  CurrentUser,
  'id' | 'firstName' | 'lastName' | 'email' | 'phoneE164' | 'scopes'
>

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * The scopes to ask for lists of users by, so that together they hold everybody whom the user may assign; null asks
 * for all users. Source: section 6, "Assignees".
 */
export const assigneeScopes = (user: Pick<AssignableUser, 'scopes'>): readonly (Scope | null)[] =>
  ticketRole(user) === 'manager' ? [null] : TICKET_MANAGER_SCOPES

/**
 * Whom a user may assign tickets to, each once, by name and then by id: for a manager every user of the company, for
 * staff those who are managers, and always the user themselves.
 *
 * Empty: the user alone, when the company's other users are not known.
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

/** Whether a user may assign tickets to another. Nobody (null) may always be assigned. */
export const mayAssign = (
  assigneeId: UserId | null,
  users: readonly AssignableUser[],
  me: AssignableUser,
): boolean => assigneeId === null || loadLockAssignees(users, me).some(({ id }) => id === assigneeId)

/** An assignee in a list: "Dana Reyes", with "(you)" for staff who may take it themselves. */
export const assigneeLabel = ({
  fullName,
  isSelfStaff,
}: Pick<LoadLockAssignee, 'fullName' | 'isSelfStaff'>): string =>
  isSelfStaff ? `${fullName} (you)` : fullName
