import { type Kysely, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Clock } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { endedOf, isOwnPrior, SHARED_BY_MAX } from './federal-ties.ts'
import { remembered } from './remembered.ts'
import { heldBy, ofProcessAgent } from './read-ties.ts'

/**
 * What is read of the carriers of a page: of each the first 200 values of a kind, and more rows of a key than one that tells
 * has. Only vehicles are ever more than 200; the profile of a carrier compares all of them.
 */
const LIMITS = { keys: 200, keyRows: 100 }

/** How much a value says that two carriers alone share; of more carriers it says less. */
const WEIGHTS = { vehicle_vin: 4, email: 3, phone: 3, contact: 2, address: 2 }
/** Below this a tie is not shown. */
const SHOWN_FROM = 1

/** How many carriers that were revoked, or are only out of service, agree with a carrier. */
interface EndedTies {
  readonly revoked: number
  readonly outOfService: number
}

async function readEndedTies(
  db: Kysely<Schema>,
  ids: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, EndedTies>> {
  const weight = sql`case held.kind ${sql.join(
    Object.entries(WEIGHTS).map(([kind, weight]) => sql`when ${sql.lit(kind)} then ${sql.lit(weight)}`),
    sql` `,
  )} else 0 end`
  const { rows } = await sql<{ of_id: number; how: 'revoked' | 'out_of_service'; count: number }>`
    with ${heldBy(ids, LIMITS)},
    near as (
      select of_id, carrier_id from held
      where holders <= ${sql.lit(SHARED_BY_MAX)} and carrier_id <> of_id and not ${ofProcessAgent}
      group by of_id, carrier_id having sum(${weight}::numeric / (holders - 1)) >= ${sql.lit(SHOWN_FROM)}
    ),
    prior as (
      select census.carrier_id as of_id, i.carrier_id from carrier_census as census
      left join carrier_identifiers as i
        on i.is_type = 'DOT' and i.value_key = census.prior_revoked_dot and i.carrier_id <> census.carrier_id
      where census.carrier_id = ${anyOf(ids)}
        and (census.is_prior_revoked or census.prior_revoked_dot is not null) and not ${isOwnPrior}
    )
    select of_id, how, count(*)::int as count from (
      select of_id, ended.how ->> 'is_type' as how
      from near join carriers as c on c.id = near.carrier_id and c.is_findable
      cross join lateral (${endedOf({ seesSafety: true, today })}) as ended
      where not exists (select from prior where prior.of_id = near.of_id and prior.carrier_id = near.carrier_id)
      union all
      select of_id, 'revoked' from prior
    ) as ties group by of_id, how`.execute(db)
  return new Map(
    ids.map(id => {
      const count = (how: string) => rows.find(row => row.of_id === id && row.how === how)?.count ?? 0
      return [id, { revoked: count('revoked'), outOfService: count('out_of_service') }]
    }),
  )
}

const memories = remembered<EndedTies>()

/**
 * How many carriers that ended agree with each of some carriers in something that tells, or by the agency's own word. Who may
 * not see safety data gets those that were revoked alone.
 *
 * Choice: remembered for five minutes, as reading it for each page of rows would cost more than the page.
 */
export async function endedTieCounts(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: Clock },
  ids: readonly number[],
  { seesSafety, today }: { readonly seesSafety: boolean; readonly today: string },
): Promise<(carrierId: number) => number> {
  const memory = await memories(db, ids, clock.now().getTime(), some => readEndedTies(db, some, today))
  return carrierId => {
    const { revoked = 0, outOfService = 0 } = memory.get(carrierId) ?? {}
    return seesSafety ? revoked + outOfService : revoked
  }
}
