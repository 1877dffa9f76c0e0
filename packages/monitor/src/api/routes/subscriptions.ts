import { z } from 'zod'
import { requireFindable } from '../../carriers/require-findable.ts'
import { assessInBackground } from '../../carriers/verdicts/refresh-assessments.ts'
import { notBefore } from '../../database/not-before.ts'
import { authorOf, recordEntry } from '../../http/audit-log/record-entry.ts'
import { idInBody, idInQuery } from '../../http/fields.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { companyOf } from '../../http/session/actor.ts'

const wireSubscription = z.object({ id: z.number(), carrier_id: z.number(), created_at: z.string() })

const create = route({
  method: 'POST',
  path: 'subscriptions/create_by_carrier',
  summary: 'Monitors a carrier; a repeat returns the first subscription',
  access: 'broker',
  body: z.strictObject({ carrier_id: idInBody }),
  answer: wireSubscription,
  handle: async ({ services, actor, body: { carrier_id } }) => {
    const { db, clock } = services
    await requireFindable(db, carrier_id)
    const company_id = companyOf(actor)
    const made = await db.transaction().execute(async trx => {
      const added = await trx
        .insertInto('subscriptions')
        .values({
          company_id,
          carrier_id,
          user_id: actor.user.id,
          created_at: notBefore('subscriptions', { company_id }, clock.now()),
        })
        .onConflict(conflict => conflict.columns(['company_id', 'carrier_id']).doNothing())
        .returningAll()
        .executeTakeFirst()
      if (added !== undefined)
        await recordEntry(trx, authorOf(actor, clock), {
          kind: 'carrier_monitored',
          carrierIds: [carrier_id],
        })
      return added
    })
    if (made !== undefined) assessInBackground(services, company_id)
    const found =
      made ??
      (await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('company_id', '=', company_id)
        .where('carrier_id', '=', carrier_id)
        .executeTakeFirst())
    // A colleague deleted it between the two statements.
    if (found === undefined) throw missing()
    return {
      status: made === undefined ? 200 : 201,
      body: { ...found, created_at: found.created_at.toISOString() },
    }
  },
})

const destroy = route({
  method: 'DELETE',
  path: 'subscriptions/destroy_by_carrier',
  summary: 'Stops monitoring a carrier, which removes it from My Carriers',
  access: 'broker',
  query: z.strictObject({ carrier_id: idInQuery }),
  handle: async ({ services: { db, clock }, actor, query }) => {
    await db.transaction().execute(async trx => {
      const { numDeletedRows } = await trx
        .deleteFrom('subscriptions')
        .where('company_id', '=', companyOf(actor))
        .where('carrier_id', '=', query.carrier_id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw missing()
      await recordEntry(trx, authorOf(actor, clock), {
        kind: 'carrier_monitoring_stopped',
        carrierIds: [query.carrier_id],
      })
    })
    return {}
  },
})

export const routes: readonly Route[] = [create, destroy]
