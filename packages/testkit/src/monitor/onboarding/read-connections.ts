import type { Kysely } from 'kysely'
import { type OwnListing, type OwnSearch, ownConditions, ownOrder } from '../carriers/own-carriers.ts'
import { wireRows } from '../carriers/wire-rows.ts'
import { today } from '../clock.ts'
import type { Schema } from '../database/schema.ts'
import { type PageParams, pageOf } from '../http/paging.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
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
    .innerJoin('carriers', 'carriers.id', 'connections.carrier_id')
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

/**
 * A page of a tab, highest id first or as ordered, and their carriers as in all lists. The tables are read once for any
 * number of rows.
 */
export async function readTab(
  services: Services,
  actor: Actor,
  { tab, search, ...params }: PageParams & { readonly tab: Tab; readonly search: OwnListing },
) {
  const companyId = companyOf(actor)
  const order = ownOrder(search, actor, today(services.clock))
  const inTab = connectedTo(services, companyId, search)
    .where('connections.tab', '=', tab)
    .select('connections.id')
  const page = await pageOf(
    order === undefined ? inTab.orderBy('connections.id', 'desc') : inTab.orderBy(order),
    params,
  )
  const ids = page.rows.map(({ id }) => id)
  const own =
    ids.length === 0 ? [] : await ownConnections(services.db, companyId).where('id', 'in', ids).execute()
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
    headers: page.headers,
  }
}
