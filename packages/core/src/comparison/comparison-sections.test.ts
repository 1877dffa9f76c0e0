import {
  aBlockedConnection,
  aCarrierDetail,
  aConnectionOnHold,
  aFinding,
  anAssessment,
  anInsight,
  anOverride,
  aPolicy,
  aTouchedArea,
  id,
  foundCover,
} from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { CarrierDetail } from '../carrier/carrier.ts'
import { shortConnection } from '../connection/connection.ts'
import { type ComparedCarrier, compared } from './compared-carrier.ts'
import type { ComparedRow } from './compared-row.ts'
import { comparisonSections, onlyDifferent } from './comparison-sections.ts'

const TODAY = '2026-11-21'

const column = (
  detail: Partial<CarrierDetail> = {},
  change: Partial<Omit<ComparedCarrier, 'detail'>> = {},
): ComparedCarrier => ({
  id: id(7),
  detail: compared(aCarrierDetail(detail)),
  policies: compared([]),
  insights: compared([]),
  areas: compared([]),
  sighting: null,
  ...change,
})

const rows = (...carriers: readonly ComparedCarrier[]): readonly ComparedRow[] =>
  comparisonSections(carriers, TODAY).flatMap(section => section.rows)

const rowOf = (key: string, ...carriers: readonly ComparedCarrier[]): ComparedRow => {
  const found = rows(...carriers).find(row => row.key === key)
  if (found === undefined) throw new Error(`There is no row ${key}`)
  return found
}

const said = ({ cells }: ComparedRow) =>
  cells.map(({ content: it }) =>
    it.kind === 'ready'
      ? [it.value.fact.text, it.value.fact.note].filter(part => part !== undefined).join('; ')
      : it.kind,
  )
const bests = ({ cells }: ComparedRow) => cells.map(({ best }) => best)
const evidenceOf = ({ cells }: ComparedRow) =>
  cells.map(({ content: it }) => (it.kind === 'ready' ? it.value.evidence.map(line => line.join(': ')) : []))

const insured = (change: Partial<CarrierDetail['insurance']>) =>
  column({ insurance: { ...aCarrierDetail().insurance, ...change } })
const safe = (change: Partial<NonNullable<CarrierDetail['safety']>>) =>
  column({ safety: { ...aCarrierDetail().safety!, ...change } })

it('comparison sections are in the order that brokers use', () => {
  expect(comparisonSections([], TODAY).map(({ heading }) => heading)).toEqual([
    'Verdict and rules',
    'Your company and this carrier',
    'Insurance',
    'Authority',
    'Safety',
    'Where seen',
    'Fleet',
    'Equipment',
  ])
})

it('comparison cells of a loading, refused or failed carrier say nothing', () => {
  const { value: _, ...loading } = { value: 0, kind: 'loading' as const }
  const row = rowOf('power-units', column(), column({}, {}), { ...column(), detail: loading })
  expect(said(row)).toEqual(['12', '12', 'loading'])
  expect(row.differs).toBe(false)
  expect(said(rowOf('power-units', { ...column(), detail: { kind: 'refused' } }))).toEqual(['refused'])
})

const failing = column({
  rulesAssessment: anAssessment({
    findings: [aFinding({ ruleType: 'cargo_at_least_100000', result: 'fail', value: foundCover(50_000) })],
    overrides: [],
  }),
})

it('the better verdict is best, with its rules as evidence', () => {
  const row = rowOf('verdict', column(), failing)
  expect(said(row)[1]).toBe('Fail; 1 of 1 rule fails')
  expect(bests(row)).toEqual(['best', null])
  expect(evidenceOf(row)[1]).toEqual(['Fail: Cargo $50,000, needs $100,000'])
})

