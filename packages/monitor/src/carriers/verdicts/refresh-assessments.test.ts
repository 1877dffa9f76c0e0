import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../testing/thorough.ts'
import { TIE_WRITES } from '../../testing/tie-writes.ts'
import { assess } from '../../rules/assessment/assess.ts'
import { RULE_TYPES } from '../../rules/terms/rule-types.ts'
import { DECIDING_KINDS } from '../../rules/assessment/deciding-files.ts'
import { factsOf } from '../facts-of.ts'
import { verdictReasons } from '../../rules/assessment/verdict-reasons.ts'
import { readRecords } from '../read-records.ts'
import { verdictsOf } from '../verdicts-of.ts'
import { today } from '../../kernel/clock.ts'
import { bucketsOf } from './buckets-of.ts'
import { readWhole } from '../../federal/import/testing/import-files.ts'
import { companyRuleTypes } from './company-rules.ts'
import { decidingOverridesOf } from './deciding-overrides.ts'
import { refreshOrders } from '../orders.ts'
import type { Actor } from '../../http/session/actor.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { refreshAssessments } from './refresh-assessments.ts'

const COMPANY = 1
/** The standard rules, and others whose thresholds turn on days of their own. */
const TYPES = [...RULE_TYPES, 'authority_age_at_least_12_months', 'inspected_within_last_1_months'] as const
const CARRIERS = [1, 2, 3, 5]
const DAY_SECONDS = 24 * 60 * 60

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
  await db()
    .insertInto('carriers')
    .values({ id: 9, legal_name: 'Of the register', legal_name_key: 'OFTHEREGISTER', source: 'federal' })
    .execute()
})
afterAll(() => testCompany.close())

const db = () => testCompany.database.db
const signal = new AbortController().signal
const services = () => testCompany.monitor.services
const day = () => today(testCompany.clock)
const later = (days: number) =>
  new Date(testCompany.clock.now().getTime() + days * DAY_SECONDS * 1000).toISOString().slice(0, 10)

const stored = async () => {
  await refreshAssessments(services(), COMPANY, signal)
  const rows = await db()
    .selectFrom('own_carriers')
    .select(['carrier_id', 'verdict', 'bucket', 'reasons'])
    .where('company_id', '=', COMPANY)
    .orderBy('carrier_id')
    .execute()
  return rows
}

/** What the table has to say, without it: every own carrier assessed now. */
const anew = async () => {
  const rows = await db()
    .selectFrom('connections')
    .select('carrier_id')
    .where('issuer_id', '=', COMPANY)
    .union(db().selectFrom('subscriptions').select('carrier_id').where('company_id', '=', COMPANY))
    .execute()
  const ids = rows.map(({ carrier_id }) => carrier_id).toSorted((one, other) => one - other)
  if (ids.length === 0) return []
  const actor = { user: { company_id: COMPANY, scopes: [] }, company: { id: COMPANY } } as unknown as Actor
  const verdicts = await verdictsOf({ services: services(), signal }, actor, ids)
  const buckets = await bucketsOf(services(), actor, ids, day())
  const types = (await companyRuleTypes(db(), COMPANY)) ?? []
  const overrides = await decidingOverridesOf(db(), COMPANY, ids)
  const records = new Map((await readRecords(db(), ids, COMPANY)).map(record => [record.id, record]))
  return ids.map(carrier_id => {
    const record = records.get(carrier_id)
    if (record === undefined) throw new Error(`${carrier_id} has no record`)
    const findings = assess(factsOf(record), types, day())
    return {
      carrier_id,
      verdict: verdicts.get(carrier_id) ?? null,
      bucket: buckets.get(carrier_id),
      reasons: verdictReasons(findings, overrides.get(carrier_id) ?? [], day()),
    }
  })
}

type Change = (carrier_id: number, by: number) => Promise<unknown>

/** Writes of another carrier that this one is tied to; those of more than what ties them are in the law of ties. */
const tieChange =
  (...names: readonly string[]): Change =>
  async (carrier_id, by) => {
    for (const name of names) await TIE_WRITES[name]?.(carrier_id, by).execute(db())
  }

