import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { authorOf, recordEntry } from '../../http/audit-log/record-entry.ts'
import type { FactAges } from '../../rules/assessment/facts.ts'
import { SOURCE_KINDS } from '../../rules/terms/rule-sources.ts'
import type { Schema } from '../../database/schema.ts'
import { planGuard, scopeGuard } from '../../http/guards/guards.ts'
import { idInQuery, sortedBy, wholeNumber } from '../../http/fields.ts'
import { pageOf, pagingFields } from '../../http/paging.ts'
import { missing } from '../../http/refused.ts'
import { type Route, route } from '../../http/route.ts'
import { countOpenLoads } from '../../freight/loads/count-open-loads.ts'
import { companyRuleTypes, hasClassification } from '../../carriers/verdicts/company-rules.ts'
import {
  OWN_FACTS_MAX,
  readOwnCarrierFacts,
  wireOwnCarrierFacts,
} from '../../own-carriers/rules/own-carrier-facts.ts'
import { companyOf } from '../../http/session/actor.ts'

const mayRule = planGuard('can_rule')

const wireRuleSet = z.object({
  id: z.number(),
  company_id: z.number(),
  carrier_id: z.number().nullable(),
  is_types: z.record(z.string(), z.number().nullable()),
  created_at: z.string(),
})

/** A company's own sets; those of a classification are read through `rules/is_types`. */
const ownRuleSets = (db: Kysely<Schema>, companyId: number) =>
  db
    .selectFrom('rule_sets')
    .where('company_id', '=', companyId)
    .where('carrier_id', 'is', null)
    .where('classification_id', 'is', null)

const COLUMNS = ['id', 'company_id', 'carrier_id', 'is_types', 'created_at'] as const

const wireSet = <Row extends { created_at: Date }>(set: Row) => ({
  ...set,
  created_at: set.created_at.toISOString(),
})

