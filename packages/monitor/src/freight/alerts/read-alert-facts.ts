import { type Kysely, sql } from 'kysely'
import { identityTiesOf } from '../../carriers/associations/identity-ties.ts'
import { carriersWith, lookalikesOf } from '../../carriers/contacts/find-contact.ts'
import { readRelated } from '../../carriers/read-records.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Schema } from '../../database/schema.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { decideGate } from '../../own-carriers/gate/gate-reasons.ts'
import { inOneState } from '../../own-carriers/gate/answer-gate.ts'
import type { WireReason } from '../../own-carriers/gate/wire-gate.ts'
import { readWhenTooOld } from '../../own-carriers/policy/gate-settings.ts'
import type { Outcome } from '../../rules/assessment/worst-outcome.ts'
import { pickupDay } from '../loads/gate-of-load.ts'
import { OPEN_STATUSES, type TrackingStatus } from '../loads/load-status.ts'
import type { StoredCause } from './alert-cause.ts'
import type { AlertFacts } from './causes-of-load.ts'

/** Whose loads are read, and when. */
export interface Reader {
  readonly companyId: number
  readonly now: Date
  /** Whether carriers that the company blocked are named as ties. */
  readonly namesBlocked: boolean
}

/** A load with what decides its alerts. */
export interface AlertLoad {
  readonly id: number
  readonly carrier_id: number | null
  readonly isOpen: boolean
  /** Who has its alerts at first. Null: no one. */
  readonly ownerId: number | null
  readonly assessed: Assessed
  readonly facts: AlertFacts
}

interface LoadRow {
  readonly id: number
  readonly carrier_id: number | null
  readonly status: string
  readonly tracking_status: TrackingStatus
  readonly since: string
  readonly owner_id: number | null
}

/** The owner is who sent its newest rate confirmation, while they are of the company. */
const loadsOf = async (db: Kysely<Schema>, companyId: number, ids: readonly number[]) => {
  const { rows } = await sql<LoadRow>`
    select id, carrier_id, status, tracking_status, (created_at at time zone 'UTC')::date::text as since, (
      select u.id from rate_confirmations as c left join users as u on u.id = c.creator_id and u.company_id = c.company_id
      where c.load_id = loads.id and c.company_id = loads.company_id order by c.id desc limit 1) as owner_id
    from loads where company_id = ${companyId} and id = ${anyOf(ids)} order by id`.execute(db)
  return rows
}

interface StopRow {
  readonly id: number
  readonly load_id: number
  readonly is_type: 'pickup' | 'delivery'
  readonly state: string | null
  readonly window_starts_at: Date | null
  readonly window_ends_at: Date | null
  readonly is_reached: boolean
}

const stopsOf = async (db: Kysely<Schema>, ids: readonly number[]) => {
  const { rows } = await sql<StopRow>`
    select id, load_id, is_type, state, window_starts_at, window_ends_at, exists (
      select from load_logs as l where l.stop_id = load_stops.id
        and (l.is_type in ('arrival', 'departure') or l.is_type = load_stops.is_type)) as is_reached
    from load_stops where load_id = ${anyOf(ids)} order by load_id, sequence, id`.execute(db)
  return groupedBy(rows, ({ load_id }) => load_id)
}

interface Ended {
  readonly carrier_id: number
  readonly is_type: string
  readonly on: string
}

/** The overrides that ended, the newest of each rule: by their date, or as someone ended them. */
const endedOverrides = async (
  db: Kysely<Schema>,
  { companyId }: Reader,
  ids: readonly number[],
  day: string,
) => {
  const { rows } = await sql<Ended>`
    with newest as (
      select distinct on (carrier_id, is_type) carrier_id, is_type, is_active, expiration_date from rule_overrides
      where company_id = ${companyId} and carrier_id = ${anyOf(ids)} and classification_id is null
      order by carrier_id, is_type, id desc)
    select carrier_id, is_type, (expiration_date + 1)::text as on from newest
    where is_active and expiration_date < ${day}::date
    union all
    select newest.carrier_id, newest.is_type, max((seen_at at time zone 'UTC')::date)::text from newest
    join carrier_facts_seen as seen on seen.carrier_id = newest.carrier_id and seen.company_id = ${companyId}
      and seen.kind = 'override' and seen.subject = newest.is_type and seen.now = 'false'
    where not is_active group by 1, 2`.execute(db)
  return groupedBy(rows, ({ carrier_id }) => carrier_id)
}

interface Dated {
  readonly carrier_id: number
  readonly kind: 'alert' | 'contact'
  readonly is_type: string
  readonly was: string
  readonly on: string
}

/** Published alerts and changed contacts, by their day. */
const datedOf = async (db: Kysely<Schema>, ids: readonly number[]) => {
  const { rows } = await sql<Dated>`
    select carrier_id, 'alert' as kind, is_type, '' as was, (created_at at time zone 'UTC')::date::text as on
    from identity_alerts where carrier_id = ${anyOf(ids)} and unpublished_at is null
    union all
    select carrier_id, 'contact', case is_type when 'officers_cleared' then 'officer' else is_type end,
      coalesce(was, ''), changed_on::text
    from contact_changes where carrier_id = ${anyOf(ids)}
    order by 5, 3, 4`.execute(db)
  return groupedBy(rows, ({ carrier_id }) => carrier_id)
}

