import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'

const text = z.string().nullable()

export const wireTerms = z.object({
  rate_confirmation_id: z.number(),
  rate_cents: z.number().nullable(),
  origin: text,
  destination: text,
  pick_up_on: text,
  deliver_on: text,
  payment_days: z.number().nullable(),
  conditions: text,
})

const UNKNOWN = {
  rate_cents: null,
  origin: null,
  destination: null,
  pick_up_on: null,
  deliver_on: null,
  payment_days: null,
  conditions: null,
}

/** The terms of a rate confirmation. Empty: every term is null. The caller has checked whose it is. */
export async function readTerms(db: Kysely<Schema>, id: number): Promise<z.input<typeof wireTerms>> {
  const found = await db
    .selectFrom('rate_confirmation_terms')
    .selectAll()
    .where('rate_confirmation_id', '=', id)
    .executeTakeFirst()
  return found ?? { rate_confirmation_id: id, ...UNKNOWN }
}
