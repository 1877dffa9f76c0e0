import {
  ASSESSMENT_BUCKETS,
  bipdRule,
  type CarrierId,
  cargoRule,
  defineRule,
  draftOfRuleSet,
  findingText,
  findRule,
  identifiersInOrder,
  identifierText,
  isSafetyRule,
  type MonitoredCarrier,
  overallVerdict,
  type OwnCarrierFacts,
  type PolicySections,
  RULE_TYPES,
  type RuleFinding,
  ruleFactsOf,
  ruleSetComparer,
  type RuleType,
  withOwnRules,
  WORST_FIRST,
} from '@fairhaul/core'
import { aPolicyRule, arbitrary, id, NO_LIMITS, runs } from '@fairhaul/testkit'
import { importFederalFiles, importSomeLives } from '@fairhaul/testkit/contract-company'
import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCarriers } from '../find-carriers.ts'
import { httpCarriers } from '../calls/carriers.ts'
import { httpMonitoredCarriers } from '../calls/monitored-carriers.ts'
import { httpPolicies } from '../calls/policies.ts'
import { httpRules } from '../calls/rules.ts'
import { httpSession } from '../calls/session.ts'
import { cookieFetch } from '../node/cookie-fetch.ts'
import { NEWER_RULE, withNewerRule } from '../testing/newer-monitor.ts'
import { type Http, http } from '../transport/http.ts'

const DANA = 'dana@northlake.example'
const NORTHLAKE = 1
/** Some of the facts of the demo are older. */
const AGES = { ...NO_LIMITS, registration: 30, certificates: 365 }
const SEED = 20_261_129
const ALL_RULES: ReadonlyMap<RuleType, number> = new Map(RULE_TYPES.map(ruleType => [ruleType, 2]))
/** The same, and others of each kind that has a number. */
const MORE_RULES: ReadonlyMap<RuleType, number> = new Map(
  [
    ...RULE_TYPES,
    ...(['bipd_at_least_500000', 'bipd_at_least_2000000', 'cargo_at_least_250000'] as const),
    ...(['general_liability_at_least_500000', 'authority_age_at_least_1_months'] as const),
    ...(['authority_age_at_least_12_months', 'inspected_within_last_12_months'] as const),
    ...fc.sample(arbitrary.ruleTypes, { seed: SEED, numRuns: 20 }),
  ].map(ruleType => [ruleType, 2]),
)

const valueOf = <T>(outcome: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!outcome.ok) throw new Error('The call was refused.')
  return outcome.value
}

const signedIn = async (
  monitor: TestMonitor,
  answered: (response: Response) => Promise<Response> | Response = response => response,
): Promise<Http> => {
  const fetch = cookieFetch(async (url, init) =>
    answered(await monitor.monitor.fetch(new Request(url, init))),
  )
  const send = http({ base: 'http://portal.test/monitor', fetch })
  const session = httpSession(send)
  await session.signIn({ email: DANA })
  valueOf(await session.enterCode({ code: await monitor.codeFor(DANA) }))
  return send
}

/** The first 400 carriers of the demo have every kind of fact; a thorough run takes all 5,000. */
const [WORLD, ROWS_MIN] = runs(0, 1) === 1 ? (['demo', 4_000] as const) : (['small', 350] as const)
/** Carriers that come from generated federal files of every kind. */
const IMPORTED = 200
/** Carriers to whom everything happened that files tell, with the quirks of these. */
const LIVES = runs(200, 2_000)

/** Of every second carrier, which has no crash, low rates and an officer besides, so that some pass every rule. */
const LOW_MEASURES = JSON.stringify(
  [
    'unsafe_driving',
    'hours_of_service',
    'driver_fitness',
    'controlled_substances',
    'vehicle_maintenance',
  ].map(basic => [basic, 0]),
)

/** Of so many carriers every rule is overridden. */
const OVERRIDDEN = 20

