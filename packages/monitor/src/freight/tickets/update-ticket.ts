import type { Kysely } from 'kysely'
import { lockColleagues } from '../../company/users/locks.ts'
import type { Schema, TableRow } from '../../database/schema.ts'
import { conflict, invalid, missing } from '../../http/refused.ts'
import type { TicketReader } from './ticket-filters.ts'
import { MANAGER_SCOPES, NEXT_STATUSES, type TicketStatus } from './ticket-status.ts'

/** A change of a ticket. A field that is left out is not changed. */
export interface TicketChange {
  readonly status?: TicketStatus | undefined
  readonly assignee_id?: number | null | undefined
  /** The assignee that the caller saw. */
  readonly assignee_id_was?: number | null | undefined
}

/** The user who changes a ticket. */
export interface TicketUser extends TicketReader {
  readonly scopes: readonly string[]
}

const isManager = (scopes: readonly string[]) => MANAGER_SCOPES.some(scope => scopes.includes(scope))

/**
 * Whether the caller may assign tickets to a user: a manager to every user of the company, staff to managers, everyone
 * to themselves. Source: section 6, "Assignees".
 */
const mayAssign = (by: TicketUser, assignee: { readonly id: number; readonly scopes: readonly string[] }) =>
  assignee.id === by.userId || isManager(by.scopes) || isManager(assignee.scopes)

/**
 * The load lock: a ticket is not taken from another user by accident. A caller who names the assignee they saw must be
 * right; one who does not may take an unassigned ticket or pass on their own.
 *
 * Refuses: 409 when another user has it by now. Of two simultaneous requests one succeeds.
 */
function checkHolder(ticket: TableRow<'tickets'>, by: TicketUser, change: TicketChange) {
  const { assignee_id: holder } = ticket
  const { assignee_id: assignee, assignee_id_was: was } = change
  const isConflict =
    was === undefined
      ? assignee !== undefined && holder !== null && holder !== by.userId && holder !== assignee
      : was !== holder
  if (isConflict)
    throw conflict(
      holder === null
        ? 'This alert is no longer assigned. Reload and try again.'
        : 'Someone else has this alert.',
    )
}

/**
 * Changes a ticket and keeps what was done. Choice: taking one's own ticket is no conflict and changes nothing.
 *
 * Refuses: 404; 422 for an empty change, for a status that cannot follow, for a user whom the caller may not assign;
 * 409 when another user has it.
 */
export const updateTicket = (
  db: Kysely<Schema>,
  by: TicketUser,
  id: number,
  change: TicketChange,
  at: Date,
): Promise<void> =>
  db.transaction().execute(async trx => {
    const { status, assignee_id: assigneeId } = change
    const [assignee] = assigneeId == null ? [] : await lockColleagues(trx, by.companyId, [assigneeId])
    const ticket = await trx
      .selectFrom('tickets')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', '=', by.companyId)
      .forUpdate()
      .executeTakeFirst()
    if (ticket === undefined) throw missing()
    if (status === undefined && assigneeId === undefined) throw invalid('ticket', 'Say what to change.')
    if (assigneeId != null && (assignee === undefined || !mayAssign(by, assignee)))
      throw invalid('ticket.assignee_id', 'You cannot assign it to this person.')
    checkHolder(ticket, by, change)
    if (status !== undefined && !NEXT_STATUSES[ticket.status].includes(status))
      throw invalid('ticket.status', 'It cannot move to this status from its current one.')
    const after = {
      status: status ?? ticket.status,
      assignee_id: assigneeId === undefined ? ticket.assignee_id : assigneeId,
    }
    if (after.status === ticket.status && after.assignee_id === ticket.assignee_id) return
    await trx.updateTable('tickets').set(after).where('id', '=', id).execute()
    await trx
      .insertInto('ticket_changes')
      .values({
        ticket_id: id,
        user_id: by.userId,
        status_was: ticket.status,
        assignee_was_id: ticket.assignee_id,
        ...after,
        created_at: at,
      })
      .execute()
  })
