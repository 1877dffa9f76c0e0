import { sql } from 'kysely'
import { z } from 'zod'

/** Who put a connection on hold, when and why, beyond section 7. Null: no one here has. */
export const wireHold = z.object({
  /** The status that a release gives back to the packet. */
  status_before: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  notes: z.string().nullable(),
})

/** Who put a connection on hold, as it goes over the wire. Null: no one here has. */
export const HOLD = sql<z.input<typeof wireHold> | null>`
  case when connections.held_at is not null then json_build_object(
    'status_before', connections.hold_status_before,
    'at', to_char(connections.held_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', (
      select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email)
      from users where users.id = connections.held_by_id),
    'notes', connections.hold_notes) end`.as('hold')

/** Who set a connection to do not dispatch, when and why, beyond section 7. Null: it is not set so. */
export const wireBlock = z.object({
  /** Null, as is `by`: the audit log has no entry of it. */
  at: z.string().nullable(),
  by: z.string().nullable(),
  notes: z.string().nullable(),
})

/**
 * Who set a connection to do not dispatch, as it goes over the wire: by the newest change of its status in the audit log, if
 * that was it.
 */
export const BLOCK = sql<z.input<typeof wireBlock> | null>`
  case when connections.status = 'do_not_dispatch' then coalesce((
    select json_build_object(
      'at', to_char(newest.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', newest.user_name,
      'notes', connections.notes)
    from (
      select entries.occurred_at, entries.user_name, entries.kind, entries.after
      from audit_entry_carriers as acted join audit_entries as entries on entries.id = acted.entry_id
      where acted.carrier_id = connections.carrier_id and entries.company_id = connections.issuer_id
        and entries.kind in ('do_not_dispatch', 'connection_status_changed')
      order by entries.id desc limit 1) as newest
    where newest.kind = 'do_not_dispatch' or 'do_not_dispatch' = any (newest.after)
  ), json_build_object('at', null, 'by', null, 'notes', connections.notes)) end`.as('block')

/** The newest invitation of a carrier, and what became of it, beyond section 7. */
export const wireSentInvitation = z.object({
  id: z.number(),
  sent_at: z.string(),
  delivery: z.enum(['pending', 'delivered', 'failed']),
  delivered_at: z.string().nullable(),
  claimed_at: z.string().nullable(),
})

/** When an invitation was last sent: sending and accepting it alone change it. */
export const SENT_AT = sql<Date>`case when claimed_at is null then updated_at else created_at end`

const LATEST_PACKET = sql<{ readonly status: string } | null>`
  case when latest_packet_status is not null then json_build_object('status', latest_packet_status) end`.as(
  'latest_onboarding_packet',
)

/** The columns of a connection in a row of carriers, as they go over the wire. */
export const SHORT_CONNECTION = ['id', 'status', 'is_dismissed', LATEST_PACKET, HOLD, BLOCK] as const
