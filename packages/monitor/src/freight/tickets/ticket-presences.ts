import type { Kysely } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { missing } from '../../http/refused.ts'
import { nameOfUser } from '../../company/users/names-of.ts'
import type { TicketReader } from './ticket-filters.ts'

/** A presence ends this long after the last call that reported it: a little more than two calls of a browser. */
const LASTS_MS = 12_000

/** Who of the company has which ticket in front of them. */
export const wirePresence = z.object({
  ticket_id: z.number(),
  user_id: z.number(),
  user_name: z.string().nullable(),
  is_working: z.boolean(),
})

/** What a browser has in front of it now, and what it has just left. */
export interface Attending {
  /** Null: none. */
  readonly ticket_id: number | null
  readonly left_ticket_id: number | null
  readonly is_working: boolean
}

async function requireTickets(db: Kysely<Schema>, companyId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await db
    .selectFrom('tickets')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('company_id', '=', companyId)
    .execute()
  if (found.length < new Set(ids).size) throw missing()
}

/**
 * Records that a user has a ticket in front of them, and answers who else of the company is at which. Refuses: 404 for
 * another company's ticket.
 */
export async function attend(
  db: Kysely<Schema>,
  { companyId, userId }: TicketReader,
  { ticket_id, left_ticket_id, is_working }: Attending,
  now: Date,
): Promise<z.output<typeof wirePresence>[]> {
  const ids = [ticket_id, left_ticket_id].filter(id => id !== null)
  await requireTickets(db, companyId, ids)
  const since = new Date(now.getTime() - LASTS_MS)
  await db
    .deleteFrom('ticket_presences')
    .where('user_id', '=', userId)
    .where(eb => eb.or([eb('seen_at', '<=', since), eb('ticket_id', '=', left_ticket_id ?? 0)]))
    .execute()
  if (ticket_id !== null) {
    const seen = { is_working, seen_at: now }
    await db
      .insertInto('ticket_presences')
      .values({ user_id: userId, ticket_id, ...seen })
      .onConflict(conflict => conflict.columns(['user_id', 'ticket_id']).doUpdateSet(seen))
      .execute()
  }
  const rows = await db
    .selectFrom('ticket_presences')
    .innerJoin('tickets', 'tickets.id', 'ticket_presences.ticket_id')
    .innerJoin('users', 'users.id', 'ticket_presences.user_id')
    .select([
      'ticket_presences.ticket_id',
      'ticket_presences.user_id',
      'ticket_presences.is_working',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where('tickets.company_id', '=', companyId)
    .where('users.company_id', '=', companyId)
    .where('ticket_presences.user_id', '<>', userId)
    .where('ticket_presences.seen_at', '>', since)
    .orderBy('ticket_presences.ticket_id')
    .orderBy('ticket_presences.user_id')
    .execute()
  return rows.map(row => ({ ...row, user_name: nameOfUser(row) }))
}
