import { type Kysely, type RawBuilder, sql } from 'kysely'
import { fileSource, SOURCES } from '../../rules/assessment/finding.ts'
import { type AuthorityAct, authorityActs } from '../../rules/authority/authority-acts.ts'
import { readAuthorityRecords } from '../../carriers/authority-records.ts'
import type { Schema } from '../../database/schema.ts'
import { INSURER } from '../../carriers/insurance/insurers.ts'
import { rowsOf } from '../../database/rows-of.ts'
import { lookedUpOrder } from '../../carriers/orders.ts'

/** The kinds of changes of one carrier, in the order of their filter. */
export const HISTORY_KINDS = [
  'verdict',
  'authority',
  'insurance',
  'contact',
  'safety',
  'override',
  'connection',
  'alert',
] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** One change: its subject as the monitor names it, and what it was and is. */
export interface HistoryRow {
  readonly key: string
  readonly kind: HistoryKind
  readonly subject: string
  readonly was: string | null
  readonly now: string | null
  readonly on: string
  readonly source: string
  readonly by: string | null
}

/** Who reads, and what they may see. */
export interface HistoryReader {
  readonly companyId: number
  readonly seesSafety: boolean
  readonly seesRules: boolean
  readonly day: string
}

/** The place after which a page begins. */
export interface HistoryPosition {
  readonly on: string
  readonly key: string
}

/** The address of a carrier as `contact_changes` writes it. */
const ADDRESS = sql.raw(
  `btrim(concat_ws(', ', ${['street', 'city', 'state', 'postal_code', 'country']
    .map(part => `nullif(btrim(physical_${part}), '')`)
    .join(', ')}))`,
)

/** Officers who are no longer named are changed as any other. */
const CHANGED_CONTACT = sql.raw(`case is_type when 'officers_cleared' then 'officer' else is_type end`)

/** The officers of a carrier as \`contact_changes\` writes them. */
const OFFICERS = sql.raw(`(select string_agg(o.name, '; ' order by o.id) from carrier_contacts as o
  where o.carrier_id = carriers.id and o.source is null)`)

/** One policy that two sources report, or a source twice, is listed once: by its number, else by insurer and amount. */
const ONE_POLICY = sql`coalesce(
  nullif(upper(regexp_replace(policy_number, '[^A-Za-z0-9]', '', 'g')), ''),
  upper(${INSURER}) || ' ' || coalesce(amount::text, ''), id::text)`

/** As `fileSource` names a file. */
const sourceOf = (
  file: RawBuilder<unknown>,
) => sql`case when source = 'certificate' then ${SOURCES.certificate}
  when ${file} ~ '^(Motus |L&I |QCMobile$)' then ${file}
  else coalesce('L&I ' || ${file}, ${SOURCES.insurance}) end`
const POLICY_SOURCE = sourceOf(sql`source_file::text`)
const END_SOURCE = sourceOf(sql`coalesce(ended_source_file, source_file)::text`)

/** Acts as rows: they have no day and key in common with a table. */
const actRows = (acts: readonly AuthorityAct[]) =>
  rowsOf(
    { key: 'text', subject: 'text', act: 'text', on_day: 'date', source: 'text' },
    acts.map(({ authority, act, on, source_file }, at) => ({
      key: `authority-${String(at + 1).padStart(10, '0')}`,
      subject: authority,
      act,
      on_day: on,
      source: fileSource(source_file) ?? SOURCES.authority,
    })),
  )

