import { sql, type Transaction } from 'kysely'
import { anyOf } from '../../../database/any-of.ts'
import type { Schema } from '../../../database/schema.ts'

/**
 * Policies of real carriers that only lists of earlier days since 14 May 2026 had are listed no more, except those of some
 * carriers: unless the history tells their end, they are pending. Gives their carriers.
 *
 * Choice: they stay, as the history may tell of them, and beside them no frozen file is the newest word on their kind.
 */
export async function unlistEarlierPolicies(
  tx: Transaction<Schema>,
  asOf: string,
  except: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ carrier_id: number }>`
    update carrier_insurances as i set listed_as_of = null
    from carriers as c
    where c.id = i.carrier_id and c.source = 'federal' and i.motus_as_of < ${asOf}::date and i.listed_as_of is not null
      and i.listed_as_of < ${asOf}::date and not i.carrier_id = ${anyOf(except)}
    returning i.carrier_id`.execute(tx)
  return [...new Set(rows.map(row => row.carrier_id))]
}