/** The carriers of the world monitored by one company; of every second carrier the measures are low. */
const watchAll = async ({ clock, database: { db } }: TestMonitor) => {
  const carriers = await db.selectFrom('carriers').select('id').where('is_findable', '=', true).execute()
  await db
    .insertInto('subscriptions')
    .values(carriers.map(({ id }) => ({ company_id: NORTHLAKE, carrier_id: id })))
    .onConflict(known => known.doNothing())
    .execute()
  const measured_on = clock.now().toISOString().slice(0, 10)
  const measured = carriers.filter(({ id }) => id % 2 === 0)
  await db
    .insertInto('carrier_basic_measures')
    .values(measured.map(({ id }) => ({ carrier_id: id, measured_on, measures: LOW_MEASURES })))
    .onConflict(known => known.column('carrier_id').doUpdateSet({ measured_on, measures: LOW_MEASURES }))
    .execute()
  const ids = measured.map(({ id }) => id)
  await db
    .updateTable('carrier_safety')
    .set({
      vehicle_oos_inspections: 0,
      vehicle_inspections: 5,
      driver_oos_inspections: 0,
      driver_inspections: 5,
    })
    .where('carrier_id', 'in', ids)
    .execute()
  await db.deleteFrom('crashes').where('carrier_id', 'in', ids).execute()
  await db
    .insertInto('carrier_contacts')
    .values(ids.map(carrier_id => ({ carrier_id, name: `OFFICER OF ${carrier_id}` })))
    .execute()
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', NORTHLAKE)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('rule_overrides')
    .values(
      carriers.slice(0, OVERRIDDEN).flatMap(({ id }) =>
        RULE_TYPES.map(is_type => ({
          company_id: NORTHLAKE,
          carrier_id: id,
          is_type,
          expiration_date: '2080-01-01',
          user_id: user.id,
        })),
      ),
    )
    .execute()
}

const assessBy = async ({ database: { db } }: TestMonitor, rules: ReadonlyMap<RuleType, number>) => {
  await db
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify(Object.fromEntries(rules)) })
    .where('company_id', '=', NORTHLAKE)
    .where('classification_id', 'is', null)
    .execute()
}

const allFacts = async (send: Http): Promise<ReadonlyMap<CarrierId, OwnCarrierFacts>> => {
  const facts = new Map<CarrierId, OwnCarrierFacts>()
  let after: CarrierId | null | undefined
  while (after !== null) {
    const page = valueOf(await httpRules(send).ownCarrierFacts(after === undefined ? {} : { after }))
    for (const item of page.items) facts.set(item.carrierId, item)
    after = page.next
  }
  return facts
}

const allRows = async (send: Http): Promise<readonly MonitoredCarrier[]> => {
  const rows: MonitoredCarrier[] = []
  for (const bucket of ASSESSMENT_BUCKETS)
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = valueOf(await httpMonitoredCarriers(send).list({ bucket, page }))
      rows.push(...answer.items)
      pages = answer.pages
    }
  return rows
}

const NOT_ASSESSED = { findings: [], overrides: [] }

const textOf = ({ ruleType, result, source, asOf, ...found }: RuleFinding) =>
  `${ruleType} ${result}: ${findingText({ asOf, ...found })} (${source}, ${asOf}) ${found.olderThanDays ?? ''}`