it('a carrier that is blocked or on hold is never best, whatever its verdict', () => {
  const blocked = column({ connection: shortConnection(aBlockedConnection()) })
  const held = column({ connection: shortConnection(aConnectionOnHold({ hold: null })) })
  const row = rowOf('verdict', column(), blocked, held)
  expect(said(row).slice(1)).toEqual(['Do not dispatch; Verdict Pass', 'On hold; Verdict Pass'])
  expect(bests(row)).toEqual(['best', null, null])
  expect(evidenceOf(row).slice(1)).toEqual([
    ['Why: Since Nov 19, 2026, Dana Reyes: Double brokered a load.'],
    [],
  ])
  for (const other of [blocked, held, failing])
    for (const stopped of [blocked, held])
      expect(bests(rowOf('verdict', stopped, other))).toEqual([null, null])
})

it('a verdict without rules is not assessed, and then none is best', () => {
  const none = column({ rulesAssessment: null })
  const row = rowOf('verdict', column(), none)
  expect(said(row)[1]).toBe('Not assessed; not checked against rules')
  expect(bests(row)).toEqual([null, null])
  expect(said(rowOf('rule-cargo_at_least_100000', failing, none))[1]).toBe('not checked')
})

it('each rule is shown with value, source, day and override', () => {
  const overridden = column({
    rulesAssessment: {
      companyId: id(1),
      findings: [
        aFinding({
          ruleType: 'cargo_at_least_100000',
          result: 'fail',
          value: null,
          source: null,
          asOf: null,
        }),
      ],
      overrides: [anOverride({ ruleType: 'cargo_at_least_100000', expiresOn: '2027-03-04', userName: null })],
    },
  })
  const row = rowOf('rule-cargo_at_least_100000', failing, overridden)
  expect(said(row)).toEqual(['Fail; $50,000', 'Override; not on record, until Mar 4, 2027'])
  expect(evidenceOf(row)[1]).toEqual([
    'Value: not on record',
    'Source: not on record',
    'As of: not on record',
    'Rule: Cargo at least 100,000',
    'Without it: fails',
    'Overridden: by whom is not on record, until Mar 4, 2027',
  ])
})

it.each([
  ['pass', 'passes'],
  ['incomplete', 'is incomplete'],
] as const)('an overridden rule whose result is %s %s without the override', (result, expected) => {
  const ruleType = 'bipd_at_least_750000'
  const row = rowOf(
    `rule-${ruleType}`,
    column({
      rulesAssessment: {
        companyId: id(1),
        findings: [aFinding({ ruleType, result })],
        overrides: [anOverride({ ruleType, expiresOn: '2080-01-01', userName: 'Dana Wells' })],
      },
    }),
  )
  expect(evidenceOf(row)[0]?.slice(-2)).toEqual([
    `Without it: ${expected}`,
    'Overridden: Dana Wells, indefinite',
  ])
})

it('the highest cover in force is marked, also if several are equal', () => {
  const row = rowOf(
    'cargo-cover',
    insured({}),
    insured({ cargoUsd: 250_000 }),
    insured({ cargoUsd: 250_000 }),
  )
  expect(bests(row)).toEqual([null, 'highest', 'highest'])
  expect(said(row)[0]).toBe('Until Mar 4, 2027; $100,000')
  expect(evidenceOf(row)[0]).toEqual([
    'Amount: $100,000',
    'Status: Until Mar 4, 2027',
    'Source: FMCSA licensing and insurance',
    'As of: Nov 20, 2026',
  ])
})

it('ended cover counts as zero', () => {
  const ended = insured({ cargoUsd: 900_000, cargoUntil: '2026-11-20' })
  expect(bests(rowOf('cargo-cover', insured({}), ended))).toEqual(['highest', null])
})

it.each([
  ['is not on record', { cargoUsd: null, cargoUntil: null }],
  ['has no amount on record', { cargoUsd: null }],
])('no cover is highest while one %s, as it might be', (_, change) => {
  const row = rowOf('cargo-cover', insured({ cargoUsd: 250_000 }), insured({}), insured(change))
  expect(bests(row)).toEqual([null, null, null])
  expect(row.differs).toBe(true)
})