/** Everything that may change an assessment, by whatever table it stands in. */
const CHANGES: Readonly<Record<string, Change>> = {
  'share a phone with a revoked one': tieChange('a phone of few', 'revoked'),
  'share an officer with one under an order': tieChange('an officer of few', 'an order'),
  'reinstate one that it shares with': tieChange('a phone of few', 'reinstated'),
  connect: (carrier_id, by) =>
    db()
      .insertInto('connections')
      .values({ issuer_id: COMPANY, carrier_id, status: by % 2 === 0 ? 'onboarded' : 'do_not_dispatch' })
      .onConflict(conflict => conflict.columns(['issuer_id', 'carrier_id']).doNothing())
      .execute(),
  disconnect: carrier_id => db().deleteFrom('connections').where('carrier_id', '=', carrier_id).execute(),
  monitor: carrier_id =>
    db()
      .insertInto('subscriptions')
      .values({ company_id: COMPANY, carrier_id, created_at: testCompany.clock.now() })
      .onConflict(conflict => conflict.columns(['company_id', 'carrier_id']).doNothing())
      .execute(),
  'stop monitoring': carrier_id =>
    db().deleteFrom('subscriptions').where('carrier_id', '=', carrier_id).execute(),
  insure: (carrier_id, by) =>
    db()
      .insertInto('carrier_insurances')
      .values({
        carrier_id,
        kind: by % 2 === 0 ? 'bipd' : 'cargo',
        amount: 50_000 * (1 + (by % 20)),
        effective_on: later((by % 5) - 3),
        expires_on: later(by % 9),
        as_of: day(),
      })
      .execute(),
  'raise cover': (carrier_id, by) =>
    db()
      .updateTable('carrier_insurances')
      .set({ amount: by * 100_000 })
      .where('carrier_id', '=', carrier_id)
      .execute(),
  'lose cover': carrier_id =>
    db().deleteFrom('carrier_insurances').where('carrier_id', '=', carrier_id).execute(),
  grant: (carrier_id, by) =>
    db()
      .insertInto('carrier_authorities')
      .values({ carrier_id, common: 'A', contract: 'N', granted_on: later(-by * 7), as_of: day() })
      .onConflict(conflict =>
        conflict.column('carrier_id').doUpdateSet({
          granted_on: later(-by * 7),
          ended_on: by % 3 === 0 ? later(by % 4) : null,
          end_kind: by % 3 === 0 ? 'revoked' : null,
        }),
      )
      .execute(),
  rate: (carrier_id, by) =>
    db()
      .insertInto('carrier_safety')
      .values({ carrier_id, rating: by % 2 === 0 ? 'S' : 'U', as_of: day() })
      .onConflict(conflict => conflict.column('carrier_id').doUpdateSet({ rating: by % 2 === 0 ? 'S' : 'U' }))
      .execute(),
  'check by itself': (carrier_id, by) =>
    db()
      .insertInto('own_checks')
      .values({
        company_id: COMPANY,
        user_id: 1,
        carrier_id,
        kind: by % 2 === 0 ? 'physical_location' : 'manual_identifier',
        is_verified: by % 3 !== 0,
        checked_on: later(-(by % 5)),
        expires_on: by % 3 === 0 ? null : later(by % 7),
        created_at: testCompany.clock.now(),
      })
      .execute(),
  'take a check back': carrier_id =>
    db()
      .updateTable('own_checks')
      .set({ withdrawn_by: 1, withdrawn_at: testCompany.clock.now(), withdrawn_reason: 'The wrong firm.' })
      .where('carrier_id', '=', carrier_id)
      .execute(),
  'look up': (carrier_id, by) => {
    const facts = {
      not_allowed_as_of: by % 3 === 0 ? later(-(by % 4)) : null,
      status_code: by % 2 === 0 ? 'A' : 'I',
      status_as_of: by % 5 === 0 ? day() : null,
      rating: by % 2 === 0 ? 'S' : 'U',
      rating_as_of: by % 4 === 0 ? day() : null,
      active_as_of: by % 6 === 0 ? day() : null,
      order_as_of: by % 3 === 1 ? later(-2) : null,
      ordered_on: by % 3 === 1 ? later(-9) : null,
      order_missing_as_of: by % 9 === 1 ? later(-1) : null,
    }
    return db()
      .insertInto('carrier_lookup_facts')
      .values({ carrier_id, carries_by_files: true, ...facts })
      .onConflict(conflict => conflict.column('carrier_id').doUpdateSet(facts))
      .execute()
  },
  'rescind an order': async carrier_id => {
    await sql`
      insert into out_of_service_orders (carrier_id, ordered_on, rescinded_on, federal_key, federal_digest, as_of)
      values (${carrier_id}, ${later(-9)}, ${day()}, 1, 1, ${day()}) on conflict do nothing`.execute(db())
    await refreshOrders(db(), [carrier_id])
  },
  'another phone': (carrier_id, by) =>
    db()
      .updateTable('carriers')
      .set({ phone: `(214) 555-01${String(by % 100).padStart(2, '0')}` })
      .where('id', '=', carrier_id)
      .execute(),
  'an officer': (carrier_id, by) =>
    sql`insert into carrier_contacts (carrier_id, name) values (${carrier_id}, ${`Officer ${by}`})`.execute(
      db(),
    ),
  'no officers': carrier_id =>
    db()
      .deleteFrom('carrier_contacts')
      .where('carrier_id', '=', carrier_id)
      .where('source', 'is', null)
      .execute(),
  'other officers': (carrier_id, by) =>
    db()
      .insertInto('contact_changes')
      .values({
        carrier_id,
        is_type: by % 2 === 0 ? 'officer' : 'officers_cleared',
        was: 'ANN LEE',
        changed_on: later(-by),
      })
      .execute(),
  'officers of a later day': (carrier_id, by) =>
    db()
      .updateTable('carriers')
      .set({ officers_since: later(-by) })
      .where('id', '=', carrier_id)
      .execute(),
  'another name': (carrier_id, by) =>
    db()
      .updateTable('carriers')
      .set({ legal_name: `Name ${by}`, legal_name_key: `NAME${by}` })
      .where('id', '=', carrier_id)
      .execute(),
  'take over by the register': carrier_id =>
    db().updateTable('carriers').set({ source: 'federal' }).where('id', '=', carrier_id).execute(),
  'a whole file': (_, by) =>
    db()
      .insertInto('federal_files')
      .values({ kind: DECIDING_KINDS[by % DECIDING_KINDS.length] ?? '', as_of: later(-(by % 9)) })
      .onConflict(conflict => conflict.column('kind').doUpdateSet({ as_of: day(), begun_at: sql`now()` }))
      .execute(),
  'whole files': () => readWhole(db(), day()),
  'a file that is no longer whole': (_, by) =>
    db()
      .deleteFrom('federal_files')
      .where('kind', '=', DECIDING_KINDS[by % DECIDING_KINDS.length] ?? '')
      .execute(),
  'a refused row': (carrier_id, by) =>
    sql`insert into refused_rows (kind, source, number)
      select ${DECIDING_KINDS[by % DECIDING_KINDS.length]}, 'file.csv', is_type || ' ' || value_key from carrier_identifiers
      where carrier_id = ${carrier_id} on conflict do nothing`.execute(db()),
  'no refused row': (carrier_id, by) =>
    sql`delete from refused_rows as r using carrier_identifiers as i
      where i.carrier_id = ${carrier_id} and r.number = i.is_type || ' ' || i.value_key
        and r.kind = ${DECIDING_KINDS[by % DECIDING_KINDS.length]}`.execute(db()),
  'other rules': (_, by) =>
    db()
      .updateTable('rule_sets')
      .set({
        is_types: JSON.stringify(
          Object.fromEntries(TYPES.map((type, at) => [type, (by + at) % 3 === 0 ? 2 : (by % 2) * 3])),
        ),
      })
      .where('company_id', '=', COMPANY)
      .where('classification_id', 'is', null)
      .execute(),
  'other limits of age': (_, by) =>
    db()
      .updateTable('rule_sets')
      .set({ fact_ages: JSON.stringify(by % 2 === 0 ? {} : { safety: by % 5, registration: by % 7 }) })
      .where('company_id', '=', COMPANY)
      .where('classification_id', 'is', null)
      .execute(),
  override: (carrier_id, by) =>
    db()
      .insertInto('rule_overrides')
      .values({
        company_id: COMPANY,
        carrier_id,
        classification_id: null,
        is_type: TYPES[by % TYPES.length] ?? '',
        is_active: true,
        expiration_date: later(by % 4),
        user_id: 1,
        created_at: testCompany.clock.now(),
      })
      .execute(),
  'end overrides': carrier_id =>
    db()
      .updateTable('rule_overrides')
      .set({ is_active: false })
      .where('carrier_id', '=', carrier_id)
      .execute(),
  'another classification': (_, by) =>
    db()
      .insertInto('classifications')
      .values({ company_id: COMPANY, explicit_classification_id: null, is_active: by % 2 === 0 })
      .execute(),
  'no classification': () => db().deleteFrom('classifications').where('id', '>', 1).execute(),
  'a day passes': (_, by) => Promise.resolve(testCompany.clock.move((by % 3) * DAY_SECONDS)),
}

