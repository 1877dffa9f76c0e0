import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { fileSource } from '../assessment/finding.ts'
import type { Schema } from '../database/schema.ts'
import { INSURANCE_KINDS } from '../database/tables/vetting-tables.ts'
import { INSURER } from './insurers.ts'
import { coverageOf } from './read-policies.ts'

const text = z.string().nullable()

/** A federal filing that ended or will. `ends_on` is the first day without it; null: it ended, and the day is not on record. */
export const wireFiling = z.object({
  id: z.number(),
  coverage: z.enum(INSURANCE_KINDS),
  form: text,
  insurer: text,
  policy_number: text,
  amount: z.number().nullable(),
  effective_on: text,
  ends_on: text,
  is_replaced: z.boolean(),
  source: text,
  as_of: text,
})

const FILINGS_MAX = 200

/** The filings of a carrier that ended or will, the latest end first, those without a day last, 200 at most. Empty: none is on record. */
export async function readFilings(
  db: Kysely<Schema>,
  carrierId: number,
): Promise<z.input<typeof wireFiling>[]> {
  const endsOn = sql<string | null>`least(cancelled_on, expires_on + 1)::text`
  const found = await db
    .selectFrom('listed_insurances')
    .select(['id', 'kind', 'is_primary', 'form_code as form', 'policy_number', 'amount'])
    .select(INSURER.as('insurer'))
    .select(['effective_on', 'is_replaced', 'source_file', 'as_of', endsOn.as('ends_on')])
    .where('carrier_id', '=', carrierId)
    .where('source', '=', 'filing')
    .where(where => where.or([where(endsOn, 'is not', null), where('has_ended', '=', true)]))
    .orderBy('ends_on', order => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(FILINGS_MAX)
    .execute()
  return found.map(({ kind, is_primary, source_file, ...filing }) => ({
    ...filing,
    coverage: coverageOf({ kind, is_primary }),
    source: fileSource(source_file),
  }))
}
