import { type Kysely, sql } from 'kysely'
import { today } from '../clock.ts'
import type { Outcome } from '../assessment/worst-outcome.ts'
import type { Schema } from '../database/schema.ts'
import { cut, type PageParams } from '../http/paging.ts'
import { invalid } from '../http/refused.ts'
import type { Call } from '../http/route.ts'
import type { Bucket } from '../monitored/bucket-of.ts'
import { bucketsOf } from '../monitored/buckets-of.ts'
import type { Actor } from '../session/actor.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import { allFound, COUNT_MAX, countFound, searchIds } from './search-carriers.ts'
import { type CarrierSort, orderOf } from './sorts.ts'
import { verdictsOf } from './verdicts-of.ts'

/** The most carriers whose rules are assessed for one search; more would take too long for one response. */
export const ASSESSED_MAX = 2_000
/** Carriers assessed at a time. */
const BATCH = 500

export interface SearchPage {
  readonly filter: CarrierFilter
  readonly sort: CarrierSort | undefined
  readonly page: PageParams
}

interface Found {
  readonly ids: readonly number[]
  readonly total: number
}

const many = (count: number) => count.toLocaleString('en-US')

/**
 * All carriers that a search finds, in an order without an index, so that all of them are sorted.
 *
 * Refuses: 422 for too many.
 */
export async function sortedIds(
  db: Kysely<Schema>,
  filter: CarrierFilter,
  sort: CarrierSort,
  day: string,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select carriers.id from (${allFound(filter)}) as found join carriers on carriers.id = found.id
    order by ${orderOf(sort, day)}`.execute(db)
  if (rows.length >= COUNT_MAX)
    throw invalid(
      'q.s',
      `${many(COUNT_MAX)} or more carriers match. Narrow the search before sorting, or sort by best match.`,
    )
  return rows.map(row => row.id)
}

/** Refuses: 422 on `field` for more carriers than are assessed for one request. */
export function requireAssessable(ids: readonly number[], field: string): void {
  if (ids.length > ASSESSED_MAX)
    throw invalid(
      field,
      `More than ${many(ASSESSED_MAX)} carriers match. Narrow the search before checking them against your rules.`,
    )
}

/** All carriers that a search finds, to be assessed. Refuses: 422 on `field` for more than `ASSESSED_MAX`. */
async function assessable(
  { db, clock }: Call['services'],
  { filter, sort }: Omit<SearchPage, 'page'>,
  field: string,
): Promise<readonly number[]> {
  const most = { limit: ASSESSED_MAX + 1, offset: 0 }
  const ids =
    sort === undefined ? await searchIds(db, filter, most) : await sortedIds(db, filter, sort, today(clock))
  requireAssessable(ids, field)
  return ids
}

/** How many of some carriers have each verdict. */
export async function verdictCountsOf(
  call: Pick<Call, 'services' | 'signal'>,
  actor: Actor,
  ids: readonly number[],
): Promise<Readonly<Record<Outcome, number>>> {
  const verdicts = [...(await verdictsOf(call, actor, ids)).values()]
  const count = (outcome: Outcome) => verdicts.filter(each => each === outcome).length
  return {
    fail: count('fail'),
    incomplete: count('incomplete'),
    override: count('override'),
    pass: count('pass'),
  }
}

/**
 * How many of the carriers that a search finds have each verdict.
 *
 * Refuses: 422 for more than `ASSESSED_MAX`.
 */
export async function countVerdicts(
  call: Pick<Call, 'services' | 'signal'>,
  actor: Actor,
  filter: CarrierFilter,
): Promise<Readonly<Record<Outcome, number>>> {
  const ids = await assessable(call.services, { filter, sort: undefined }, 'q')
  return verdictCountsOf(call, actor, ids)
}

/** The carriers in a bucket, by the rules of the caller's company. */
async function inBucket(
  { services, signal }: Pick<Call, 'services' | 'signal'>,
  actor: Actor,
  ids: readonly number[],
  bucket: Bucket,
): Promise<readonly number[]> {
  const matching: number[] = []
  for (let from = 0; from < ids.length; from += BATCH) {
    signal.throwIfAborted()
    const batch = ids.slice(from, from + BATCH)
    const buckets = await bucketsOf(services, actor, batch, today(services.clock))
    matching.push(...batch.filter(id => buckets.get(id) === bucket))
  }
  return matching
}

const pageOf = (ids: readonly number[], { offset, limit }: { offset: number; limit: number }): Found => ({
  ids: ids.slice(offset, offset + limit),
  total: ids.length,
})

/**
 * The carriers on one page of a search, and how many there are, `COUNT_MAX` at most.
 *
 * Refuses: 422 for sorting `COUNT_MAX` carriers or more, and for assessing more than `ASSESSED_MAX`: a partial result
 * would look complete.
 */
export async function findPage(
  call: Pick<Call, 'services' | 'signal'>,
  actor: Actor,
  { filter, sort, page }: SearchPage,
): Promise<Found> {
  const { db, clock } = call.services
  const { rules_assessment_eq: bucket, verdict_eq: verdict } = filter.narrowing?.requested ?? {}
  const slice = cut(page)
  if (bucket !== undefined || verdict !== undefined) {
    const field = bucket === undefined ? 'q.verdict_eq' : 'q.rules_assessment_eq'
    const all = await assessable(call.services, { filter, sort }, field)
    const ids = bucket === undefined ? all : await inBucket(call, actor, all, bucket)
    if (verdict === undefined) return pageOf(ids, slice)
    const verdicts = await verdictsOf(call, actor, ids)
    return pageOf(
      ids.filter(id => verdicts.get(id) === verdict),
      slice,
    )
  }
  if (sort !== undefined) return pageOf(await sortedIds(db, filter, sort, today(clock)), slice)
  const ids = await searchIds(db, filter, slice)
  call.signal.throwIfAborted()
  // A first page that is not full holds all results.
  const isWhole = page.page === 1 && ids.length < page.per_page
  return { ids, total: isWhole ? ids.length : await countFound(db, filter) }
}
