import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Schema } from '../database/schema.ts'

/** The last day of the frozen lists of policies. */
const FROZEN_ON = '2026-05-14'

/** The last day on which the frozen list of policies in force had one of the carrier. */
const LAST_FROZEN_LIST = sql`max(i.listed_as_of) filter (where i.source_file = 'ActPendInsur') over (partition by i.carrier_id)`

/**
 * Recomputes which filed policies of some carriers are pending. The only place that does; call it in the transaction
 * that changed the filings.
 *
 * A missing cancellation does not prove cover. A filed policy without one is pending when a register of the same or a
 * later day has nothing of its kind on file for the docket, when a later list of policies has the docket without
 * policies (one since 14 May 2026: of those that it had), when a later copy of the frozen list has others of the carrier, and
 * when it is known only from the list of ended policies. One that is filed for several dockets is pending when this is so
 * for each of them. One that ended on a day that is not on record is pending, whatever lists it. Where the register that
 * began on 14 May 2026 lists policies of a kind, one of that kind that only frozen files have is pending. What the service for one carrier gave about
 * liability on a day comes before the files up to that day, and is pending beside a later one. Policies without a filing
 * are left unchanged.
 *
 * `offset 0`: planned by itself, as a planner takes a carrier and an id for one row of thousands, and loops over the rest.
 */
export async function refreshInsurance(db: Kysely<Schema>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update carrier_insurances as p set is_pending = n.is_pending
    from (
      select i.carrier_id, i.id, coalesce(i.as_of <= q.as_of, false)
        or i.has_ended
        or coalesce(i.source_file = 'ActPendInsur' and i.listed_as_of < ${LAST_FROZEN_LIST}
          and (i.cancelled_on is null or i.cancelled_on > ${LAST_FROZEN_LIST}), false)
        or coalesce(i.cancelled_on > m.listed and i.motus_as_of is null, false) or i.cancelled_on is null and (
          m.listed is not null and i.motus_as_of is null or
          i.listed_as_of is null
          or (select bool_and(exists (
            select from carrier_dockets as d
            where d.carrier_id = i.carrier_id and d.docket = l.docket
              and (d.policies_removed_as_of > l.listed_as_of
                  and (i.motus_as_of is not null or d.policies_removed_as_of <= ${FROZEN_ON}::date)
                or (d.as_of >= l.listed_as_of and case i.kind
                  when 'bipd' then d.bipd_on_file = 0
                  when 'cargo' then not d.is_cargo_on_file
                  else false end))
            )) from (
              select i.docket, i.listed_as_of union all
              select split_part(other, ' ', 1), split_part(other, ' ', 2)::date
              from unnest(string_to_array(i.other_dockets, ',')) as other
            ) as l)) as is_pending
      from carrier_insurances as i
      left join (
        select carrier_id, kind, max(motus_as_of) as listed from carrier_insurances
        where carrier_id = ${anyOf(ids)} group by carrier_id, kind
      ) as m on m.carrier_id = i.carrier_id and m.kind = i.kind
      left join carrier_insurances as q
        on q.carrier_id = i.carrier_id and q.kind = i.kind and q.source_file = 'QCMobile'
      where i.federal_key is not null and i.carrier_id = ${anyOf(ids)}
      offset 0
    ) as n
    where p.carrier_id = n.carrier_id and p.id = n.id and p.is_pending <> n.is_pending`.execute(db)
  await sql`
    update carrier_insurances as q set is_pending = n.is_pending
    from (
      select own.carrier_id, own.id, exists (
        select from carrier_insurances as i
        where i.carrier_id = own.carrier_id and i.kind = own.kind and i.federal_key is not null
          and i.as_of > own.as_of) as is_pending
      from carrier_insurances as own
      where own.source_file = 'QCMobile' and own.carrier_id = ${anyOf(ids)}
    ) as n
    where q.carrier_id = n.carrier_id and q.id = n.id and q.is_pending <> n.is_pending`.execute(db)
}