describe("the facts of a company's own carriers, over HTTP, against the monitor with the demo", () => {
  let monitor: TestMonitor
  let send: Http
  let rows: readonly MonitoredCarrier[]
  let facts: ReadonlyMap<CarrierId, OwnCarrierFacts>
  beforeAll(async () => {
    monitor = await startTestMonitor({ world: WORLD })
    await importFederalFiles(monitor.database.db, IMPORTED)
    await importSomeLives(monitor.database.db, LIVES, SEED)
    await watchAll(monitor)
    await assessBy(monitor, ALL_RULES)
    send = await signedIn(monitor)
    valueOf(await httpRules(send).setFactAges({ ages: AGES }))
    rows = await allRows(send)
    facts = await allFacts(send)
  })
  afterAll(() => monitor.close())

  const today = () => monitor.clock.now().toISOString().slice(0, 10) as `${number}-${number}-${number}`

  it('core finds for each rule and carrier what the monitor found, word for word', () => {
    expect(rows.length).toBeGreaterThan(ROWS_MIN + IMPORTED + LIVES / 2)
    const differences = rows.flatMap(({ carrier }) => {
      const own = facts.get(carrier.id)
      if (own === undefined) return [`no facts of ${carrier.id}`]
      return (carrier.rulesAssessment?.findings ?? []).flatMap(finding => {
        const found = textOf(findRule(finding.ruleType, own.facts, today(), AGES))
        return found === textOf(finding) ? [] : [`${carrier.id} core: ${found}; monitor: ${textOf(finding)}`]
      })
    })
    expect(differences.slice(0, 20)).toEqual([])
    expect(rows[0]?.carrier.rulesAssessment?.findings).toHaveLength(ALL_RULES.size)
  })

  it('core finds the same on the record of a row', () => {
    const differences = rows.flatMap(({ carrier }) =>
      (carrier.rulesAssessment?.findings ?? []).flatMap(finding => {
        const found = textOf(findRule(finding.ruleType, ruleFactsOf(carrier), today(), AGES))
        return found === textOf(finding) ? [] : [`${carrier.id} core: ${found}; monitor: ${textOf(finding)}`]
      }),
    )
    expect(differences.slice(0, 20)).toEqual([])
    expect(rows.some(({ carrier }) => carrier.checks?.physicalLocation.isVerified === true)).toBe(true)
  })

  it('the numbers of all carriers find them, with the verdict of their row', async () => {
    const listed = rows.flatMap(({ carrier }) => {
      const [first] = identifiersInOrder(carrier.identifiers)
      return first === undefined ? [] : [{ carrier, text: identifierText(first) }]
    })
    const findings = await findCarriers(
      { monitoredCarriers: httpMonitoredCarriers(send) },
      listed.map(({ text }) => text),
    )
    const found = findings.flatMap(it => {
      if (it.kind === 'ambiguous') return [it.candidates]
      return it.kind === 'found' ? [[it.carrier]] : []
    })
    expect(found).toHaveLength(listed.length)
    listed.forEach(({ carrier: { id, rulesAssessment } }, at) => {
      const verdict = rulesAssessment && overallVerdict(rulesAssessment, today())
      expect(found[at]?.find(carrier => carrier.id === id)).toMatchObject({ verdict })
    })
  })

  it('some carriers are tied to a revoked one or one out of service, and others to none', () => {
    const codes = rows.flatMap(({ carrier }) => {
      const found = carrier.rulesAssessment?.findings.find(
        ({ ruleType }) => ruleType === 'no_ties_to_revoked',
      )
      return found?.value == null ? [] : [found.value.code]
    })
    expect(new Set(codes)).toEqual(new Set(['tied', 'no_ties']))
  })

  it('core counts the verdicts that the rows have', () => {
    const draft = draftOfRuleSet({ values: ALL_RULES }, AGES)
    const { current } = ruleSetComparer([...facts.values()], today()).compare(draft, draft)
    const counts = { Fail: 0, Incomplete: 0, Override: 0, Pass: 0, none: 0 }
    for (const { carrier } of rows)
      counts[(carrier.rulesAssessment && overallVerdict(carrier.rulesAssessment, today())) ?? 'none'] += 1
    const listed = new Set(rows.map(({ carrier }) => carrier.id))
    const unlisted = [...facts.keys()].filter(id => !listed.has(id)).length
    expect(Object.values(current).reduce((sum, count) => sum + count, 0)).toBe(rows.length + unlisted)
    if (unlisted === 0) expect(current).toEqual(counts)
    expect(counts.Override).toBeGreaterThan(0)
  })

  it('a rule of one’s own about a known question has the finding of the monitor, on each row', () => {
    const rule = { category: 'Insurance', reads: ['insurance'] } as const
    const own = [
      defineRule({ ...rule, name: 'own_cargo', find: cargoRule(100_000) }),
      defineRule({ ...rule, name: 'own_bipd', find: bipdRule(750_000) }),
    ]
    for (const { carrier } of rows) {
      const { findings = [] } = carrier.rulesAssessment ?? {}
      const known = (ruleType: string) => findings.find(finding => finding.ruleType === ruleType)?.result
      const assessment = withOwnRules(NOT_ASSESSED, own, carrier, today(), AGES)
      expect(assessment.findings.map(({ result }) => result)).toEqual([
        known('cargo_at_least_100000'),
        known('bipd_at_least_750000'),
      ])
    }
  })

  it('of a newer monitor a row, a profile and a list have its verdict, with the rule that is not known here', async () => {
    const newer = await signedIn(monitor, withNewerRule)
    const carriers = httpCarriers(newer)
    const some = rows
      .filter(({ carrier }) => carrier.identifiers.some(({ type }) => type === 'DOT'))
      .slice(0, 80)
    const byId = new Map((await allRows(newer)).map(({ carrier }) => [carrier.id, carrier.rulesAssessment]))
    const verdicts = new Set<string | null>()
    for (const { carrier } of some) {
      const identifiers = carrier.identifiers.filter(({ type }) => type === 'DOT')
      const [listed = []] = valueOf(await httpMonitoredCarriers(newer).match({ identifiers }))
      const verdict = listed.find(({ id }) => id === carrier.id)?.verdict ?? null
      const profile = valueOf(await carriers.detail({ id: carrier.id })).rulesAssessment
      for (const assessment of [byId.get(carrier.id), profile]) {
        expect(assessment?.findings.at(-1)?.ruleType).toBe(NEWER_RULE)
        expect(overallVerdict(assessment ?? NOT_ASSESSED, today())).toBe(verdict)
      }
      verdicts.add(verdict)
    }
    expect(verdicts).toEqual(new Set(WORST_FIRST))
  })

  it('what other rules would make of the carriers is what a version with them makes of them', async () => {
    const ruleTypes: readonly RuleType[] = ['cargo_at_least_250000', 'active_operating_status']
    const current = draftOfRuleSet({ values: ALL_RULES }, AGES)
    const draft = draftOfRuleSet({ values: new Map(ruleTypes.map(ruleType => [ruleType, 2])) }, AGES)
    const tried = ruleSetComparer([...facts.values()], today()).compare(current, draft)
    const policies = httpPolicies(send)
    const { draft: known } = valueOf(await policies.current())
    const rules = ruleTypes.map(ruleType => aPolicyRule({ ruleType }))
    const sections: PolicySections = [{ classificationId: null, rules }]
    const saved = valueOf(await policies.saveDraft({ sections, revision: known?.revision ?? null }))
    const note = 'Fewer rules.'
    valueOf(await policies.create({ revision: saved.revision, note, effectiveOn: today() }))
    const after = { Fail: 0, Incomplete: 0, Override: 0, Pass: 0, none: 0 }
    const turned = new Set<CarrierId>()
    const verdictOf = ({ carrier: { rulesAssessment } }: MonitoredCarrier) =>
      rulesAssessment && overallVerdict(rulesAssessment, today())
    const before = new Map(rows.map(row => [row.carrier.id, verdictOf(row)]))
    for (const row of await allRows(send)) {
      const verdict = verdictOf(row)
      after[verdict ?? 'none'] += 1
      if (verdict !== before.get(row.carrier.id)) turned.add(row.carrier.id)
    }
    const ids = [...facts.keys()]
    const listed = new Set(rows.map(({ carrier }) => carrier.id))
    const moved = tried.moves.flatMap(({ row }) => ids[row] ?? []).filter(id => listed.has(id))
    expect(new Set(moved)).toEqual(turned)
    expect(turned.size).toBeGreaterThan(10)
    if (listed.size === ids.length) expect(tried.draft).toEqual(after)
    await assessBy(monitor, ALL_RULES)
  })

  it('in a classification core counts by its overrides too, as the monitor puts carriers into its lists', async () => {
    const { db } = monitor.database
    const used = await db.selectFrom('classifications').select('id').where('is_active', '=', true).execute()
    const { id: classificationId } = await db
      .selectFrom('classifications')
      .select('id')
      .where('company_id', '=', NORTHLAKE)
      .executeTakeFirstOrThrow()
    const use = async (ids: readonly number[]) => {
      await db.updateTable('classifications').set({ is_active: false }).execute()
      await db.updateTable('classifications').set({ is_active: true }).where('id', 'in', ids).execute()
    }
    await use([classificationId])
    await db.deleteFrom('rule_sets').where('classification_id', '=', classificationId).execute()
    const before = await db.selectFrom('rule_overrides').selectAll().limit(1).executeTakeFirstOrThrow()
    const own = rows.slice(-OVERRIDDEN).flatMap(({ carrier }) =>
      RULE_TYPES.map(is_type => ({
        company_id: NORTHLAKE,
        carrier_id: carrier.id,
        classification_id: classificationId,
        is_type,
        expiration_date: '2080-01-01',
        user_id: before.user_id,
      })),
    )
    await db.insertInto('rule_overrides').values(own).execute()
    const known = await allFacts(send)
    const lists = await allRows(send)
    const some = lists.flatMap(({ carrier }) => known.get(carrier.id) ?? [])
    const draft = draftOfRuleSet({ values: ALL_RULES }, AGES)
    const comparer = ruleSetComparer(some, today())
    const { Fail, Incomplete, Override, Pass } = comparer.compare(draft, draft, id(classificationId)).current
    const inList = (bucket: (typeof ASSESSMENT_BUCKETS)[number]) =>
      lists.filter(row => row.bucket === bucket).length
    expect({ pass: Pass + Override, fail: Fail, incomplete: Incomplete }).toEqual({
      pass: inList('pass'),
      fail: inList('fail'),
      incomplete: inList('incomplete'),
    })
    expect(Override - comparer.compare(draft, draft).current.Override).toBe(OVERRIDDEN)
    await db.deleteFrom('rule_overrides').where('classification_id', '=', classificationId).execute()
    await use(used.map(each => each.id))
  })

  it('core finds and counts the same for rules with any threshold', async () => {
    await assessBy(monitor, MORE_RULES)
    rows = await allRows(send)
    const listed = rows.flatMap(({ carrier }) => {
      const own = facts.get(carrier.id)
      return own === undefined ? [] : [{ own, assessment: carrier.rulesAssessment ?? NOT_ASSESSED }]
    })
    const draft = draftOfRuleSet({ values: MORE_RULES }, AGES)
    const { current } = ruleSetComparer(
      listed.map(({ own }) => own),
      today(),
    ).compare(draft, draft)
    const counts = { Fail: 0, Incomplete: 0, Override: 0, Pass: 0, none: 0 }
    for (const { own, assessment } of listed) {
      const found = [...MORE_RULES.keys()].map(ruleType => findRule(ruleType, own.facts, today(), AGES))
      expect(assessment.findings.map(textOf).toSorted()).toEqual(found.map(textOf).toSorted())
      counts[overallVerdict(assessment, today()) ?? 'none'] += 1
    }
    expect(listed).toHaveLength(rows.length)
    expect(current).toEqual(counts)
  })

  it('a user from whom safety data is hidden gets none, and the same verdicts', async () => {
    const draft = draftOfRuleSet({ values: MORE_RULES }, AGES)
    const { current: whole } = ruleSetComparer([...facts.values()], today()).compare(draft, draft)
    await monitor.database.db
      .updateTable('users')
      .set({ scopes: ['manage_users', 'block_safety_data'] })
      .where('email', '=', DANA)
      .execute()
    const partial = await allFacts(send)
    const hidden = [...MORE_RULES.keys()].filter(isSafetyRule).length
    for (const { facts: known, hidden: rules, overrides = [] } of partial.values()) {
      expect(known.safety).toMatchObject({ rating: null, outOfService: null, lastInspectedOn: null })
      expect(rules?.count).toBe(hidden)
      expect(overrides.some(({ ruleType }) => isSafetyRule(ruleType))).toBe(false)
    }
    const shown = draftOfRuleSet(
      { values: new Map([...MORE_RULES].filter(([ruleType]) => !isSafetyRule(ruleType))) },
      AGES,
    )
    expect(ruleSetComparer([...partial.values()], today()).compare(shown, shown).current).toEqual(whole)
  })
})