it('the policy status is shown for each line', () => {
  const policies = [
    aPolicy({ id: id(1), coverage: 'cargo', limitUsd: 100_000, insurer: null, policyNumber: null }),
    aPolicy({ id: id(2), coverage: 'cargo', limitUsd: 50_000 }),
    aPolicy({ id: id(3), coverage: 'umbrella', cancelsOn: '2026-11-01' }),
  ]
  const one = column({}, { policies: compared(policies) })
  const cargo = rowOf('policy-cargo', one, column())
  expect(said(cargo)[0]).toMatch(/^In force.*; insurer not on record$/)
  expect(said(cargo)[1]).toBe('no policy on record')
  expect(evidenceOf(cargo)[0]).toHaveLength(4)
  expect(evidenceOf(cargo)[0]?.[3]).toMatch(/^Also: Motor truck cargo: \$50,000/)
  expect(said(rowOf('policy-umbrella', one))[0]).toMatch(/^Canceled Nov 1, 2026; /)
})

it('the newest policy is shown if none of a line is in force', () => {
  const ended = [id<'insurance-policy'>(4), id<'insurance-policy'>(6), id<'insurance-policy'>(5)].map(each =>
    aPolicy({ id: each, coverage: 'cargo', insurer: `Insurer ${each}`, cancelsOn: '2026-11-01' }),
  )
  expect(said(rowOf('policy-cargo', column({}, { policies: compared(ended) })))[0]).toMatch(/; Insurer 6$/)
})

it('lines without a policy are omitted, and loading or refused policies say so', () => {
  const keys = rows({ ...column(), policies: { kind: 'loading' } }).map(({ key }) => key)
  expect(keys.filter(key => key.startsWith('policy-'))).toEqual(['policy-bipd', 'policy-cargo'])
  expect(said(rowOf('policy-bipd', { ...column(), policies: { kind: 'refused' } }))).toEqual(['refused'])
})

const granted = (change: Partial<CarrierDetail['authority']>) =>
  column({ authority: { ...aCarrierDetail().authority, ...change } })

it('the longest authority is best, and inactive authority is worst', () => {
  const row = rowOf('authority', granted({}), granted({ since: '2020-01-01' }), granted({ common: 'I' }))
  expect(bests(row)).toEqual(['longest', null, null])
  expect(evidenceOf(row)[2]?.slice(0, 3)).toEqual(['Common: Inactive', 'Contract: None', 'Broker: None'])
})

it('no authority is longest while the age of another is unknown', () => {
  expect(bests(rowOf('authority', granted({}), granted({ since: null })))).toEqual([null, null])
})

it('no gaps are shown only if an authority is on record', () => {
  const nothing = granted({ common: null, contract: null, broker: null, since: null })
  const loading = { ...column(), detail: { kind: 'loading' } } as const
  expect(said(rowOf('authority-gaps', nothing, column(), loading))).toEqual([
    'not on record',
    'none found',
    'none found',
  ])
  expect(said(rowOf('authority-gaps', { ...nothing, insights: { kind: 'failed' } }))).toEqual(['failed'])
  const gap = anInsight({ kind: 'authority_history_gap' })
  expect(said(rowOf('authority-gaps', { ...nothing, insights: compared([gap]) }))[0]).toMatch(/^1 gap/)
})

it('gaps and broker authority nearby are shown with their evidence', () => {
  const gap = anInsight({
    kind: 'authority_history_gap',
    evidence: { kind: 'gap', from: '2016-03-01', to: '2016-05-02', asOf: '2026-05-01' },
  })
  const bare = anInsight({ id: id(2), kind: 'broker_authority_nearby', detail: null, evidence: null })
  const one = column({}, { insights: compared([gap, bare]) })
  const gaps = rowOf('authority-gaps', one, column())
  expect(said(gaps)).toEqual(['1 gap; Mar 1, 2016 to May 2, 2016', 'none found'])
  expect(evidenceOf(gaps)[0]).toEqual([
    'Found: No authority for 2 months: Mar 1, 2016 to May 2, 2016',
    'Source: FMCSA authority history, as of May 1, 2026',
  ])
  expect(said(rowOf('broker-nearby', one))).toEqual(['1 company; Broker authority nearby'])
  expect(evidenceOf(rowOf('broker-nearby', one))[0]?.[0]).toBe('Found: Broker authority nearby')
  const many = column({}, { insights: compared(Array.from({ length: 50 }, () => gap)) })
  expect(said(rowOf('authority-gaps', many))[0]).toMatch(/^50 gaps or more; /)
})

