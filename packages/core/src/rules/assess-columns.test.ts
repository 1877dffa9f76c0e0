import { aFinding, anAssessment, anOverride, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { assessColumns, columnsOf, RESULT_BITS, verdictInRow } from './assess-columns.ts'
import type { RuleResult } from './assessment.ts'
import { RULE_TYPES } from './rule-types.ts'

const today = '2026-11-21'
const carrier = (authority: RuleResult, cargo: RuleResult, operating: RuleResult) => ({
  findings: [
    aFinding({ ruleType: 'active_interstate_authority', result: authority }),
    aFinding({ ruleType: 'cargo_at_least_100000', result: cargo }),
    aFinding({ ruleType: 'active_operating_status', result: operating }),
  ],
  overrides: [],
})
const names = (verdicts: Uint8Array) => [...verdicts.keys()].map(row => verdictInRow(verdicts, row))

it('each result has its own bit', () => {
  expect(RESULT_BITS).toEqual({ pass: 1, incomplete: 2, fail: 4 })
})

it('columns have a byte for each carrier and rule, 0 if not assessed; rules that were found and not listed follow', () => {
  const columns = columnsOf(
    [carrier('pass', 'incomplete', 'fail'), anAssessment({ findings: [], overrides: [anOverride()] })],
    ['cargo_at_least_100000', 'active_operating_status', 'bipd_at_least_750000'],
  )
  expect(columns.rows).toBe(2)
  expect(columns.columns.map(({ ruleType, results }) => [ruleType, ...results])).toEqual([
    ['cargo_at_least_100000', 2, 0],
    ['active_operating_status', 4, 0],
    ['bipd_at_least_750000', 0, 0],
    ['active_interstate_authority', 1, 0],
  ])
  expect([...columns.overrides]).toEqual([[1, [anOverride()]]])
})

it('columns are assessed row by row', () => {
  const { overall, categories } = assessColumns(
    columnsOf(
      [
        carrier('pass', 'pass', 'pass'),
        carrier('fail', 'incomplete', 'pass'),
        carrier('incomplete', 'pass', 'pass'),
        { findings: [], overrides: [] },
        { ...carrier('pass', 'fail', 'pass'), companyId: id(1), overrides: [anOverride()] },
        { ...carrier('incomplete', 'pass', 'fail'), companyId: id(1), overrides: [anOverride()] },
        {
          ...carrier('pass', 'fail', 'pass'),
          companyId: id(1),
          overrides: [anOverride({ isActive: false })],
        },
        {
          companyId: id(1),
          findings: [aFinding({ ruleType: 'active_operating_status' })],
          overrides: [anOverride()],
        },
      ],
      RULE_TYPES,
    ),
    today,
  )
  expect(names(overall)).toEqual(['Pass', 'Fail', 'Incomplete', null, 'Override', 'Fail', 'Fail', 'Pass'])
  expect(names(categories.Authority)).toEqual([
    'Pass',
    'Fail',
    'Incomplete',
    null,
    'Pass',
    'Incomplete',
    'Pass',
    null,
  ])
  expect(names(categories.Insurance)).toEqual([
    'Pass',
    'Incomplete',
    'Pass',
    null,
    'Override',
    'Override',
    'Fail',
    null,
  ])
  expect(names(categories.Operations)).toEqual(['Pass', 'Pass', 'Pass', null, 'Pass', 'Fail', 'Pass', 'Pass'])
})

it('columns of another length are refused', () => {
  const columns = [{ ruleType: 'active_operating_status', results: new Uint8Array(2) }] as const
  expect(() => assessColumns({ rows: 3, columns, overrides: new Map() }, today)).toThrow(
    new RangeError('The column of active_operating_status has 2 rows, not 3.'),
  )
})

it('a missing row of the columns has no status', () => {
  expect(verdictInRow(Uint8Array.of(0), 1)).toBeNull()
})

it('columns without hidden rules are assessed by the rules shown', () => {
  const { hidden: _hidden, ...shown } = columnsOf([carrier('pass', 'fail', 'pass')], RULE_TYPES)
  expect(names(assessColumns(shown, today).overall)).toEqual(['Fail'])
})

it('hidden rules count for the category of operations and for the whole', () => {
  const { overall, categories } = assessColumns(
    columnsOf(
      [
        { ...carrier('pass', 'pass', 'pass'), hidden: { count: 2, worst: 'Fail' } },
        carrier('pass', 'pass', 'pass'),
      ],
      RULE_TYPES,
    ),
    today,
  )
  expect([names(overall), names(categories.Operations), names(categories.Insurance)]).toEqual([
    ['Fail', 'Pass'],
    ['Fail', 'Pass'],
    ['Pass', 'Pass'],
  ])
})

it('a rule of one’s own has a column and counts under its category, one of a newer monitor under Operations', () => {
  const rule = { label: 'Cargo at least $250,000', category: 'Insurance' } as const
  const own = aFinding({ ruleType: 'our_cargo_at_least_250000', result: 'fail', rule })
  const newer = aFinding({ ruleType: 'no_change_of_owner', result: 'incomplete' })
  const columns = columnsOf([anAssessment({ findings: [own] }), anAssessment({ findings: [newer] })], [])
  expect(columns.columns.map(({ ruleType, results }) => [ruleType, ...results])).toEqual([
    ['our_cargo_at_least_250000', 4, 0],
    ['no_change_of_owner', 0, 2],
  ])
  const { overall, categories } = assessColumns(columns, today)
  expect([names(overall), names(categories.Insurance), names(categories.Operations)]).toEqual([
    ['Fail', 'Incomplete'],
    ['Fail', null],
    [null, 'Incomplete'],
  ])
})
