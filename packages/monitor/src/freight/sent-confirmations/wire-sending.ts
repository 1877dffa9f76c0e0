import type { Kysely } from 'kysely'
import { z } from 'zod'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'

const instant = z.string().nullable()

/** How far a rate confirmation that was sent from here has come; beyond section 3. */
export const wireSending = z.object({
  /** The mail server has it. Nothing more is known of its delivery until it is viewed. */
  handed_over_at: instant,
  /** The mail server refused it for good. */
  mail_failed_at: instant,
  link_ends_at: z.string(),
  /** Why it went to an address that is not safe to write to. Null: it is. */
  address_reason: z.string().nullable(),
  /** SHA-256 of its document, in hexadecimal. */
  pdf_sha256: z.string(),
  accepted: z.object({ at: z.string(), by: z.string(), from: z.string() }).nullable(),
  canceled: z.object({ at: z.string(), reason: z.string().nullable() }).nullable(),
})
export type WireSending = z.input<typeof wireSending>

/** How far some rate confirmations have come, by id: one statement. The caller has checked whose they are. */
export async function readSendings(
  db: Kysely<Schema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WireSending>> {
  const rows = await db
    .selectFrom('sent_confirmations')
    .selectAll()
    .where('rate_confirmation_id', '=', anyOf(ids))
    .execute()
  return new Map(
    rows.map(row => [
      row.rate_confirmation_id,
      {
        handed_over_at: row.handed_over_at?.toISOString() ?? null,
        mail_failed_at: row.mail_failed_at?.toISOString() ?? null,
        link_ends_at: row.link_ends_at.toISOString(),
        address_reason: row.address_reason,
        pdf_sha256: row.pdf_sha256,
        accepted:
          row.accepted_at === null || row.accepted_by === null || row.accepted_from === null
            ? null
            : { at: row.accepted_at.toISOString(), by: row.accepted_by, from: row.accepted_from },
        canceled:
          row.canceled_at === null ? null : { at: row.canceled_at.toISOString(), reason: row.cancel_reason },
      },
    ]),
  )
}
