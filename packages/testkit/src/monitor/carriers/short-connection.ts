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

const LATEST_PACKET = sql<{ readonly status: string } | null>`
  case when latest_packet_status is not null then json_build_object('status', latest_packet_status) end`.as(
  'latest_onboarding_packet',
)

/** The columns of a connection in a row of carriers, as they go over the wire. */
export const SHORT_CONNECTION = ['id', 'status', 'is_dismissed', LATEST_PACKET, HOLD] as const