it('each kind of authority, the registration and the operation are shown', () => {
  expect(said(rowOf('authority-common', column()))).toEqual(['Active'])
  expect(said(rowOf('registration', column()))).toEqual(['Active; DOT number since Mar 1, 2016'])
  expect(said(rowOf('operation', column()))).toEqual(['Interstate'])
})

it('rates are shown with the dated national average, the lowest marked', () => {
  const row = rowOf('out-of-service-vehicle', safe({}), safe({ vehicleOutOfServiceRate: 0.3 }))
  expect(said(row)).toEqual([
    '21%; national average 22.26%, Jun 6, 2025',
    '30%; national average 22.26%, Jun 6, 2025',
  ])
  expect(bests(row)).toEqual(['lowest', null])
  expect(evidenceOf(row)[1]).toEqual([
    'Rate: 30%',
    'US average: 22.26%, as of Jun 6, 2025',
    'Compared: above the national average',
    'Inspections: 14 in 24 months',
    'Source: FMCSA safety measurement',
    'As of: Nov 1, 2026',
  ])
})

it('a rate below five inspections is neither shown nor compared', () => {
  const row = rowOf(
    'out-of-service-driver',
    safe({}),
    safe({ inspections24Months: 4, driverOutOfServiceRate: 0 }),
  )
  expect(said(row)[1]).toBe('too few inspections; not compared below 5')
  expect(bests(row)).toEqual([null, null])
  const unknown = rowOf('out-of-service-driver', safe({ inspections24Months: null }))
  expect(evidenceOf(unknown)[0]?.[3]).toBe('Inspections: not on record')
})

it('safety is hidden from users who may not see it', () => {
  const hidden = column({ safety: null })
  for (const key of ['rating', 'out-of-service-order', 'out-of-service-vehicle', 'inspections']) {
    expect(said(rowOf(key, hidden))[0]).toMatch(/^hidden; /)
    expect(evidenceOf(rowOf(key, hidden))).toEqual([[]])
  }
})

it('the fewest identity alerts are marked, and facts that depend on the load have no best', () => {
  expect(bests(rowOf('identity-alerts', column(), column({ identityAlertsCount: 2 })))).toEqual([
    'fewest',
    null,
  ])
  expect(bests(rowOf('identity-alerts', column(), column()))).toEqual([null, null])
  const bigger = column({ census: { ...aCarrierDetail().census, powerUnits: 90 } })
  expect(bests(rowOf('power-units', column(), bigger))).toEqual([null, null])
})

it('the connection to each carrier is shown', () => {
  const own = column({ subscription: { id: id(1), createdAt: '2026-01-01T00:00:00Z' }, rates: null })
  expect(said(rowOf('monitoring', own, column()))).toEqual(['Monitored', 'Not monitored'])
  expect(said(rowOf('connection', own))).toEqual(['Not connected'])
  expect(said(rowOf('rates', own, column()))).toEqual([
    'not in your plan',
    '4 viewed, 5 delivered, 6 e-mails',
  ])
})

it('equipment is counted by kind with its share', () => {
  const flat = column({ equipment: [{ kind: 'flatbed', count: 4 }] })
  const bare = column({ equipment: [] })
  const short = column({ equipment: [], isFullProfile: false })
  const compared = [column(), flat, bare, short]
  expect(said(rowOf('equipment', ...compared))).toEqual([
    '12',
    '4',
    'not on record',
    'not shown; in the full profile',
  ])
  expect(said(rowOf('equipment-reefer', ...compared))).toEqual([
    '3; 25% of all',
    '0',
    'not on record',
    'not shown; in the full profile',
  ])
  const keys = rows({ ...column(), detail: { kind: 'failed' } }).map(({ key }) => key)
  expect(keys.filter(key => key.startsWith('equipment'))).toEqual(['equipment'])
})

