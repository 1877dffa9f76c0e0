import { sql } from 'kysely'
import { readFilters, type SentFilters } from '../carriers/carrier-filters.ts'
import { conditionsOf, LAST } from '../carriers/conditions.ts'
import type { NarrowedFor } from '../carriers/narrowing-conditions.ts'
import { wireRows } from '../carriers/wire-rows.ts'
import { today } from '../clock.ts'
import { type PageParams, pageOf } from '../http/paging.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import type { Bucket } from './bucket-of.ts'
import { refreshBuckets } from './refresh-buckets.ts'

/** The conditions of a search among a company's own carriers, where the start of a name needs no index range. */
function searchedBy(sent: SentFilters, by: NarrowedFor) {
  if (Object.keys(sent).length === 0) return [sql<boolean>`carriers.is_findable`]
  const filter = readFilters(sent, by)
  const { nameStart } = filter
  if (nameStart === undefined) return conditionsOf(filter)
  const end = nameStart + LAST
  return [
    ...conditionsOf(filter),
    sql<boolean>`((carriers.legal_name_key >= ${nameStart} and carriers.legal_name_key < ${end})
      or (carriers.dba_name_key >= ${nameStart} and carriers.dba_name_key < ${end}))`,
  ]
}

/**
 * One page of the carriers that a company monitors, newest subscription first, of one bucket or of all.
 *
 * Choice: a plan without rules assesses nothing, so all its carriers are incomplete. A bucket is of all
 * rules, also for a user who may not see safety data: it must not be milder than the carrier deserves.
 */
export async function listMonitored(
  services: Services,
  actor: Actor,
  requested: { readonly bucket: Bucket | undefined; readonly search: SentFilters; readonly page: PageParams },
  signal: AbortSignal,
) {
  const { db } = services
  const companyId = companyOf(actor)
  const conditions = searchedBy(requested.search, { companyId, day: today(services.clock) })
  const mayRule = actor.paywall.can_rule
  if (mayRule) await refreshBuckets(services, companyId, signal)
  let rows = db
    .selectFrom('subscriptions')
    .innerJoin('carriers', 'carriers.id', 'subscriptions.carrier_id')
    .select(['subscriptions.id', 'subscriptions.carrier_id', 'subscriptions.created_at'])
    .select('subscriptions.bucket')
    .where('subscriptions.company_id', '=', companyId)
    .orderBy('subscriptions.created_at', 'desc')
    .orderBy('subscriptions.id', 'desc')
  for (const condition of conditions) rows = rows.where(condition)
  if (mayRule && requested.bucket !== undefined)
    rows = rows.where('subscriptions.bucket', '=', requested.bucket)
  if (!mayRule && requested.bucket !== undefined && requested.bucket !== 'incomplete')
    rows = rows.where(sql<boolean>`false`)
  const page = await pageOf(rows, requested.page)
  const found = await wireRows(
    services,
    actor,
    page.rows.map(row => row.carrier_id),
  )
  const carriers = new Map(found.map(({ wire }) => [wire.id, wire]))
  return {
    headers: page.headers,
    body: page.rows.flatMap(row => {
      const carrier = carriers.get(row.carrier_id)
      if (carrier === undefined) return []
      const bucket: Bucket = mayRule ? (row.bucket ?? 'incomplete') : 'incomplete'
      const created_at = row.created_at.toISOString()
      return [{ id: row.id, carrier_id: row.carrier_id, created_at, rules_assessment: bucket, carrier }]
    }),
  }
}
