import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { anyOf } from '../../database/any-of.ts'
import { causeText } from './alert-cause.ts'
import { type Cause, causesOfLoad, nextTurnOf } from './causes-of-load.ts'
import type { AlertLoad } from './read-alert-facts.ts'

interface CausedTicket {
  readonly id: number
  readonly load_id: number
  readonly cause_key: string
  readonly carrier_id: number | null
}

/** The tickets whose causes stand, locked. The key of a cause has the carrier that it is of. */
const causedTickets = (trx: Transaction<Schema>, loadIds: readonly number[]) =>
  trx
    .selectFrom('tickets')
    .select(['id', 'load_id', 'cause_key', 'cause_carrier_id as carrier_id'])
    .where('load_id', '=', anyOf(loadIds))
    .where('cause_key', 'is not', null)
    .where('cause_ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .$narrowType<CausedTicket>()
    .execute()

interface Raised extends Cause {
  readonly loadId: number
  readonly ownerId: number | null
}

const raise = async (trx: Transaction<Schema>, companyId: number, causes: readonly Raised[], now: Date) => {
  if (causes.length === 0) return
  await trx
    .insertInto('tickets')
    .values(
      causes.map(({ loadId, ownerId, key, kind, carrierId, requiresSafety, requiresProfile, cause }) => ({
        company_id: companyId,
        load_id: loadId,
        is_type: kind,
        status: 'new' as const,
        assignee_id: ownerId,
        created_at: now,
        cause_key: key,
        cause_carrier_id: carrierId,
        cause: causeText(cause),
        requires_safety: requiresSafety,
        requires_profile: requiresProfile,
      })),
    )
    .execute()
}

type EndedAs = 'gone' | 'load_closed' | 'other_carrier'

/** Ends causes, and closes those of their tickets that no one closed before. */
async function end(
  trx: Transaction<Schema>,
  tickets: readonly (CausedTicket & { endedAs: EndedAs })[],
  now: Date,
) {
  if (tickets.length === 0) return
  const rows = JSON.stringify(tickets.map(({ id, endedAs }) => ({ id, ended_as: endedAs })))
  await sql`
    insert into ticket_changes (ticket_id, user_id, status_was, status, assignee_was_id, assignee_id, created_at)
    select id, null, status, 'closed', assignee_id, assignee_id, ${now} from tickets
    where id = ${anyOf(tickets.map(({ id }) => id))} and status <> 'closed' order by id`.execute(trx)
  await sql`
    update tickets set status = 'closed', cause_ended_at = ${now}, cause_ended_as = e.ended_as
    from json_to_recordset(${rows}::json) as e (id int, ended_as text) where tickets.id = e.id`.execute(trx)
}

/** What of a cause that stands is another than before: by how much, and until when. */
async function renew(trx: Transaction<Schema>, tickets: readonly { id: number; cause: string }[]) {
  if (tickets.length === 0) return
  await sql`
    update tickets set cause = n.cause
    from json_to_recordset(${JSON.stringify(tickets.map(({ id, cause }) => ({ id, cause: JSON.parse(cause) as unknown })))}::json)
      as n (id int, cause jsonb)
    where tickets.id = n.id and tickets.cause is distinct from n.cause`.execute(trx)
}

/**
 * Brings the tickets of some loads to what they should be: each cause has one while it stands, a cause that is gone ends,
 * and with it the ticket. What a person did to a ticket stays: who closed one is not asked again about that cause.
 */
export async function keepAlerts(
  trx: Transaction<Schema>,
  companyId: number,
  loads: readonly AlertLoad[],
  now: Date,
): Promise<void> {
  const ids = loads.map(({ id }) => id)
  const ticketsOfLoads = groupedBy(await causedTickets(trx, ids), ({ load_id }) => load_id)
  const raised: Raised[] = []
  const ended: (CausedTicket & { endedAs: EndedAs })[] = []
  const renewed: { id: number; cause: string }[] = []
  for (const { id, isOpen, carrier_id, ownerId, facts } of loads) {
    const causes = isOpen ? causesOfLoad(facts, now) : []
    const known = ticketsOfLoads.get(id) ?? []
    const isSame = (cause: Cause, ticket: CausedTicket) =>
      cause.key === ticket.cause_key && cause.carrierId === ticket.carrier_id
    raised.push(
      ...causes
        .filter(cause => !known.some(ticket => isSame(cause, ticket)))
        .map(cause => ({ ...cause, loadId: id, ownerId })),
    )
    for (const ticket of known) {
      const cause = causes.find(each => isSame(each, ticket))
      if (cause !== undefined) renewed.push({ id: ticket.id, cause: causeText(cause.cause) })
      else
        ended.push({
          ...ticket,
          endedAs: isOpen ? (ticket.carrier_id === carrier_id ? 'gone' : 'other_carrier') : 'load_closed',
        })
    }
  }
  await end(trx, ended, now)
  await renew(trx, renewed)
  await raise(trx, companyId, raised, now)
  await keepTurns(trx, companyId, loads, now)
}

async function keepTurns(
  trx: Transaction<Schema>,
  companyId: number,
  loads: readonly AlertLoad[],
  now: Date,
): Promise<void> {
  const [open, closed] = [loads.filter(({ isOpen }) => isOpen), loads.filter(({ isOpen }) => !isOpen)]
  if (closed.length > 0)
    await trx
      .deleteFrom('load_alert_turns')
      .where('load_id', '=', anyOf(closed.map(({ id }) => id)))
      .execute()
  if (open.length === 0) return
  await trx
    .insertInto('load_alert_turns')
    .values(
      open.map(({ id, facts }) => ({ load_id: id, company_id: companyId, turns_at: nextTurnOf(facts, now) })),
    )
    .onConflict(known =>
      known.column('load_id').doUpdateSet(({ ref }) => ({ turns_at: ref('excluded.turns_at') })),
    )
    .execute()
}
