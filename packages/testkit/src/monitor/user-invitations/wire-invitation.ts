import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { UserInvitationsTable } from '../database/tables/invitation-tables.ts'

export const wireInvitation = z.object({
  id: z.number(),
  email: z.string(),
  scopes: z.array(z.string()),
  site: z.enum(['main', 'watchdog']),
  user_id: z.number().nullable(),
  sent_at: z.string(),
  delivered_at: z.string().nullable(),
  delivery_failed_at: z.string().nullable(),
  claimed_at: z.string().nullable(),
  created_at: z.string(),
})

const instant = (moment: Date | null) => moment?.toISOString() ?? null

export const wireInvitationOf = (row: Selectable<UserInvitationsTable>): z.input<typeof wireInvitation> => ({
  ...row,
  sent_at: row.sent_at.toISOString(),
  delivered_at: instant(row.delivered_at),
  delivery_failed_at: instant(row.delivery_failed_at),
  claimed_at: instant(row.claimed_at),
  created_at: row.created_at.toISOString(),
})
