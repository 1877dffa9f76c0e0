import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import type { Schema, TableRow } from '../../database/schema.ts'
import { missing } from '../../http/refused.ts'
import { ownLoads, wireLoads } from '../loads/read-loads.ts'
import { wireLoad } from '../loads/wire-load.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { namesOf, nameOfUser } from '../../company/users/names-of.ts'
import { wireCause } from '../alerts/alert-cause.ts'
import {
  isHiddenFrom,
  narrowedTickets,
  shownType,
  type ticketFilters,
  type TicketNarrowing,
  type TicketReader,
  ticketReaderOf,
} from './ticket-filters.ts'
import { NO_CAUSE } from '../alerts/alert-cause.ts'
import { TICKET_STATUSES } from './ticket-status.ts'

/** A ticket as it goes over the wire. */
export const wireTicket = z.object({
  id: z.number(),
  status: z.enum(TICKET_STATUSES),
  is_type: z.string(),
  assignee_id: z.number().nullable(),
  assignee_name: z.string().nullable(),
  load_id: z.number().nullable(),
  load: wireLoad.nullable(),
  created_at: z.string(),
  /** Beyond section 7: why the load raised it. Null: a person or another system did. */
  cause: wireCause.nullable(),
})

/** A change of a ticket as it goes over the wire. A user who is no longer on record has no name. */
const wireTicketChange = z.object({
  id: z.number(),
  user_name: z.string().nullable(),
  /** Whether it closed with its cause, by no one. */
  is_by_cause: z.boolean(),
  status_was: z.enum(TICKET_STATUSES),
  status: z.enum(TICKET_STATUSES),
  assignee_was_id: z.number().nullable(),
  assignee_was_name: z.string().nullable(),
  assignee_id: z.number().nullable(),
  assignee_name: z.string().nullable(),
  created_at: z.string(),
})

/** A ticket with what was done to it. */
export const wireTicketDetail = z.object({ ticket: wireTicket, changes: z.array(wireTicketChange) })

/** How many tickets each tab has, and the types of the company's tickets. */
export const wireTicketCounts = z.object({
  open: z.number(),
  closed: z.number(),
  pending: z.number(),
  recommended: z.number(),
  types: z.array(z.string()),
})

type Named = Parameters<typeof nameOfUser>[0]
type TicketRow = TableRow<'tickets'> & {
  readonly assignee: Named | null
  readonly cause_carrier: { readonly id: number; readonly legal_name: string | null } | null
  readonly is_hidden: boolean
  readonly shown_type: string
}

/** The carrier of a cause, while it is on record. */
const causeCarrier = sql<TicketRow['cause_carrier']>`(
  select json_build_object('id', id, 'legal_name', legal_name) from carriers where carriers.id = tickets.cause_carrier_id)`.as(
  'cause_carrier',
)

/** What is shown to a reader of a ticket besides its columns. */
const shownTo = (reader: TicketReader) =>
  [assignee, causeCarrier, isHiddenFrom(reader).as('is_hidden'), shownType(reader).as('shown_type')] as const

const causeOf = ({ cause, cause_carrier, is_hidden, cause_ended_at, cause_ended_as }: TicketRow) =>
  cause === null
    ? null
    : wireCause.parse({
        ...(is_hidden ? NO_CAUSE : cause),
        is_hidden,
        carrier: cause_carrier,
        ended_at: cause_ended_at?.toISOString() ?? null,
        ended_as: cause_ended_as,
      })

/** The assignee of a ticket. Null: no one, or a user who is no longer on record. */
const assignee = sql<Named | null>`(
  select json_build_object('first_name', first_name, 'last_name', last_name, 'email', email)
  from users where users.id = tickets.assignee_id)`.as('assignee')

/** Tickets as they go over the wire, in the order given, each with its load and the name of its assignee. */
export async function wireTickets(
  services: Services,
  actor: Actor,
  rows: readonly TicketRow[],
): Promise<z.output<typeof wireTicket>[]> {
  const { db } = services
  const ids = [...new Set(rows.flatMap(({ load_id }) => load_id ?? []))]
  const found =
    ids.length === 0 ? [] : await ownLoads(db, companyOf(actor)).where('loads.id', '=', anyOf(ids)).execute()
  const loads = new Map((await wireLoads(services, actor, found)).map(load => [load.id, load]))
  return rows.map(({ assignee: named, ...row }) => ({
    ...row,
    is_type: row.shown_type,
    cause: causeOf({ ...row, assignee: named }),
    assignee_name: named && nameOfUser(named),
    load: row.load_id === null ? null : (loads.get(row.load_id) ?? null),
    created_at: row.created_at.toISOString(),
  }))
}

