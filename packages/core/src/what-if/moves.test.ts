import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { exportTable } from '../shared/export-table.ts'
import {
  ALL_MOVES,
  countTurns,
  draftLines,
  filteredMoves,
  moveExportColumns,
  type NamedMove,
  turnText,
} from './moves.ts'
import { defineRule } from '../finding/own-rule.ts'
import { draftOfRuleSet, draftWithOwnRules, withRuleChanges } from './rule-draft.ts'

const aMove = (change: Partial<NamedMove> = {}): NamedMove => ({
  row: 0,
  carrierId: id(7),
  name: 'EAGLE MESA FREIGHT LLC',
  dot: '1234567',
  from: 'Pass',
  to: 'Fail',
  ruleType: 'bipd_at_least_750000',
  reason: 'BIPD $750,000, needs $850,000',
  ...change,
})

const moves = [
  aMove(),
  aMove({ from: 'Fail', to: 'Pass', ruleType: 'cargo_at_least_100000' }),
  aMove({ from: 'Incomplete', to: 'Fail' }),
  aMove(),
  aMove({ from: 'Fail', to: null }),
]

it('moves are counted by their way, to the worst verdict first', () => {
  expect(
    countTurns(moves).map(turn => `${turn.count} ${turnText(turn)}, ${turn.isWorse ? 'worse' : 'better'}`),
  ).toEqual([
    '2 Pass to Fail, worse',
    '1 Incomplete to Fail, worse',
    '1 Fail to Pass, better',
    '1 Fail to Not assessed, better',
  ])
  expect(countTurns([])).toEqual([])
})

it('moves are narrowed to one way and one rule', () => {
  expect(filteredMoves(moves, ALL_MOVES)).toEqual(moves)
  expect(filteredMoves(moves, { turn: { from: 'Pass', to: 'Fail' }, ruleType: null })).toHaveLength(2)
  expect(filteredMoves(moves, { turn: null, ruleType: 'cargo_at_least_100000' })).toEqual([moves[1]])
})

const current = draftOfRuleSet({
  values: new Map([
    ['bipd_at_least_750000', 2],
    ['active_operating_status', 2],
  ]),
})
const draft = withRuleChanges(current, {
  bipd_at_least_750000: 850_000,
  active_operating_status: 'off',
  cargo_at_least_100000: 'required',
})

it('a file of moves names the rule as the draft has it', () => {
  expect(exportTable(moveExportColumns(draft), [aMove({ from: null })], { hasInsights: true })).toEqual([
    ['Carrier', 'USDOT', 'Now', 'Draft', 'Rule', 'Why'],
    [
      'EAGLE MESA FREIGHT LLC',
      '1234567',
      'Not assessed',
      'Fail',
      'BIPD at least 850,000',
      'BIPD $750,000, needs $850,000',
    ],
  ])
})

it('a draft is summarized by what it changes', () => {
  expect(draftLines(current, draft)).toEqual([
    'BIPD at least 850,000 in place of BIPD at least 750,000',
    'Cargo at least 100,000: required',
    'Active operating status: off',
  ])
  expect(draftLines(current, current)).toEqual([])
  const noticed = withRuleChanges(current, {
    bipd_at_least_750000: 'notify',
    cargo_at_least_100000: 'notify',
  })
  expect(draftLines(current, noticed)).toEqual([
    'BIPD at least 750,000: notify only',
    'Cargo at least 100,000: notify only',
  ])
  expect(draftLines(noticed, draft)).toEqual([
    'BIPD at least 850,000 in place of BIPD at least 750,000: required',
    'Cargo at least 100,000: required',
    'Active operating status: off',
  ])
})

const own = defineRule({
  name: 'our_cargo_at_least_250000',
  category: 'Insurance',
  label: 'Cargo at least $250,000',
  find: () => ({ result: 'pass', value: null, source: null, asOf: null }),
})

it('a rule of one’s own is on or off in a draft', () => {
  const withOwn = draftWithOwnRules(current, [own])
  expect(draftLines(current, withOwn)).toEqual(['Cargo at least $250,000: required'])
  expect(draftLines(withOwn, current)).toEqual(['Cargo at least $250,000: off'])
  expect(draftLines(withOwn, withOwn)).toEqual([])
})
