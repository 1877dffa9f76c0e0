import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { ConnectionInvitationsTable } from '../database/tables/onboarding-tables.ts'

/** A broker's invitation to a carrier to connect. Source: section 3, "Connection invitation". */
export const wireInvitation = z.object({
  id: z.number(),
  issuer_id: z.number(),
  carrier_id: z.number(),
  classification_ids: z.array(z.number()),
  /** Null for one that goes to a person, whose address the broker need not know. */
  email: z.string().nullable(),
  user_id_for_email: z.number().nullable(),
  delivery: z.enum(['pending', 'delivered', 'failed']),
  delivered_at: z.string().nullable(),
  claimed_at: z.string().nullable(),
  created_at: z.string(),
})

const instant = (moment: Date | null) => moment?.toISOString() ?? null

/** An invitation as it goes over the wire. */
export const wireInvitationOf = (
  row: Selectable<ConnectionInvitationsTable>,
): z.input<typeof wireInvitation> => ({
  ...row,
  delivered_at: instant(row.delivered_at),
  claimed_at: instant(row.claimed_at),
  created_at: row.created_at.toISOString(),
})
