import { shortConnection } from '@fairhaul/core'
import {
  aBlockedConnection,
  aConnectionOnHold,
  aFinding,
  aListedCarrier,
  anIdentityTie,
  anOverride,
  someCautionFacts,
  foundCover,
} from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { failKindsOf } from './fail-kinds.ts'
import { ownColumnNames, verdictRow, verdictWriter, type VetRun } from './verdict-rows.ts'

const RUN: VetRun = { day: '2026-11-21', source: 'facts.csv', rules: 'usual', isCertainOnly: false }
const LINE = { line: 1, written: 'MC 1', lookUp: 'MC 1', own: [] }

type Change = Parameters<typeof aListedCarrier>[0]
type Certainty = 'certain' | 'likely' | 'possible'

const rowOf = (change: Change, certainty: Certainty = 'certain', run: Partial<VetRun> = {}) =>
  verdictRow(
    LINE,
    { kind: 'found', text: 'MC 1', readAs: 'MC 1', certainty, carrier: aListedCarrier(change) },
    { ...RUN, ...run },
  )

it.each([
  ['Do not dispatch', 'blocked', aBlockedConnection()],
  ['On hold', 'on-hold', aConnectionOnHold()],
])(
  'a carrier that passes is %s in the file of verdicts when it is so, and not usable',
  (result, kind, connection) => {
    const { cells } = rowOf({ verdict: 'Pass', connection: shortConnection(connection) })
    expect([cells.result, cells.note, cells.may_use]).toEqual([result, 'Pass', 'no'])
    expect(failKindsOf(cells)).toEqual([kind])
  },
)

it('a carrier that nothing stops has its verdict in the file, with the rules that are hidden', () => {
  const { cells } = rowOf({ verdict: 'Pass', hiddenRules: 2 })
  expect([cells.result, cells.note, cells.may_use]).toEqual([
    'Pass',
    'Pass, partial: 2 rules are not shown to you',
    'yes',
  ])
  expect(rowOf({ verdict: null }).cells.note).toBe('')
})

it.each<readonly [Certainty, readonly string[], string]>([
  ['certain', [], 'yes'],
  ['likely', ['uncertain'], 'no'],
  ['possible', ['uncertain'], 'no'],
])('a pass that is %s is %j', (certainty, kinds, mayUse) => {
  const { cells } = rowOf({ verdict: 'Pass' }, certainty)
  expect([failKindsOf(cells), cells.may_use]).toEqual([kinds, mayUse])
})

it('incomplete, not assessed and unknown results are no yes', () => {
  const kinds = ['Incomplete', 'Not assessed', 'Splendid', 'Refused'].map(result =>
    failKindsOf({ result, certainty: 'certain' }),
  )
  expect(kinds).toEqual([['incomplete'], ['not-assessed'], ['not-assessed'], ['not-read']])
})

it('with --certain a carrier that is only likely is not found, and named', () => {
  const { cells } = rowOf({ legalName: 'EAGLE MESA', verdict: 'Pass' }, 'likely', { isCertainOnly: true })
  expect([cells.result, cells.carrier, cells.may_use]).toEqual(['Not found', '', 'no'])
  expect(cells.note).toMatch(/^Only likely: EAGLE MESA/)
})

it('a row has the reason of its verdict with the category, and the oldest day of the facts', () => {
  const findings = [
    aFinding({
      ruleType: 'cargo_at_least_100000',
      result: 'fail',
      value: foundCover(50_000),
      asOf: '2026-11-20',
    }),
    aFinding({ ruleType: 'active_operating_status', result: 'pass', asOf: '2026-10-01' }),
  ]
  const failing = rowOf({ verdict: 'Fail', rulesAssessment: { findings, overrides: [] } })
  expect([
    failing.cells.reason,
    failing.cells.category,
    failing.cells.facts_day,
    failing.cells.verdict_day,
  ]).toEqual(['cargo $50,000, needs $100,000', 'Insurance', '2026-10-01', '2026-11-21'])
  const overrides = [anOverride({ ruleType: 'cargo_at_least_100000', expiresOn: '2027-03-04' })]
  const companyId = overrides[0]?.companyId ?? null
  const { cells } = rowOf({ verdict: 'Override', rulesAssessment: { findings, overrides, companyId } })
  expect(cells.reason).toBe('Override until Mar 4, 2027: cargo $50,000, needs $100,000')
})

it('the reason of a rule of one’s own is that of the row', () => {
  const own = aFinding({
    ruleType: 'our_cargo_at_least_250000',
    rule: { label: 'Cargo at least $250,000', category: 'Insurance' },
    result: 'fail',
    value: foundCover(100_000),
  })
  const { cells } = rowOf({ verdict: 'Fail', rulesAssessment: { findings: [own], overrides: [] } })
  expect([cells.reason, cells.category]).toEqual([expect.stringContaining('$100,000'), 'Insurance'])
})

it('a hidden rule is a reason of Operations', () => {
  const rulesAssessment = { findings: [], overrides: [], hidden: { count: 1, worst: 'Fail' as const } }
  const { cells } = rowOf({ verdict: 'Fail', hiddenRules: 1, rulesAssessment })
  expect([cells.reason, cells.category]).toEqual(['a rule that is not shown to you', 'Operations'])
})

it('columns of a list that are ours, or are there twice, get a name of their own', () => {
  expect(ownColumnNames(['Carrier', 'DOT', 'Load', 'load', ''])).toEqual([
    'list Carrier',
    'list DOT',
    'Load',
    'list load',
    'column 5',
  ])
})

it('JSON lines have numbers, null for an empty cell, and the columns of the list in an object', () => {
  const row = { ...rowOf({ verdict: 'Pass', identifiers: [] }), own: ['L-7', ''] }
  const { heading, rows } = verdictWriter('jsonl', ['Load', 'City'])
  expect(heading).toBe('')
  expect(JSON.parse(rows([row]))).toMatchObject({
    line: 1,
    written: 'MC 1',
    result: 'Pass',
    dot: null,
    list: { Load: 'L-7', City: null },
  })
})

it('a row says to whom the carrier is tied, which does not decide whether it may be used', () => {
  const cautions = someCautionFacts({ identityTies: [anIdentityTie()] })
  const rulesAssessment = { findings: [], overrides: [] }
  const { cells } = rowOf({ verdict: 'Pass', rulesAssessment, cautions })
  expect(cells.tie).toMatch(/^Same phone as .*, revoked/)
  expect(cells.may_use).toBe('yes')
})
