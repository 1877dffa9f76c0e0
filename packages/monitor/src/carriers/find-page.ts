import { type Kysely, sql } from 'kysely'
import { today } from '../kernel/clock.ts'
import { OUTCOMES, type Outcome } from '../rules/assessment/worst-outcome.ts'
import type { Schema } from '../database/schema.ts'
import { cut, type PageParams } from '../http/paging.ts'
import { invalid } from '../http/refused.ts'
import type { Call } from '../http/route.ts'
import type { Bucket } from '../rules/bucket-of.ts'
import { bucketsOf } from './verdicts/buckets-of.ts'
import { refreshAssessments } from './verdicts/refresh-assessments.ts'
import { type Actor, companyOf } from '../http/session/actor.ts'
import type { CarrierFilter } from './carrier-filters.ts'
import { all } from './conditions.ts'
import { type Found, findSlice } from './find-slice.ts'
import type { Narrowing } from './narrowing.ts'
import { everyCondition } from './own-carriers.ts'
import { allFound, countMaxOf, searchIds, SORTED_MAX } from './search-carriers.ts'
import { type CarrierSort, isByVerdict, orderOf } from './sorts.ts'
import { verdictCounts } from './verdict-counts.ts'
import { verdictsOf } from './verdicts-of.ts'

/** The most carriers whose rules are assessed for one search; more would take too long for one response. */
const ASSESSED_MAX = 2_000
/** Carriers assessed at a time. */
const BATCH = 500

export interface SearchPage {
  readonly filter: CarrierFilter
  readonly sort: CarrierSort | undefined
  readonly page: PageParams
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
      left join own_carriers on own_carriers.carrier_id = carriers.id and company_id = ${filter.companyId ?? null}
    order by ${orderOf(sort, day)}`.execute(db)
  if (rows.length >= SORTED_MAX)
    throw invalid(
      'q.s',
      `${many(SORTED_MAX)} or more carriers match. Narrow the search before sorting, or sort by best match.`,
    )
  return rows.map(row => row.id)
}

type CallOf = Pick<Call, 'services' | 'signal'>
type Searched = Omit<SearchPage, 'page'>

/**
 * All carriers that a search finds, to be assessed.
 *
 * Refuses: 422 on `field` for more than `ASSESSED_MAX`: a part of them would look complete.
 */
async function assessable(
  { db, clock }: Call['services'],
  { filter, sort }: Searched,
  field: string,
): Promise<readonly number[]> {
  const most = { limit: ASSESSED_MAX + 1, offset: 0 }
  const ids =
    sort === undefined ? await searchIds(db, filter, most) : await sortedIds(db, filter, sort, today(clock))
  if (ids.length > ASSESSED_MAX)
    throw invalid(
      field,
      `More than ${many(ASSESSED_MAX)} carriers match. Narrow the search before checking them against your rules.`,
    )
  return ids
}

/**
 * How many of the carriers that a search finds have each verdict. Those of the monitored ones are stored.
 *
 * Refuses: 422 for more than `ASSESSED_MAX` among all carriers.
 */
export async function countVerdicts(
  call: CallOf,
  actor: Actor,
  filter: CarrierFilter,
): Promise<Readonly<Record<Outcome, number>>> {
  if (filter.companyId !== undefined) return countStored(call, filter.companyId, filter)
  const ids = await assessable(call.services, { filter, sort: undefined }, 'q')
  const verdicts = [...(await verdictsOf(call, actor, ids)).values()]
  return verdictCounts(
    OUTCOMES.map(verdict => ({ verdict, count: verdicts.filter(each => each === verdict).length })),
  )
}

/** How many of the monitored carriers that a search finds have each verdict. */
async function countStored({ services, signal }: CallOf, companyId: number, filter: CarrierFilter) {
  await refreshAssessments(services, companyId, signal)
  const { rows } = await sql<{ verdict: Outcome | null; count: number }>`
    select verdict, count(*)::int as count from own_carriers join carriers on carriers.id = carrier_id
    where company_id = ${companyId} and ${all(everyCondition(storedOnly(filter)))} group by verdict`.execute(
    services.db,
  )
  return verdictCounts(rows)
}

/** A search among monitored carriers that its verdict and bucket narrow too, as they are stored. */
const storedOnly = (filter: CarrierFilter): CarrierFilter => {
  const { verdict_eq, rules_assessment_eq } = filter.narrowing?.requested ?? {}
  return { ...filter, stored: { verdict_eq, rules_assessment_eq } }
}

/** The carriers in a bucket, by the rules of the caller's company. */
async function inBucket(
  { services, signal }: CallOf,
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

/** One page of carriers that were all read, counted and paged as far as those that are not. */
const pageOf = (
  filter: CarrierFilter,
  every: readonly number[],
  { offset, limit }: { offset: number; limit: number },
): Found => {
  const ids = every.slice(0, countMaxOf(filter))
  return { ids: ids.slice(offset, offset + limit), total: ids.length }
}

/** The carriers of a search with a verdict or in a bucket, which are assessed for it. */
async function assessedIds(
  call: CallOf,
  actor: Actor,
  searched: Searched,
  { verdict_eq: verdict, rules_assessment_eq: bucket }: Narrowing,
): Promise<readonly number[]> {
  const field = bucket === undefined ? 'q.verdict_eq' : 'q.rules_assessment_eq'
  const every = await assessable(call.services, searched, field)
  const ids = bucket === undefined ? every : await inBucket(call, actor, every, bucket)
  if (verdict === undefined) return ids
  const verdicts = await verdictsOf(call, actor, ids)
  return ids.filter(id => verdicts.get(id) === verdict)
}

/** All carriers that a search finds in the order of their verdicts: those without one last, ties by id. */
async function byVerdict(call: CallOf, actor: Actor, { filter, sort }: Searched): Promise<readonly number[]> {
  const ids = await assessable(call.services, { filter, sort: undefined }, 'q.s')
  const verdicts = await verdictsOf(call, actor, ids)
  const sign = sort === 'verdict desc' ? -1 : 1
  const rankOf = (id: number): number => {
    const verdict = verdicts.get(id)
    return verdict === undefined ? OUTCOMES.length : sign * OUTCOMES.indexOf(verdict)
  }
  return ids.toSorted((one, other) => rankOf(one) - rankOf(other) || one - other)
}

/**
 * The carriers on one page of a search, and how many there are, `countMaxOf` it at most.
 *
 * Refuses: 422 for sorting `SORTED_MAX` carriers or more, and for assessing more than `ASSESSED_MAX` that are not
 * monitored.
 */
export async function findPage(
  call: CallOf,
  actor: Actor,
  { filter: sent, sort, page }: SearchPage,
): Promise<Found> {
  const { db, clock } = call.services
  const requested = sent.narrowing?.requested ?? {}
  const slice = cut(page)
  const isAssessed = requested.rules_assessment_eq !== undefined || requested.verdict_eq !== undefined
  if (isAssessed && sent.companyId === undefined)
    return pageOf(sent, await assessedIds(call, actor, { filter: sent, sort }, requested), slice)
  if (isByVerdict(sort) && sent.companyId === undefined)
    return pageOf(sent, await byVerdict(call, actor, { filter: sent, sort }), slice)
  if (isAssessed || isByVerdict(sort)) await refreshAssessments(call.services, companyOf(actor), call.signal)
  const filter = isAssessed ? storedOnly(sent) : sent
  if (sort !== undefined) return pageOf(filter, await sortedIds(db, filter, sort, today(clock)), slice)
  return findSlice({ db, signal: call.signal }, filter, slice)
}
