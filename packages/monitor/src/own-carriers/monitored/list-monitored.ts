import { sql } from 'kysely'
import { type OwnListing, type OwnSearch, ownConditions, ownOrder } from '../../carriers/own-carriers.ts'
import { wireRows } from '../../carriers/wire-rows.ts'
import { today } from '../../kernel/clock.ts'
import { type PageParams, pageOf } from '../../http/paging.ts'
import { refreshAssessments } from '../../carriers/verdicts/refresh-assessments.ts'
import type { Services } from '../../http/services.ts'
import { type Actor, companyOf } from '../../http/session/actor.ts'
import { type Bucket, BUCKETS } from '../../rules/bucket-of.ts'

/** The carriers that a company monitors and that a search finds. */
const monitored = ({ db, clock }: Services, companyId: number, search: OwnListing) => {
  const conditions = ownConditions(search, { companyId, day: today(clock) })
  let rows = db
    .selectFrom('subscriptions')
    // Each has its carrier: an outer join is left out of a statement that reads nothing of carriers.
    .leftJoin('carriers', 'carriers.id', 'subscriptions.carrier_id')
    .leftJoin('own_carriers', own =>
      own
        .onRef('own_carriers.company_id', '=', 'subscriptions.company_id')
        .onRef('own_carriers.carrier_id', '=', 'subscriptions.carrier_id'),
    )
    .where('subscriptions.company_id', '=', companyId)
    // The few that cannot be found have an index; of the others no row is read.
    .where(sql<boolean>`not exists (
      select from carriers as lost where lost.id = subscriptions.carrier_id and not lost.is_findable)`)
  for (const condition of conditions) rows = rows.where(condition)
  return rows
}

/**
 * How many monitored carriers a search finds in each bucket. Empty: 0.
 *
 * Choice: as `listMonitored`.
 */
export async function countBuckets(
  services: Services,
  actor: Actor,
  search: OwnSearch,
  signal: AbortSignal,
): Promise<Record<Bucket, number>> {
  const companyId = companyOf(actor)
  const searched = monitored(services, companyId, search)
  const mayRule = actor.paywall.can_rule
  if (mayRule) await refreshAssessments(services, companyId, signal)
  const found = await searched
    .select('own_carriers.bucket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('own_carriers.bucket')
    .execute()
  const counts = Object.fromEntries(BUCKETS.map(bucket => [bucket, 0])) as Record<Bucket, number>
  for (const { bucket, count } of found) counts[(mayRule ? bucket : null) ?? 'incomplete'] += count
  return counts
}

/**
 * One page of the carriers that a company monitors, of one bucket or of all: newest subscription first, or as ordered.
 *
 * Choice: a plan without rules assesses nothing, so all its carriers are incomplete. A bucket is of all
 * rules, also for a user who may not see safety data: it must not be milder than the carrier deserves.
 */
export async function listMonitored(
  services: Services,
  actor: Actor,
  requested: { readonly bucket: Bucket | undefined; readonly search: OwnListing; readonly page: PageParams },
  signal: AbortSignal,
) {
  const companyId = companyOf(actor)
  const order = ownOrder(requested.search, actor, today(services.clock))
  // Reads the search, and may refuse it, before anything is written.
  const searched = monitored(services, companyId, requested.search)
  const mayRule = actor.paywall.can_rule
  if (mayRule) await refreshAssessments(services, companyId, signal)
  let rows = searched.select([
    'subscriptions.id',
    'subscriptions.carrier_id',
    'subscriptions.created_at',
    'own_carriers.bucket',
  ])
  rows =
    order === undefined
      ? rows.orderBy('subscriptions.created_at', 'desc').orderBy('subscriptions.id', 'desc')
      : rows.orderBy(order)
  if (mayRule && requested.bucket !== undefined)
    rows = rows.where('own_carriers.bucket', '=', requested.bucket)
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
