import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { TicketStatus, TicketsTable } from '../database/tables/freight-tables.ts'
import { conflict, invalid, missing } from '../http/refused.ts'
import { MANAGER_SCOPES, NEXT_STATUSES } from './ticket-status.ts'
import { lockColleagues } from '../users/locks.ts'

/** What a change of a ticket says. Left out: stays as it is. */
export interface TicketChange {
  readonly status?: TicketStatus | undefined
  readonly assignee_id?: number | null | undefined
  /** Who dealt with it when the caller looked. */
  readonly assignee_id_was?: number | null | undefined
}

/** Who asks. */
export interface TicketUser {
  readonly companyId: number
  readonly userId: number
  readonly scopes: readonly string[]
}

const isManager = (scopes: readonly string[]) => MANAGER_SCOPES.some(scope => scopes.includes(scope))

/**
 * Whether the caller may give tickets to a user: a manager to every user of the company, staff to managers, everybody to
 * themselves. Source: section 6, "Assignees".
 */
const mayAssign = (by: TicketUser, assignee: { readonly id: number; readonly scopes: readonly string[] }) =>
  assignee.id === by.userId || isManager(by.scopes) || isManager(assignee.scopes)

/**
 * The load lock: nobody takes a ticket out of another's hands unaware. Who says whom they take it from is held to that;
 * who does not may take a ticket from nobody and hand on their own.
 *
 * Refuses: 409 when somebody else has it by now. Of two who take it at once one has it.
 */
function checkHolder(ticket: Selectable<TicketsTable>, by: TicketUser, change: TicketChange) {
  const { assignee_id: holder } = ticket
  const { assignee_id: assignee, assignee_id_was: was } = change
  const isConflict =
    was === undefined
      ? assignee !== undefined && holder !== null && holder !== by.userId && holder !== assignee
      : was !== holder
  if (isConflict)
    throw conflict(
      holder === null ? 'Nobody has this ticket any more. Look again.' : 'Somebody else has this ticket.',
    )
}

/**
 * Changes a ticket. Choice: taking a ticket that one has already is no conflict and changes nothing.
 *
 * Refuses: 404; 422 for nothing to change, for a status that cannot follow, for a user whom the caller may not assign;
 * 409 when somebody else has it.
 */
export const updateTicket = (
  db: Kysely<Schema>,
  by: TicketUser,
  id: number,
  change: TicketChange,
): Promise<Selectable<TicketsTable>> =>
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
      throw invalid('ticket.assignee_id', 'You may not assign it to this user.')
    checkHolder(ticket, by, change)
    if (status !== undefined && !NEXT_STATUSES[ticket.status].includes(status))
      throw invalid('ticket.status', 'This status cannot follow the one it has.')
    return trx
      .updateTable('tickets')
      .set({
        status: status ?? ticket.status,
        assignee_id: assigneeId === undefined ? ticket.assignee_id : assigneeId,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
