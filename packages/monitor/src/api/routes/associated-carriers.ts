import type { Kysely } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import { z } from 'zod'
import { blockCarriers } from '../../own-carriers/block-carriers.ts'
import { FEDERAL_KINDS, KINDS, kindField } from '../../carriers/associations/kinds.ts'
import { pageOfTies, type Tie } from '../../carriers/associations/read-ties.ts'
import { sharedContactsOf } from '../../carriers/associations/shared-contacts.ts'
import { requireFindable } from '../../carriers/require-findable.ts'
import { SHORT_CONNECTION } from '../../carriers/short-connection.ts'
import { readSuggestions } from '../../carriers/suggestions.ts'
import { wireCarrier, wireSuggestion } from '../../carriers/wire-carrier.ts'
import type { Schema } from '../../database/schema.ts'
import { planGuard, seesFullProfile } from '../../http/guards/guards.ts'
import { idInBody } from '../../http/fields.ts'
import { cut, pagingFields, pagingHeaders } from '../../http/paging.ts'
import { forbidden } from '../../http/refused.ts'
import { type Guard, type Route, route } from '../../http/route.ts'
import { notesInBody } from '../../onboarding/notes-field.ts'
import { companyOf } from '../../http/session/actor.ts'

/** A carrier's identity, with the connection of the caller's company. */
export const wireConnected = wireSuggestion.extend({ connection: wireCarrier.shape.connection })

/** Carriers in the order of the ids, each with the company's own connection: two statements. */
export async function readConnected(db: Kysely<Schema>, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const carriers = await readSuggestions(db, ids)
  const connections = await db
    .selectFrom('connections')
    .select(['carrier_id', ...SHORT_CONNECTION])
    .where('issuer_id', '=', companyId)
    .where('carrier_id', '=', anyOf(ids))
    .execute()
  const byCarrier = new Map(connections.map(({ carrier_id, ...connection }) => [carrier_id, connection]))
  return carriers.map(carrier => ({ ...carrier, connection: byCarrier.get(carrier.id) ?? null }))
}

/** The most carriers of one request; the other request blocks a whole kind. */
const TICKED_MAX = 500

const wireAssociated = wireConnected.extend({
  /** Null: some keys of this kind were not compared, and none of the others is shared. */
  associations: z.object({
    email: z.number().nullable(),
    phone: z.number().nullable(),
    address: z.number().nullable(),
    contact: z.number().nullable(),
    remote_address: z.number().nullable(),
    vehicle_vin: z.number().nullable(),
  }),
  /** Some of each kind by the federal record, and since when both have them; beyond section 7. */
  shared_contacts: z.array(
    z.object({ is_type: z.enum(FEDERAL_KINDS), value: z.string(), since: z.string().nullable() }),
  ),
})
type WireAssociations = z.input<typeof wireAssociated>['associations']

const countsOf = ({ counts }: Tie, passedOver: readonly string[]) =>
  Object.fromEntries(
    KINDS.map(kind => [kind, counts[kind] ?? (passedOver.includes(kind) ? null : 0)]),
  ) as WireAssociations

const list = route({
  method: 'GET',
  path: 'carriers/:id/associated_carriers',
  summary: 'Carriers that share something with a carrier, strongest link first',
  access: 'broker',
  guards: [seesFullProfile],
  query: z.strictObject({
    required_associations: z.array(kindField).max(KINDS.length, 'Name each kind once.').default([]),
    ...pagingFields,
  }),
  answer: z.array(wireAssociated),
  handle: async ({ services: { db }, actor, params: { id }, query }) => {
    await requireFindable(db, id)
    const params = { required: query.required_associations, ...cut(query) }
    const { ties, total, passedOver } = await pageOfTies(db, id, params)
    const counts = new Map(ties.map(tie => [tie.carrier_id, countsOf(tie, passedOver)]))
    const ids = [...counts.keys()]
    const [carriers, contactsOf] = await Promise.all([
      readConnected(db, companyOf(actor), ids),
      sharedContactsOf(db, id, ids),
    ])
    return {
      body: carriers.map(carrier => ({
        ...carrier,
        associations: counts.get(carrier.id) as WireAssociations,
        shared_contacts: contactsOf(carrier.id),
      })),
      headers: pagingHeaders(query, total),
    }
  },
})

const blockFields = {
  is_type: kindField,
  connection_notes: notesInBody.default(null),
}
const wireBlocked = z.object({
  carrier_ids: z.array(z.number()),
  blocked_count: z.number(),
  newly_blocked_count: z.number(),
  /** Beyond section 7: of how many of them a decision record was kept with it. */
  decision_records_count: z.number(),
})

/** Source: section 9, "Feature toggles" (DISABLE_DNU_ASSOCIATIONS). */
const blocksAssociates: Guard = ({ services }) => {
  if (services.config.disablesDnuAssociations === true)
    throw forbidden('This installation blocks no carrier by what it shares with another.')
}

// Choice: section 6 names no right for this; like every change of connections it requires the plan's feature.
const mayBlock = [planGuard('can_connect'), seesFullProfile, blocksAssociates]

const answered = ({ carrierIds, newlyBlocked, stored }: Awaited<ReturnType<typeof blockCarriers>>) => ({
  body: {
    carrier_ids: [...carrierIds],
    blocked_count: carrierIds.length,
    newly_blocked_count: newlyBlocked,
    decision_records_count: stored,
  },
})

const blockByType = route({
  method: 'PATCH',
  path: 'carriers/:id/block_associated_carriers',
  summary: 'Sets every carrier that shares one kind of thing to do-not-dispatch',
  access: 'broker',
  guards: mayBlock,
  body: z.strictObject(blockFields),
  answer: wireBlocked,
  handle: async ({ services, actor, params: { id }, body }) => {
    await requireFindable(services.db, id)
    const { is_type: kind, connection_notes: notes } = body
    const block = { carrierId: id, kind, carrierIds: null, notes }
    return answered(await blockCarriers(services, actor, block))
  },
})

const blockByIds = route({
  method: 'PATCH',
  path: 'carriers/:id/block_associated_carriers_by_ids',
  summary: 'Sets the carriers named, which share one kind of thing, to do-not-dispatch',
  access: 'broker',
  guards: mayBlock,
  body: z.strictObject({
    ...blockFields,
    carrier_ids: z
      .array(idInBody, 'Give a list of ids.')
      .min(1, 'Choose at least one carrier.')
      .max(TICKED_MAX, `Choose at most ${TICKED_MAX} carriers.`),
  }),
  answer: wireBlocked,
  handle: async ({ services, actor, params: { id }, body }) => {
    await requireFindable(services.db, id)
    const { is_type: kind, connection_notes: notes, carrier_ids: carrierIds } = body
    return answered(await blockCarriers(services, actor, { carrierId: id, kind, carrierIds, notes }))
  },
})

export const routes: readonly Route[] = [list, blockByType, blockByIds]
