import type { Kysely } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Outcome } from '../rules/assessment/worst-outcome.ts'
import {
  type OwnListing,
  type OwnSearch,
  ownConditions,
  ownOrder,
  requireRules,
} from '../carriers/own-carriers.ts'
import { isByVerdict } from '../carriers/sorts.ts'
import { verdictCounts } from '../carriers/verdict-counts.ts'
import { wireRows } from '../carriers/wire-rows.ts'
import { today } from '../kernel/clock.ts'
import type { Schema } from '../database/schema.ts'
import { type PageParams, pageOf } from '../http/paging.ts'
import type { Call } from '../http/route.ts'
import { refreshAssessments } from '../carriers/verdicts/refresh-assessments.ts'
import type { Services } from '../http/services.ts'
import { type Actor, companyOf } from '../http/session/actor.ts'
import { CONNECTION_COLUMNS, TABS, wireConnectionOf } from './wire-connection.ts'

/** A broker's own connections, highest id first. */
export const ownConnections = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('connections')
    .select(CONNECTION_COLUMNS)
    .where('issuer_id', '=', companyId)
    .orderBy('id', 'desc')

/** Whether a connection is the broker's own. A foreign one looks like a missing one. */
export async function ownsConnection(db: Kysely<Schema>, companyId: number, id: number): Promise<boolean> {
  return (
    (await ownConnections(db, companyId)
      .where('id', '=', id)
      .clearSelect()
      .select('id')
      .executeTakeFirst()) !== undefined
  )
}

type Tab = (typeof TABS)[number]

/** A broker's connections whose carriers a search finds, in any order. */
const connectedTo = ({ db, clock }: Services, companyId: number, search: OwnListing) => {
  let found = db
    .selectFrom('connections')
    // Each has its carrier: an outer join is left out of a statement that reads nothing of carriers.
    .leftJoin('carriers', 'carriers.id', 'connections.carrier_id')
    .leftJoin('own_carriers', own =>
      own
        .onRef('own_carriers.company_id', '=', 'connections.issuer_id')
        .onRef('own_carriers.carrier_id', '=', 'connections.carrier_id'),
    )
    .where('connections.issuer_id', '=', companyId)
  for (const condition of ownConditions(search, { companyId, day: today(clock) }))
    found = found.where(condition)
  return found
}

/** How many connections a search finds in each tab. Empty: 0. */
export async function countTabs(
  services: Services,
  actor: Actor,
  search: OwnSearch,
): Promise<Record<Tab, number>> {
  const found = await connectedTo(services, companyOf(actor), search)
    .where('connections.tab', 'is not', null)
    .select('connections.tab')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('connections.tab')
    .execute()
  const counts = new Map(found.map(({ tab, count }) => [tab, count]))
  return Object.fromEntries(TABS.map(tab => [tab, counts.get(tab) ?? 0])) as Record<Tab, number>
}

type CallOf = Pick<Call, 'services' | 'signal'>

interface OfTab {
  readonly tab: Tab
  readonly search: OwnListing
}

/** The connections of a tab whose carriers a search finds, highest id first or as ordered. */
const inTab = (services: Services, actor: Actor, { tab, search }: OfTab) => {
  const order = ownOrder(search, actor, today(services.clock))
  const rows = connectedTo(services, companyOf(actor), search)
    .where('connections.tab', '=', tab)
    .select(['connections.id', 'connections.carrier_id'])
  return order === undefined ? rows.orderBy('connections.id', 'desc') : rows.orderBy(order)
}

/**
 * How many carriers of a tab have each verdict.
 *
 * Refuses: 403 without rules in the plan.
 */
export async function countTabVerdicts({ services, signal }: CallOf, actor: Actor, { tab, search }: OfTab) {
  requireRules(actor)
  const companyId = companyOf(actor)
  const found = connectedTo(services, companyId, search).where('connections.tab', '=', tab)
  await refreshAssessments(services, companyId, signal)
  return verdictCounts(
    await found
      .select('own_carriers.verdict')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy('own_carriers.verdict')
      .execute(),
  )
}

/** The ids of a page of a tab, all or those with a verdict. Refuses: 403 for verdicts without rules in the plan. */
async function idsOfPage(
  { services, signal }: CallOf,
  actor: Actor,
  { verdict, ...params }: PageParams & OfTab & { readonly verdict: Outcome | undefined },
) {
  const rows = inTab(services, actor, params)
  if (verdict !== undefined) requireRules(actor)
  if (verdict !== undefined || isByVerdict(params.search.s))
    await refreshAssessments(services, companyOf(actor), signal)
  const page = await pageOf(
    verdict === undefined ? rows : rows.where('own_carriers.verdict', '=', verdict),
    params,
  )
  return { ids: page.rows.map(({ id }) => id), headers: page.headers }
}

/**
 * A page of a tab, highest id first or as ordered, and their carriers as in all lists. The tables are read once for any
 * number of rows.
 */
export async function readTab(
  call: CallOf,
  actor: Actor,
  params: PageParams & OfTab & { readonly verdict: Outcome | undefined },
) {
  const { services } = call
  const companyId = companyOf(actor)
  const { ids, headers } = await idsOfPage(call, actor, params)
  const own =
    ids.length === 0
      ? []
      : await ownConnections(services.db, companyId).where('id', '=', anyOf(ids)).execute()
  const rows = await wireRows(
    services,
    actor,
    own.map(({ carrier_id }) => carrier_id),
  )
  const carriers = new Map(rows.map(({ wire }) => [wire.id, wire]))
  const connections = new Map(own.map(row => [row.id, row]))
  return {
    body: ids.flatMap(id => {
      const row = connections.get(id)
      const carrier = row && carriers.get(row.carrier_id)
      return row === undefined || carrier === undefined ? [] : [{ ...wireConnectionOf(row), carrier }]
    }),
    headers,
  }
}