/**
 * The tickets of a company, the newest first by default, of one tab as a user sees it. Source: section 4, "Ticket tabs".
 *
 * Open is what is not closed, so pending too; recommended is what is pending and assigned to the user.
 */
export const ownTickets = (
  db: Kysely<Schema>,
  reader: TicketReader,
  { tab_eq: tab, s: order, ...narrowing }: z.output<typeof ticketFilters>,
) => {
  const direction = order === 'created_at asc' ? 'asc' : 'desc'
  let tickets = narrowedTickets(db, reader, narrowing)
    .selectAll('tickets')
    .select(shownTo(reader))
    .orderBy('tickets.created_at', direction)
    .orderBy('tickets.id', direction)
  if (tab === 'open') tickets = tickets.where('tickets.status', '<>', 'closed')
  if (tab === 'closed') tickets = tickets.where('tickets.status', '=', 'closed')
  if (tab === 'pending' || tab === 'recommended') tickets = tickets.where('tickets.status', '=', 'pending')
  return tab === 'recommended' ? tickets.where('tickets.assignee_id', '=', reader.userId) : tickets
}

/** The most open tickets about one rate confirmation. Choice: it has a few. */
const OF_CONFIRMATION_MAX = 50

/** The open tickets about a rate confirmation of a company, the newest first. */
export const openTicketsOf = (db: Kysely<Schema>, reader: TicketReader, confirmationId: number) =>
  ownTickets(db, reader, { tab_eq: 'open' })
    .where('tickets.rate_confirmation_id', '=', confirmationId)
    .limit(OF_CONFIRMATION_MAX)
    .execute()

/** How many tickets each tab has for a user, narrowed; and every type of the company's tickets, by name. */
export async function countTickets(
  db: Kysely<Schema>,
  reader: TicketReader,
  narrowing: TicketNarrowing,
): Promise<z.output<typeof wireTicketCounts>> {
  const counts = await narrowedTickets(db, reader, narrowing)
    .select(({ fn, eb }) => {
      const all = fn.countAll<number>()
      const pending = eb('tickets.status', '=', 'pending')
      return [
        all.filterWhere('tickets.status', '<>', 'closed').as('open'),
        all.filterWhere('tickets.status', '=', 'closed').as('closed'),
        all.filterWhere(pending).as('pending'),
        all.filterWhere(eb.and([pending, eb('tickets.assignee_id', '=', reader.userId)])).as('recommended'),
      ]
    })
    .executeTakeFirstOrThrow()
  const types = await db
    .selectFrom('tickets')
    .select(shownType(reader).as('is_type'))
    .distinct()
    .where('company_id', '=', reader.companyId)
    .orderBy('is_type')
    .execute()
  return { ...counts, types: types.map(({ is_type }) => is_type) }
}

/** One ticket of a company with what was done to it, the newest first. Refuses: 404. */
export async function readTicket(
  services: Services,
  actor: Actor,
  id: number,
): Promise<z.output<typeof wireTicketDetail>> {
  const { db } = services
  const row = await db
    .selectFrom('tickets')
    .selectAll()
    .select(shownTo(ticketReaderOf(actor)))
    .where('id', '=', id)
    .where('company_id', '=', companyOf(actor))
    .executeTakeFirst()
  if (row === undefined) throw missing()
  const [ticket] = await wireTickets(services, actor, [row])
  if (ticket === undefined) throw missing()
  const changes = await db
    .selectFrom('ticket_changes')
    .selectAll()
    .where('ticket_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  const names = await namesOf(
    db,
    changes.flatMap(each => [each.user_id ?? [], each.assignee_id ?? [], each.assignee_was_id ?? []].flat()),
  )
  const nameOf = (user: number | null) => (user === null ? null : (names.get(user) ?? null))
  return {
    ticket,
    changes: changes.map(each => ({
      ...each,
      user_name: nameOf(each.user_id),
      is_by_cause: each.user_id === null,
      assignee_name: nameOf(each.assignee_id),
      assignee_was_name: nameOf(each.assignee_was_id),
      created_at: each.created_at.toISOString(),
    })),
  }
}
