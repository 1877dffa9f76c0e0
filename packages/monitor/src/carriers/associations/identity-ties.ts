import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { WireIdentityTie } from '../wire-cautions.ts'
import { endedOf, type FederalTie, isOwnPrior, SHARED_BY_MAX } from './federal-ties.ts'
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

/** A carrier that agrees with another in something of its federal record that tells, or was it by the agency's own word. */
interface Near
  extends Pick<FederalTie, 'is_prior' | 'ended'>,
    Pick<WireIdentityTie, 'shared' | 'dot_number'> {
  readonly of_id: number
  /** Null: the agency names a number that no carrier that can be found has. */
  readonly carrier_id: number | null
  readonly legal_name: string | null
  /** The day of its newest published alert. */
  readonly reported_on: string | null
}

/** The keys of the federal records of carriers, and of the trucks that were seen: not those of their people and papers. */
const onRecord = (ids: readonly number[]) => sql`
  select id as carrier_id, kind, key collate "C" as key from carriers cross join lateral (values
    ('phone', association_phone(phone)), ('email', association_email(email)),
    ('address', association_address(physical_street, physical_postal_code, physical_country)),
    ('address', association_address(mailing_street, mailing_postal_code, mailing_country))
  ) as own (kind, key) where id = ${anyOf(ids)} and key is not null
  union select carrier_id, 'contact', association_contact(name) collate "C" from carrier_contacts
  where carrier_id = ${anyOf(ids)} and association_contact(name) is not null
  union select carrier_id, kind, key from association_keys where carrier_id = ${anyOf(ids)} and kind = 'vehicle_vin'`

async function readNear(
  db: Kysely<Schema>,
  ids: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, readonly Near[]>> {
  const weight = sql`case kind ${sql.join(
    Object.entries(WEIGHTS).map(([kind, weight]) => sql`when ${sql.lit(kind)} then ${sql.lit(weight)}`),
    sql` `,
  )} else 0 end`
  const { rows } = await sql<Near>`
    with ${heldBy(ids, { ...LIMITS, own: onRecord(ids) })},
    shared as (
      select of_id, carrier_id, kind, holders, count(*)::int as count from held
      where holders <= ${sql.lit(SHARED_BY_MAX)} and carrier_id <> of_id and not ${ofProcessAgent}
      group by of_id, carrier_id, kind, holders
    ),
    near as (
      select of_id, carrier_id, json_agg(json_build_object('is_type', kind, 'count', count,
        'carriers_count', holders) order by kind, holders) as shared
      from shared group by of_id, carrier_id
      having sum(${weight}::numeric * count / (holders - 1)) >= ${sql.lit(SHOWN_FROM)}
    ),
    prior as (
      select census.carrier_id as of_id, i.carrier_id, census.prior_revoked_dot from carrier_census as census
      left join carrier_identifiers as i
        on i.is_type = 'DOT' and i.value_key = census.prior_revoked_dot and i.carrier_id <> census.carrier_id
      where census.carrier_id = ${anyOf(ids)}
        and (census.is_prior_revoked or census.prior_revoked_dot is not null) and not ${isOwnPrior}
    )
    select of_id, c.id as carrier_id, c.legal_name, prior.of_id is not null as is_prior,
      prior.prior_revoked_dot as dot_number, ended.how as ended, coalesce(near.shared, '[]') as shared,
      (select max(file_date) from identity_alerts as a
        where a.carrier_id = c.id and a.unpublished_at is null) as reported_on
    from near full join prior using (of_id, carrier_id)
    left join carriers as c on c.id = carrier_id and c.is_findable
    left join lateral (${endedOf({ seesSafety: true, today })}) as ended on true
    where c.id is not null or prior.of_id is not null
    order by of_id, carrier_id`.execute(db)
  return new Map(ids.map(id => [id, rows.filter(({ of_id }) => of_id === id)]))
}

const memories = remembered<readonly Near[]>()

/** Why a carrier should not be used. Undefined: nothing is known, as far as this user may see it. */
const reasonOf = (
  { ended, is_prior, reported_on, carrier_id }: Near,
  seesSafety: boolean,
  blocked: ReadonlySet<number>,
): Pick<WireIdentityTie, 'is_type' | 'on'> | undefined => {
  if (is_prior || ended?.is_type === 'revoked')
    return { is_type: 'revoked', on: ended?.is_type === 'revoked' ? ended.on : null }
  if (ended !== null && seesSafety) return { is_type: 'out_of_service', on: ended.on }
  if (reported_on !== null) return { is_type: 'reported', on: reported_on }
  return carrier_id !== null && blocked.has(carrier_id) ? { is_type: 'do_not_dispatch', on: null } : undefined
}

/**
 * The carriers that should not be used and agree with each of some carriers in something that tells, or by the agency's own
 * word. Who may not see safety data gets no orders out of service.
 *
 * `blocked` are the carriers that the company has set to do-not-dispatch; they count at once.
 * Choice: what agrees, and how those ended or were reported, is remembered for five minutes, as reading it for each page of
 * rows would cost more than the page.
 */
export async function identityTiesOf(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: Clock },
  ids: readonly number[],
  {
    seesSafety,
    today,
    blocked,
  }: { readonly seesSafety: boolean; readonly today: string; readonly blocked: readonly number[] },
): Promise<(carrierId: number) => WireIdentityTie[]> {
  const memory = await memories(db, ids, clock.now().getTime(), some => readNear(db, some, today))
  const isBlocked = new Set(blocked)
  return carrierId =>
    (memory.get(carrierId) ?? []).flatMap(near => {
      const reason = reasonOf(near, seesSafety, isBlocked)
      const { carrier_id, legal_name, dot_number, is_prior, shared } = near
      return reason === undefined
        ? []
        : [{ carrier_id, legal_name, dot_number, ...reason, is_prior, shared: [...shared] }]
    })
}