/** Every change of a carrier, from the record of facts as they were seen and from the rows that have a day of their own. */
const allChanges = (carrierId: number, { companyId }: HistoryReader, acts: readonly AuthorityAct[]) => sql`
  select 'seen-' || lpad(id::text, 10, '0') as key, kind, subject, was, now, (seen_at at time zone 'UTC')::date as on,
    source, null::text as by, company_id
  from carrier_facts_seen where carrier_id = ${carrierId} and (company_id is null or company_id = ${companyId})
    and (subject <> 'out_of_service'
      or not exists (select from out_of_service_orders where carrier_id = ${carrierId}))
  union all
  select 'contact-' || lpad(c.id::text, 10, '0'), 'contact', ${CHANGED_CONTACT}, was,
    case is_type when 'officers_cleared' then null else coalesce(
      lead(was) over (partition by ${CHANGED_CONTACT} order by changed_on, c.id),
      nullif(case is_type when 'phone' then phone when 'email' then email when 'officer' then ${OFFICERS} else ${ADDRESS} end,
        '')) end,
    changed_on, 'FMCSA census', null, null
  from contact_changes as c join carriers on carriers.id = c.carrier_id where c.carrier_id = ${carrierId}
  union all
  select key, 'authority', subject, null, act, on_day, source, null, null from ${actRows(acts)}
  union all
  select 'order-' || lpad(min(id)::text, 10, '0'), 'safety', 'out_of_service', null, 'true', ordered_on,
    ${SOURCES.orders}, null, null
  from out_of_service_orders where carrier_id = ${carrierId} group by ordered_on
  union all
  select 'order-reported', 'safety', 'out_of_service', null, 'true', ordered_on, 'QCMobile', null, null
  from (${lookedUpOrder(sql`${carrierId}`)}) as reported
  where ordered_on is not null and not exists (
    select from out_of_service_orders as o where o.carrier_id = ${carrierId} and o.ordered_on = reported.ordered_on)
  union all
  select 'order-end-' || lpad(min(id)::text, 10, '0'), 'safety', 'out_of_service', 'true', 'false', rescinded_on,
    ${SOURCES.orders}, null, null
  from out_of_service_orders as ended where carrier_id = ${carrierId} and rescinded_on is not null
    and not exists (select from out_of_service_orders as other where other.carrier_id = ended.carrier_id
      and other.ordered_on < ended.rescinded_on
      and (other.rescinded_on is null or other.rescinded_on > ended.rescinded_on))
  group by rescinded_on
  union all
  (select distinct on (kind, is_primary, effective_on, ${ONE_POLICY})
    'policy-' || lpad(id::text, 10, '0'), 'insurance', kind || '_began', null, amount::text, effective_on,
    ${POLICY_SOURCE}, ${INSURER}, null::integer
  from carrier_insurances where carrier_id = ${carrierId} and effective_on is not null and not is_pending
  order by kind, is_primary, effective_on, ${ONE_POLICY}, source desc, id)
  union all
  (select distinct on (kind, is_primary, least(cancelled_on, expires_on), ${ONE_POLICY})
    'policy-end-' || lpad(id::text, 10, '0'), 'insurance', kind || '_ended', amount::text, null,
    least(cancelled_on, expires_on), ${END_SOURCE}, ${INSURER}, null::integer
  from carrier_insurances
  where carrier_id = ${carrierId} and coalesce(cancelled_on, expires_on) is not null and not is_pending
  order by kind, is_primary, least(cancelled_on, expires_on), ${ONE_POLICY}, source desc, id)
  union all
  select 'override-' || lpad(o.id::text, 10, '0'), 'override', is_type, null, expiration_date::text,
    (o.created_at at time zone 'UTC')::date, 'Your company',
    nullif(concat_ws(' ', first_name, last_name), ''), o.company_id
  from rule_overrides as o left join users on users.id = o.user_id
  where carrier_id = ${carrierId} and o.company_id = ${companyId}
  union all
  select 'override-end-' || lpad(id::text, 10, '0'), 'override', is_type, null, 'expired', expiration_date + 1,
    'Your company', null, company_id
  from rule_overrides where carrier_id = ${carrierId} and company_id = ${companyId} and is_active
  union all
  select 'packet-' || lpad(p.id::text, 10, '0'), 'connection', 'packet', null, p.status,
    (p.updated_at at time zone 'UTC')::date, 'Your company', null, c.issuer_id
  from onboarding_packets as p join connections as c on c.id = p.connection_id
  where c.carrier_id = ${carrierId} and c.issuer_id = ${companyId}
  union all
  select 'alert-' || lpad(id::text, 10, '0'), 'alert', is_type, null, 'published',
    (created_at at time zone 'UTC')::date, 'Identity alerts', null, null
  from identity_alerts where carrier_id = ${carrierId} and unpublished_at is null`

/**
 * One page of a carrier's changes, newest first, with one row more if there are more. A day in the future is a plan and
 * no change. What the reader may not see is left out: safety, overrides of safety rules, verdicts without rules.
 */
export async function readHistory(
  db: Kysely<Schema>,
  carrierId: number,
  reader: HistoryReader,
  page: {
    kind: HistoryKind | undefined
    after: HistoryPosition | undefined
    limit: number
    /** A pattern of the names of rules that are decided on safety data. */
    hiddenRules: string
  },
): Promise<readonly HistoryRow[]> {
  const { kind, after, limit, hiddenRules } = page
  const record = (await readAuthorityRecords(db, [carrierId]))(carrierId)
  const acts = authorityActs(record, reader.day).filter(({ status }) => status === 'done')
  const { rows } = await sql<HistoryRow>`
    select key, kind, subject, was, now, "on"::text as "on", source, by
    from (${allChanges(carrierId, reader, acts)}) as changes
    where (key like 'seen-%' or "on" <= ${reader.day}::date)
      and ${reader.seesSafety ? sql`true` : sql`kind <> 'safety' and subject !~ ${hiddenRules}`}
      and ${reader.seesRules ? sql`true` : sql`kind not in ('verdict', 'override')`}
      and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
      and ${after === undefined ? sql`true` : sql`("on", key) < (${after.on}::date, ${after.key})`}
    order by "on" desc, key desc limit ${limit + 1}`.execute(db)
  return rows
}
