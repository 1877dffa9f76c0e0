import {
  addDays,
  ASSESSMENT_BUCKETS,
  type GateParams,
  type CalendarDate,
  type CarrierSummary,
  notPassingOn,
  GATE_ANSWERS,
  type GateDecision,
  gateDayOfLoad,
  gateDecision,
  type GateEffect,
  type GatePass,
  identifiersInOrder,
  laneOfLoad,
  type Load,
  loadGateDecision,
  type MonitoredCarrier,
  RULE_TYPES,
  ruleFactsOf,
  type RuleType,
} from '@fairhaul/core'
import { id, NO_LIMITS } from '@fairhaul/testkit'
import { importFederalFiles, importSomeLives } from '@fairhaul/testkit/contract-company'
import { expectRefused, gateContract, valueOf } from '@fairhaul/testkit/contracts'
import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpApiKeys } from '../calls/api-keys.ts'
import { httpCarriers } from '../calls/carriers.ts'
import { httpGate } from '../calls/gate.ts'
import { httpLoads } from '../calls/loads.ts'
import { httpMonitoredCarriers } from '../calls/monitored-carriers.ts'
import { httpRules } from '../calls/rules.ts'
import { signedInHttp } from '../testing/signed-in-http.ts'
import { type Http, http } from '../transport/http.ts'

const DANA = 'dana@northlake.example'
/** May not write the policy. */
const READER = 'sam@northlake.example'
const NORTHLAKE = 1
const SEED = 20_261_130
/** Some of the facts of the demo are older. */
const AGES = { ...NO_LIMITS, registration: 30, certificates: 365 }

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

const decisionOf = ({ answer, verdict, until, reasons, steps }: GatePass | GateDecision): GateDecision => ({
  answer,
  verdict,
  until,
  reasons,
  steps,
})

