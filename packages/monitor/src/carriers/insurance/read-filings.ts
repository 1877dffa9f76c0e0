import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../database/schema.ts'
import { FILING_END_KINDS, INSURANCE_KINDS } from '../../rules/assessment/policy-terms.ts'
import { fileSource } from '../../rules/assessment/finding.ts'
import { INSURER } from './insurers.ts'
import { coverageOf } from './read-policies.ts'

const text = z.string().nullable()

/** A federal filing that ended or will, with the file that tells so. `ends_on` is the first day without it; null: it ended, and the day is not on record. */
export const wireFiling = z.object({
  id: z.number(),
  coverage: z.enum(INSURANCE_KINDS),
  form: text,
  insurer: text,
  policy_number: text,
  amount: z.number().nullable(),
  effective_on: text,
  ends_on: text,
  end_kind: z.enum(FILING_END_KINDS).nullable(),
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
    .select(['effective_on', 'end_kind', endsOn.as('ends_on')])
    .select(eb => [
      eb.fn.coalesce('ended_source_file', sql<string | null>`source_file`).as('source_file'),
      sql<string | null>`(case when ended_source_file is null then as_of else ended_as_of end)`.as('as_of'),
    ])
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
