import type { Kysely } from 'kysely'
import { wireRows } from '../carriers/wire-rows.ts'
import type { Schema } from '../database/schema.ts'
import { type PageParams, pageOf } from '../http/paging.ts'
import type { Services } from '../services.ts'
import { type Actor, companyOf } from '../session/actor.ts'
import { CONNECTION_COLUMNS, type TABS, wireConnectionOf } from './wire-connection.ts'

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

/**
 * A page of a tab: the connections by one index range, and their carriers as in all lists. The tables are read once for
 * any number of rows.
 */
export async function readTab(
  services: Services,
  actor: Actor,
  { tab, ...params }: PageParams & { readonly tab: (typeof TABS)[number] },
) {
  const page = await pageOf(ownConnections(services.db, companyOf(actor)).where('tab', '=', tab), params)
  const rows = await wireRows(
    services,
    actor,
    page.rows.map(({ carrier_id }) => carrier_id),
  )
  const carriers = new Map(rows.map(({ wire }) => [wire.id, wire]))
  return {
    body: page.rows.flatMap(row => {
      const carrier = carriers.get(row.carrier_id)
      return carrier === undefined ? [] : [{ ...wireConnectionOf(row), carrier }]
    }),
    headers: page.headers,
  }
}
