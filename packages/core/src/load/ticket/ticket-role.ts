import type { Scope } from '../../account/scopes.ts'

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