it('cargo is shown with the age of its record', () => {
  expect(said(rowOf('cargo', column()))).toEqual(['General Freight, Refrigerated Food'])
  expect(evidenceOf(rowOf('mileage', column()))[0]).toEqual([
    'Source: FMCSA census, self-reported',
    'As of: Nov 1, 2026',
  ])
})

it('a lane is shown only if one was searched', () => {
  expect(rows(column()).some(({ key }) => key === 'seen-on-lane')).toBe(false)
  const row = rowOf(
    'seen-on-lane',
    column({}, { sighting: compared({ times: 3, lastOn: '2026-03-04' }) }),
    column({}, { sighting: compared('not-seen') }),
    column({}, { sighting: { kind: 'loading' } }),
    column(),
  )
  expect(said(row)).toEqual(['3 times; last Mar 4, 2026', 'not seen; at both ends', 'loading', 'refused'])
  expect(bests(row)).toEqual([null, null, null, null])
})

it('the most sightings on a lane are marked if that is certain', () => {
  const often = column({}, { sighting: compared({ times: 3, lastOn: '2026-03-04' }) })
  expect(bests(rowOf('seen-on-lane', often, column({}, { sighting: compared('not-seen') })))).toEqual([
    'most often',
    null,
  ])
  const beyond = rowOf('seen-on-lane', often, column({}, { sighting: compared('not-among') }))
  expect(said(beyond)[1]).toBe('not among the first 200; the most a search lists')
  expect(bests(beyond)).toEqual([null, null])
})

it('sightings are shown by area, the last first', () => {
  const area = aTouchedArea({ name: 'Dallas, TX 75201', count: 1, lastOn: '2026-03-04' })
  const row = rowOf('areas', column({}, { areas: compared([area, area]) }), column())
  expect(said(row)).toEqual(['2 ZIP areas; last Dallas, TX 75201, Mar 4, 2026', 'none on record'])
  expect(evidenceOf(row)[0]?.[0]).toBe('Mar 4, 2026: Dallas, TX 75201, 1 time')
})

it('a row with a loading cell stays in the differences', () => {
  const all = comparisonSections([column(), { ...column(), policies: { kind: 'loading' } }], TODAY)
  const stored = onlyDifferent(all).sections.flatMap(section => section.rows.map(({ key }) => key))
  expect(stored).toEqual(['policy-bipd', 'policy-cargo'])
})

it('equal rows, and sections without another row, are omitted from the differences', () => {
  const other = column({ census: { ...aCarrierDetail().census, powerUnits: 90 } })
  const all = comparisonSections([column(), other], TODAY)
  const { sections, same } = onlyDifferent(all)
  expect(sections.map(({ heading, rows: left }) => [heading, left.map(({ key }) => key)])).toEqual([
    ['Fleet', ['power-units']],
  ])
  expect(same).toBe(all.flatMap(section => section.rows).length - 1)
})

it('a verdict of which rules are hidden says how many', () => {
  const hidden = column({
    rulesAssessment: anAssessment({ hidden: { count: 3, worst: 'Fail' } }),
  })
  expect(said(rowOf('verdict', hidden))[0]).toContain('3 rules are not shown to you')
})

it('a rule that only a newer monitor knows has a row after the others, by its readable name', () => {
  const newer = aFinding({
    ruleType: 'no_change_of_owner',
    result: 'fail',
    value: { code: 'text', text: 'sold Nov 2, 2026' },
  })
  const one = column({ rulesAssessment: anAssessment({ findings: [newer, aFinding()] }) })
  const other = column({ rulesAssessment: anAssessment({ findings: [aFinding()] }) })
  const row = rowOf('rule-no_change_of_owner', one, other)
  expect(row.label).toBe('No change of owner')
  expect(said(row)).toEqual(['Fail; sold Nov 2, 2026', 'not checked'])
  const keys = rows(one, other).map(({ key }) => key)
  expect(keys.indexOf('rule-no_change_of_owner')).toBe(keys.indexOf('rule-cargo_at_least_100000') + 1)
})
