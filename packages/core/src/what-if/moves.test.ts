import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { exportTable } from '../shared/export-table.ts'
import {
  ALL_MOVES,
  countTurns,
  draftLines,
  filteredMoves,
  filterOf,
  moveExportColumns,
  type NamedMove,
  namedMoves,
  turnText,
} from './moves.ts'
import { defineRule } from '../finding/own-rule.ts'
import { draftOfRuleSet, draftOfTyped, draftWithOwnRules, withRuleChanges } from './rule-draft.ts'

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
  expect(filteredMoves(moves, { ...ALL_MOVES, turn: { from: 'Pass', to: 'Fail' } })).toHaveLength(2)
  expect(filteredMoves(moves, { ...ALL_MOVES, ruleType: 'cargo_at_least_100000' })).toEqual([moves[1]])
})

it('moves are narrowed to carriers that are onboarded, and to those with open loads', () => {
  const onboarded = aMove({ isOnboarded: true, openLoads: 0 })
  const loaded = aMove({ isOnboarded: false, openLoads: 2 })
  const both = aMove({ isOnboarded: true, openLoads: 1 })
  const all = [onboarded, loaded, both, aMove()]
  expect(filteredMoves(all, { ...ALL_MOVES, isOnboarded: true })).toEqual([onboarded, both])
  expect(filteredMoves(all, { ...ALL_MOVES, hasOpenLoads: true })).toEqual([loaded, both])
  expect(filteredMoves(all, { ...ALL_MOVES, isOnboarded: true, hasOpenLoads: true })).toEqual([both])
})

it('a way or a rule that no move has any more is not filtered by', () => {
  const turn = { from: 'Pass', to: 'Fail' } as const
  const chosen = { ...ALL_MOVES, turn, ruleType: 'cargo_at_least_100000', hasOpenLoads: true } as const
  expect(filterOf(moves, chosen)).toEqual(chosen)
  expect(filterOf([aMove({ to: 'Incomplete' })], chosen)).toEqual({ ...ALL_MOVES, hasOpenLoads: true })
  expect(filterOf(moves, ALL_MOVES)).toEqual(ALL_MOVES)
})

it('moves are named by the carriers that were compared', () => {
  const { carrierId, name, dot, ...move } = aMove({ row: 1 })
  const carriers = [
    { carrierId: id<'carrier'>(1), name: 'OTHER', dot: null },
    { carrierId, name, dot },
  ]
  expect(namedMoves([move], carriers)).toEqual([aMove({ row: 1 })])
  expect(namedMoves([{ ...move, row: 2 }], carriers)).toEqual([])
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

it('a file of moves names the rule as the draft has it, and what the company has to do with the carrier', () => {
  const moved = [
    aMove({ from: null }),
    aMove({ isOnboarded: true, openLoads: 2 }),
    aMove({ isOnboarded: false, openLoads: 0 }),
  ]
  const eagle = [
    'EAGLE MESA FREIGHT LLC',
    '1234567',
    'Pass',
    'Fail',
    'BIPD at least 850,000',
    moved[0]?.reason,
  ]
  expect(exportTable(moveExportColumns(draft), moved, { hasInsights: true })).toEqual([
    ['Carrier', 'USDOT', 'Now', 'Draft', 'Rule', 'Why', 'Onboarded', 'Open loads'],
    [
      'EAGLE MESA FREIGHT LLC',
      '1234567',
      'Not assessed',
      'Fail',
      'BIPD at least 850,000',
      'BIPD $750,000, needs $850,000',
      null,
      null,
    ],
    [...eagle, 'yes', 2],
    [...eagle, 'no', 0],
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

it('a further rule of a kind is off or required in a draft', () => {
  const further = draftOfTyped(current, { bipd_at_least_3000000: { mode: 'required', text: '' } })
  expect(draftLines(current, further)).toEqual(['BIPD at least 3,000,000: required'])
  expect(draftLines(further, current)).toEqual(['BIPD at least 3,000,000: off'])
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