describe('the gate, over HTTP, against the monitor', () => {
  let monitor: TestMonitor
  let send: Http
  let carriers: readonly CarrierSummary[]
  const today = () => monitor.clock.now().toISOString().slice(0, 10) as CalendarDate

  const assessBy = (ruleTypes: readonly RuleType[]) =>
    monitor.database.db
      .updateTable('rule_sets')
      .set({ is_types: JSON.stringify(Object.fromEntries(ruleTypes.map(it => [it, 2]))) })
      .where('company_id', '=', NORTHLAKE)
      .where('classification_id', 'is', null)
      .execute()

  beforeAll(async () => {
    monitor = await startTestMonitor({ world: 'small' })
    const { db } = monitor.database
    await importFederalFiles(db, 100)
    await importSomeLives(db, 60, SEED)
    const all = await db.selectFrom('carriers').select('id').where('is_findable', '=', true).execute()
    await db
      .insertInto('subscriptions')
      .values(all.map(({ id }) => ({ company_id: NORTHLAKE, carrier_id: id })))
      .onConflict(known => known.doNothing())
      .execute()
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', NORTHLAKE)
      .executeTakeFirstOrThrow()
    const overridden = (ids: typeof all, expiration_date: string) =>
      ids.flatMap(({ id }) =>
        RULE_TYPES.map(is_type => ({
          company_id: NORTHLAKE,
          carrier_id: id,
          is_type,
          expiration_date,
          user_id: user.id,
        })),
      )
    await db
      .insertInto('rule_overrides')
      .values([
        ...overridden(all.slice(0, 15), '2080-01-01'),
        ...overridden(all.slice(15, 30), addDays(today(), 20)),
      ])
      .execute()
    await assessBy(RULE_TYPES)
    send = await signedInHttp(monitor, DANA)
    valueOf(await httpRules(send).setFactAges({ ages: AGES }))
    carriers = (await allRows(send)).map(({ carrier }) => carrier)
  })
  afterAll(() => monitor.close())

  const failing = (carrier: CarrierSummary, day: CalendarDate) => {
    const types = (carrier.rulesAssessment?.findings ?? []).map(({ ruleType }) => ruleType)
    return day === today() ? [] : notPassingOn(types, ruleFactsOf(carrier), day)
  }

  const expectedOf = (
    carrier: CarrierSummary,
    { day = today(), lane }: Pick<GateParams, 'day' | 'lane'>,
    whenTooOld: GateEffect,
  ): GateDecision =>
    gateDecision(carrier, {
      today: today(),
      day,
      lane: lane === undefined ? null : [lane.origin, lane.destination],
      settings: { whenTooOld },
      notPassing: failing(carrier, day),
    })

  const differences = async (params: Pick<GateParams, 'day' | 'lane'>, whenTooOld: GateEffect) => {
    const answers = new Map(GATE_ANSWERS.map(answer => [answer, 0]))
    const codes = new Set<string>()
    const found: unknown[] = []
    for (const carrier of carriers) {
      const pass = valueOf(await httpGate(send).ofCarrier({ carrier: { id: carrier.id }, ...params }))
      const expected = expectedOf(carrier, params, whenTooOld)
      answers.set(pass.answer, (answers.get(pass.answer) ?? 0) + 1)
      for (const { code } of pass.reasons) codes.add(code)
      const [one, other] = [decisionOf(pass), expected].map(it => JSON.stringify(sorted(it)))
      if (one !== other) found.push({ id: carrier.id, one, other })
    }
    return { found, answers, codes }
  }

  const interstate = {
    origin: { country: 'US', state: 'TX' },
    destination: { country: 'US', state: 'CO' },
  } as const

  it.each([
    ['look', {}],
    ['no', { lane: interstate }],
  ] as const)('core decides of each carrier what the monitor answers: %s, %o', async (whenTooOld, params) => {
    valueOf(await httpGate(send).changeSettings({ whenTooOld }))
    const { found, answers, codes } = await differences(params, whenTooOld)
    expect(found.slice(0, 3)).toEqual([])
    expect(answers.get('no')).toBeGreaterThan(20)
    expect([...codes]).toEqual(
      expect.arrayContaining(['rule', 'do_not_dispatch', 'on_hold', 'identity_alert']),
    )
    if ('lane' in params) expect(codes).toContain('intrastate_only')
  })

  it('and on a later day, on which overrides and cover end, and with few rules, so that some pass', async () => {
    await assessBy(['bipd_at_least_750000', 'active_operating_status'])
    carriers = (await allRows(send)).map(({ carrier }) => carrier)
    valueOf(await httpGate(send).changeSettings({ whenTooOld: 'look' }))
    const now = await differences({}, 'look')
    const later = await differences({ day: addDays(today(), 200) }, 'look')
    expect([...now.found, ...later.found].slice(0, 3)).toEqual([])
    expect(now.answers.get('yes')).toBeGreaterThan(later.answers.get('yes') ?? 0)
    expect(later.answers.get('yes')).toBeGreaterThan(0)
  })

  it('a number that no carrier has, and one that several have, ask for a look', async () => {
    const gate = httpGate(send)
    const none = await gate.ofCarrier({
      carrier: { identifier: { type: 'DOT', value: '99999999', region: null } },
    })
    expect(valueOf(none)).toMatchObject({
      answer: 'look',
      carrier: null,
      reasons: [{ code: 'not_on_record', effect: 'look' }],
    })
    const [one, other] = carriers
    await monitor.database.db
      .insertInto('carrier_identifiers')
      .values(
        [one!, other!].map(({ id }) => ({
          carrier_id: id,
          is_type: 'SCAC' as const,
          value: 'ZZQX',
          value_key: 'ZZQX',
        })),
      )
      .execute()
    const several = await gate.ofCarrier({
      carrier: { identifier: { type: 'SCAC', value: 'ZZQX', region: null } },
    })
    expect(valueOf(several)).toMatchObject({
      answer: 'look',
      carrier: null,
      reasons: [{ code: 'several_carriers' }],
    })
  })

  it('a number finds what the id finds, with an API key too', async () => {
    const created = valueOf(
      await httpApiKeys(send).create({ name: 'TMS', scopes: ['read'], expiresInDays: 30 }),
    )
    const withKey = http({
      base: 'http://portal.test/monitor',
      key: created.key,
      fetch: (url, init) => monitor.monitor.fetch(new Request(url, init)),
    })
    const carrier = carriers.find(({ identifiers }) => identifiersInOrder(identifiers)[0]?.type === 'DOT')!
    const [identifier] = identifiersInOrder(carrier.identifiers)
    const byNumber = valueOf(await httpGate(withKey).ofCarrier({ carrier: { identifier: identifier! } }))
    expect(byNumber).toEqual(valueOf(await httpGate(send).ofCarrier({ carrier: { id: carrier.id } })))
    expect(byNumber.carrier).toMatchObject({ id: carrier.id })
    expectRefused(await httpGate(withKey).changeSettings({ whenTooOld: 'no' }), 'forbidden')
  })

  it('core decides of each load what the monitor answers', async () => {
    const loads: Load[] = []
    for (const tab of ['open', 'closed'] as const)
      loads.push(...valueOf(await httpLoads(send).list({ tab })).items)
    const codes = new Set<string>()
    for (const load of loads) {
      const pass = valueOf(await httpGate(send).ofLoad({ id: load.id }))
      const day = gateDayOfLoad(load, today())
      const carrier =
        load.carrierId === null ? null : valueOf(await httpCarriers(send).detail({ id: load.carrierId }))
      const expected = loadGateDecision(load, carrier, {
        today: today(),
        day,
        lane: laneOfLoad(load),
        settings: { whenTooOld: 'look' },
        notPassing: carrier === null ? [] : failing(carrier, day),
      })
      expect({ ...sorted(decisionOf(pass)), day: pass.day }).toEqual({ ...sorted(expected), day })
      for (const { code } of pass.reasons) codes.add(code)
    }
    expect([...codes]).toEqual(expect.arrayContaining(['load_not_open', 'no_carrier', 'do_not_dispatch']))
  })

  gateContract(async () => {
    const { db } = monitor.database
    const foreign = await db
      .selectFrom('loads')
      .select('id')
      .where('company_id', '<>', NORTHLAKE)
      .executeTakeFirstOrThrow()
    const [load] = valueOf(await httpLoads(send).list({ tab: 'open' })).items
    const known = carriers.find(({ identifiers }) => identifiersInOrder(identifiers)[0]?.type === 'DOT')
    const [identifier] = identifiersInOrder(known?.identifiers ?? [])
    if (load === undefined || known === undefined || identifier === undefined)
      throw new Error('The world has no load or no carrier.')
    return {
      gate: httpGate(send),
      forReader: httpGate(await signedInHttp(monitor, READER)),
      today,
      carrier: { id: known.id, identifier },
      absent: { type: 'DOT', value: '99999999', region: null },
      load: load.id,
      foreignLoad: id<'load'>(foreign.id),
    }
  })

  it('who may not see safety data gets the same answer, and no safety fact', async () => {
    await assessBy(RULE_TYPES)
    const before = new Map<number, string>()
    for (const { id } of carriers.slice(0, 120))
      before.set(id, valueOf(await httpGate(send).ofCarrier({ carrier: { id } })).answer)
    const { db } = monitor.database
    const scopes = ['manage_users', 'block_safety_data']
    await db.updateTable('users').set({ scopes }).where('email', '=', DANA).execute()
    const codes = new Set<string>()
    for (const [id, answer] of before) {
      const pass = valueOf(await httpGate(send).ofCarrier({ carrier: { id: id as never } }))
      expect(pass.answer).toBe(answer)
      for (const { code } of pass.reasons) codes.add(code)
    }
    expect(codes).toContain('hidden_rules')
    expect(codes).not.toContain('out_of_service_order')
    expectRefused(await httpGate(send).changeSettings({ whenTooOld: 'no' }), 'forbidden')
  })
})

/** What will be so is compared without its file: the monitor knows more of them than a row has. */
const withoutFileAhead = (reason: GateDecision['reasons'][number]) =>
  reason.code === 'rule' && reason.changesOn !== null
    ? {
        ...reason,
        rule: {
          ...reason.rule,
          value: reason.rule.label === 'Fail' && reason.rule.value,
          source: null,
          asOf: null,
        },
      }
    : reason

/** Reasons of one effect in an order that does not depend on how they were found. */
const sorted = (decision: GateDecision): GateDecision => {
  const text = (value: unknown): string =>
    JSON.stringify(value, (_, member: unknown) =>
      typeof member === 'object' && member !== null && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : member,
    )
  return JSON.parse(
    text({
      ...decision,
      reasons: decision.reasons.map(withoutFileAhead).map(text).toSorted(),
      steps: decision.steps.map(({ ruleTypes, answer }) => ({
        ruleTypes: [...ruleTypes].toSorted(),
        answer,
      })),
    }),
  ) as GateDecision
}
