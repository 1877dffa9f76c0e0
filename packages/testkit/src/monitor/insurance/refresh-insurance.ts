import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/**
 * Brings what the filings of some carriers prove in step with each other. The one place that does; to be called in the
 * transaction that changed them.
 *
 * A blank cancellation proves no cover: a filed policy without one is pending, as nothing confirms it, where the register of a day as late or
 * later has nothing of its kind on file for the docket, where a later list of policies has the docket blank, and where
 * it is known only from the list of policies that have ended. What was told about a policy without a filing is left alone.
 */
export async function refreshInsurance(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update carrier_insurances as p set is_pending = n.is_pending
    from (
      select i.id, i.cancelled_on is null and (
          i.listed_as_of is null
          or exists (
            select from carrier_dockets as d
            where d.carrier_id = i.carrier_id and d.docket = i.docket
              and (d.policies_removed_as_of > i.listed_as_of
                or (d.as_of >= i.listed_as_of and case i.kind
                  when 'bipd' then d.bipd_on_file = 0
                  when 'cargo' then not d.is_cargo_on_file
                  else false end))
          )) as is_pending
      from carrier_insurances as i
      where i.federal_key is not null and i.carrier_id = any(${sql.val(ids)}::int[])
    ) as n
    where p.id = n.id and p.is_pending <> n.is_pending`.execute(db)
}