const list = route({
  method: 'GET',
  path: 'rules',
  summary: "The company's own rule sets, newest first",
  access: 'broker',
  guards: [mayRule],
  query: z.strictObject({
    company_id: idInQuery.optional(),
    q: z
      .strictObject({
        carrier_id_null: z.literal('true', 'Only these are listed.').optional(),
        s: sortedBy('created_at desc'),
      })
      .optional(),
    ...pagingFields,
  }),
  answer: z.array(wireRuleSet),
  handle: async ({ services: { db }, actor, query }) => {
    const companyId = companyOf(actor)
    if (query.company_id !== undefined && query.company_id !== companyId) throw missing()
    const sets = ownRuleSets(db, companyId)
      .select(COLUMNS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
    const { rows, headers } = await pageOf(sets, query)
    return { body: rows.map(wireSet), headers }
  },
})

const types = route({
  method: 'GET',
  path: 'rules/is_types',
  summary: 'Names of the rule types that the company assesses, for one classification or all',
  access: 'broker',
  guards: [mayRule],
  query: z.strictObject({ classification_id: idInQuery.optional() }),
  answer: z.array(z.string()),
  handle: async ({ services: { db }, actor, query: { classification_id: id } }) => {
    const companyId = companyOf(actor)
    if (id !== undefined && !(await hasClassification(db, companyId, id))) throw missing()
    // Choice: a classification without its own set uses the company's.
    const own = id === undefined ? null : await companyRuleTypes(db, companyId, id)
    return { body: [...(own ?? (await companyRuleTypes(db, companyId)) ?? [])] }
  },
})

const one = route({
  method: 'GET',
  path: 'rules/:id',
  summary: "One rule set, the company's own",
  access: 'broker',
  guards: [mayRule],
  answer: wireRuleSet,
  handle: async ({ services: { db }, actor, params: { id } }) => {
    const set = await ownRuleSets(db, companyOf(actor))
      .select(COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst()
    if (set === undefined) throw missing()
    return { body: wireSet(set) }
  },
})

const daysBetween = (min: number, max: number) => {
  const limits = `Give a number from ${min} to ${max}.`
  return z.int('Give a whole number of days.').min(min, limits).max(max, limits).nullable()
}

const days = daysBetween(1, 3_650)

const wireFactAges = z.strictObject({
  registration: days,
  census: days,
  safety: days,
  certificates: days,
  checks: days,
  contacts: daysBetween(7, 730),
})

/** The limits of a company: those of its rules, and its window of contacts. */
type AgeLimits = FactAges & { readonly contacts: number | null }

const AGE_LIMITS = [...SOURCE_KINDS, 'contacts'] as const

const wireAgesOf = (ages: AgeLimits) => ({
  fact_ages: Object.fromEntries(AGE_LIMITS.map(limit => [limit, ages[limit] ?? null])) as z.output<
    typeof wireFactAges
  >,
})

/** The limits as the audit log has them: `census 90`. */
const agesInLog = (ages: AgeLimits) =>
  AGE_LIMITS.flatMap(limit => (ages[limit] == null ? [] : [`${limit} ${ages[limit]}`]))

const contactsOf = async (db: Kysely<Schema>, companyId: number) => {
  const { contact_window_days } = await db
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('contact_window_days')
    .executeTakeFirstOrThrow()
  return contact_window_days
}

/** Beyond section 7. */
const factAges = route({
  method: 'GET',
  path: 'rules/fact_ages',
  summary:
    "How many days old facts may be for the company's rules to pass, and how long its contacts must be on record",
  access: 'broker',
  guards: [mayRule],
  answer: z.object({ fact_ages: wireFactAges }),
  handle: async ({ services: { db }, actor }) => {
    const set = await ownRuleSets(db, companyOf(actor)).select('fact_ages').executeTakeFirst()
    if (set === undefined) throw missing()
    return { body: wireAgesOf({ ...set.fact_ages, contacts: actor.company?.contact_window_days ?? null }) }
  },
})

/** Beyond section 7. A limit that is left out stays; null is any age, and 90 days of contacts. */
const setFactAges = route({
  method: 'PATCH',
  path: 'rules/fact_ages',
  summary:
    "Sets how many days old facts may be for the company's rules to pass, and how long its contacts must be on record",
  access: 'broker',
  guards: [mayRule, scopeGuard('manage_users')],
  body: z.strictObject({ fact_ages: wireFactAges.partial() }),
  answer: z.object({ fact_ages: wireFactAges }),
  handle: async ({ services: { db, clock }, actor, body }) => {
    const companyId = companyOf(actor)
    const { contacts, ...ages } = body.fact_ages
    const limits = await db.transaction().execute(async trx => {
      const was = await ownRuleSets(trx, companyId).select(['id', 'fact_ages']).forUpdate().executeTakeFirst()
      if (was === undefined) throw missing()
      const { fact_ages } = await trx
        .updateTable('rule_sets')
        .set({
          fact_ages: sql`jsonb_strip_nulls(fact_ages || ${JSON.stringify(ages)}::jsonb)`,
        })
        .where('id', '=', was.id)
        .returning('fact_ages')
        .executeTakeFirstOrThrow()
      const contactsBefore = await contactsOf(trx, companyId)
      if (contacts !== undefined)
        await trx
          .updateTable('companies')
          .set({ contact_window_days: contacts })
          .where('id', '=', companyId)
          .execute()
      const is = { ...fact_ages, contacts: contacts === undefined ? contactsBefore : contacts }
      const [before, after] = [agesInLog({ ...was.fact_ages, contacts: contactsBefore }), agesInLog(is)]
      if (before.join() !== after.join())
        await recordEntry(trx, authorOf(actor, clock), { kind: 'fact_ages_changed', before, after })
      return is
    })
    return { body: wireAgesOf(limits) }
  },
})

/** Beyond section 7: what a draft of other rules is tried on. */
const ownFacts = route({
  method: 'GET',
  path: 'rules/own_carrier_facts',
  summary: "The facts that rules use about the company's own carriers, by id, in columns",
  access: 'broker',
  guards: [mayRule, scopeGuard('manage_users')],
  query: z.strictObject({
    after: idInQuery.optional(),
    limit: wholeNumber({ min: 1, max: OWN_FACTS_MAX }).default(OWN_FACTS_MAX),
  }),
  answer: wireOwnCarrierFacts,
  handle: async ({ services, actor, query: { after = 0, limit } }) => ({
    body: await readOwnCarrierFacts(services, actor, {
      after,
      limit,
      countOpenLoads: carrierIds => countOpenLoads(services, actor, carrierIds),
    }),
  }),
})

export const routes: readonly Route[] = [list, types, factAges, setFactAges, ownFacts, one]