const steps = fc.array(
  fc.record({
    change: fc.constantFrom(...Object.keys(CHANGES)),
    carrier: fc.constantFrom(...CARRIERS),
    by: fc.nat(40),
    /** Several changes may come before anyone looks. */
    isRead: fc.boolean(),
  }),
  { minLength: 5, maxLength: 15 },
)

describe('stored assessments', () => {
  it('the stored assessment of each own carrier is what assessing it anew gives, after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async taken => {
        for (const { change, carrier, by, isRead } of taken) {
          await CHANGES[change]?.(carrier, by)
          if (isRead) expect(await stored()).toEqual(await anew())
        }
        expect(await stored()).toEqual(await anew())
      }),
      { numRuns: runs(15, 300), endOnFailure: true },
    )
  })

  it('twenty requests at once make no more statements than two, one after the other', async () => {
    await CHANGES['connect']?.(1, 0)
    let statements = 0
    const counting = db().withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const counted = async (requests: number) => {
      await db().updateTable('own_carriers').set({ changes: sql`changes + 1` }).execute()
      statements = 0
      const refresh = () => refreshAssessments({ ...services(), db: counting }, COMPANY, signal)
      await Promise.all(Array.from({ length: requests }, refresh))
      return statements
    }
    const one = await counted(1)
    expect(one).toBeGreaterThan(1)
    expect(await counted(20)).toBeLessThanOrEqual(2 * one)
    expect(await stored()).toEqual(await anew())
  })
})