type Recipient = NonNullable<StoredCause['recipient']>

/** Addresses that rate confirmations of loads were sent to, that no carrier has and that look like one on record. */
async function recipientsOf(db: Kysely<Schema>, { companyId }: Reader, ids: readonly number[]) {
  const { rows } = await sql<{ load_id: number; address: string; key: string }>`
    select distinct c.load_id, m.to_address as address, association_email(m.to_address) as key
    from rate_confirmations as c join rate_confirmation_mails as m on m.rate_confirmation_id = c.id
    where c.company_id = ${companyId} and c.load_id = ${anyOf(ids)} and not m.is_received
      and association_email(m.to_address) is not null order by 1, 2`.execute(db)
  const found = new Map<number, Recipient[]>()
  if (rows.length === 0) return found
  const keys = [...new Set(rows.map(({ key }) => key))]
  const held = new Set((await carriersWith(db, 'email', keys, companyId)).map(({ key }) => key))
  const lookalikeOf = await lookalikesOf(
    db,
    keys.filter(key => !held.has(key)),
  )
  for (const { load_id, address, key } of rows) {
    const [like] = held.has(key) ? [] : lookalikeOf(key)
    if (like === undefined) continue
    const recipient = {
      address,
      resembles: like.email,
      carrier_id: like.carrier_id,
      legal_name: like.legal_name,
    }
    found.set(load_id, [...(found.get(load_id) ?? []), recipient])
  }
  return found
}

/** What the policy says of the carrier of a load. */
export interface Assessed {
  readonly reasons: readonly WireReason[]
  readonly verdict: Outcome | null
  readonly policyVersion: number | null
}

const UNKNOWN: Assessed = { reasons: [], verdict: null, policyVersion: null }

interface Gated {
  readonly carrierId: number | null
  readonly stops: readonly StopRow[]
}

/** What the gate says of carriers for loads, of the whole: facts of each carrier are read once. */
async function gates(db: Kysely<Schema>, { companyId, now, namesBlocked }: Reader, ids: readonly number[]) {
  const today = now.toISOString().slice(0, 10)
  const { can_rule } = await db
    .selectFrom('companies')
    .select('can_rule')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const whenTooOld = await readWhenTooOld(db, companyId)
  const { records, overrides, blocked } = await readRelated(db, { ids, companyId, withOverrides: can_rule })
  const seen = { seesSafety: true, today, blocked: new Set(blocked) }
  const each = new Map(
    records.map(record => [
      record.id,
      {
        record: can_rule ? record : { ...record, rule_types: null },
        newestFirst: overrides.get(record.id) ?? [],
        ties: identityTiesOf(record.ties ?? [], seen),
      },
    ]),
  )
  return ({ carrierId, stops }: Gated): Assessed => {
    const carrier = each.get(carrierId ?? 0)
    if (carrier === undefined) return UNKNOWN
    const { reasons, verdict } = decideGate(carrier, {
      today,
      day: pickupDay(stops, today),
      staysInState: inOneState(stops.map(({ state }) => ({ country: null, state }))),
      whenTooOld,
      showsSafety: true,
      showsProfile: true,
      namesBlocked,
    })
    return { reasons, verdict, policyVersion: can_rule ? carrier.record.policy_version : null }
  }
}

/** Some loads of a company with what decides their alerts: a dozen statements for any number of them. */
export async function readAlertFacts(
  db: Kysely<Schema>,
  reader: Reader,
  ids: readonly number[],
): Promise<readonly AlertLoad[]> {
  const { companyId, now } = reader
  const loads = await loadsOf(db, companyId, ids)
  const isOpen = ({ status }: LoadRow) => (OPEN_STATUSES as readonly string[]).includes(status)
  const open = loads.filter(isOpen)
  const openIds = open.map(({ id }) => id)
  const carriers = [...new Set(open.flatMap(({ carrier_id }) => carrier_id ?? []))]
  const stops = await stopsOf(db, openIds)
  const assessedOf = await gates(db, reader, carriers)
  const ended = await endedOverrides(db, reader, carriers, now.toISOString().slice(0, 10))
  const dated = await datedOf(db, carriers)
  const recipients = await recipientsOf(db, reader, openIds)
  return loads.map(load => {
    const { id, carrier_id, since, tracking_status: trackingStatus } = load
    const own = stops.get(id) ?? []
    const assessed = isOpen(load) ? assessedOf({ carrierId: carrier_id, stops: own }) : UNKNOWN
    const days = dated.get(carrier_id ?? 0) ?? []
    const overrides = (ended.get(carrier_id ?? 0) ?? []).filter(({ on }) => on >= since)
    return {
      id,
      carrier_id,
      isOpen: isOpen(load),
      ownerId: load.owner_id,
      assessed,
      facts: {
        carrierId: carrier_id,
        trackingStatus,
        since,
        reasons: assessed.reasons,
        endedOverrides: new Map(overrides.map(({ is_type, on }) => [is_type, on])),
        alertDays: days.flatMap(({ kind, on }) => (kind === 'alert' ? [on] : [])),
        contacts: days.filter(({ kind }) => kind === 'contact'),
        stops: own,
        recipients: recipients.get(id) ?? [],
      },
    }
  })
}
