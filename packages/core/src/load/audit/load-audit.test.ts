import { aDecisionRule, aLoadAuditLine, arbitrary, holds, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { LOAD_AUDIT_KINDS } from './load-audit.ts'
import { loadAuditPath, readLoadAuditAddress } from './load-audit-address.ts'
import {
  LOAD_AUDIT_EXPORT_COLUMNS,
  LOAD_AUDIT_KIND_LABELS,
  LOAD_AUDIT_MEANINGS,
  loadAuditPolicyText,
  loadAuditReasons,
} from './load-audit-text.ts'

const rule = aDecisionRule({ ruleType: 'cargo_at_least_100000', label: 'Fail', value: null })

it('every kind has a label and a sentence', () => {
  expect(Object.keys(LOAD_AUDIT_KIND_LABELS)).toEqual(LOAD_AUDIT_KINDS)
  expect(Object.keys(LOAD_AUDIT_MEANINGS)).toEqual(LOAD_AUDIT_KINDS)
})

it.each([
  [[], 0, []],
  [[], 2, ['2 rules that you may not see']],
  [[{ ...rule, source: null, asOf: null }], 0, ['Cargo at least 100,000: not on record']],
] as const)('of the rules %j and %s hidden ones is said: %j', (rules, hiddenRules, texts) => {
  expect(loadAuditReasons({ rules, hiddenRules })).toEqual(texts)
})

it.each([
  ['refused_at_tender', 3, 'Version 3'],
  ['turned_while_open', null, 'First rules'],
  ['blocked_on_open', null, 'Your company’s block'],
] as const)('%s by version %s is by: %s', (kind, policyVersion, text) => {
  expect(loadAuditPolicyText({ kind, policyVersion })).toBe(text)
})

it('a rule is said with its file and its day', () => {
  expect(loadAuditReasons({ rules: [rule], hiddenRules: 0 })[0]).toContain('Jul 20, 2026')
})

it('a line is a row of the file', () => {
  const line = aLoadAuditLine({ rules: [{ ...rule, source: null, asOf: null }], decisionRecordId: id(7) })
  expect(LOAD_AUDIT_EXPORT_COLUMNS.map(({ header, cell }) => [header, cell(line)])).toEqual([
    ['Load', 'NL-20841'],
    ['Status', 'In progress'],
    ['Carrier', 'PRAIRIE WREN LLC'],
    ['Carrier id', 7],
    ['What', 'Refused at tender'],
    ['Since', '2026-11-20T08:00:00.000Z'],
    ['Why', 'Cargo at least 100,000: not on record'],
    ['Policy version', 3],
    ['Decision record', 7],
    ['Found', '2026-11-21T00:00:10.000Z'],
  ])
})

it.each([
  ['', { kind: null, page: 1 }],
  ['?kind=blocked_on_open&page=2', { kind: 'blocked_on_open', page: 2 }],
  ['?kind=other&page=0', { kind: null, page: 1 }],
] as const)('the address %s is %j', (search, address) => {
  expect(readLoadAuditAddress(search)).toEqual(address)
})

it('the whole audit has an address without a query', () => {
  expect(loadAuditPath({})).toBe('/loads/audit')
})

it('an address is read as it was written', () => {
  holds([arbitrary.loadAuditAddresses], address => {
    expect(readLoadAuditAddress(new URL(loadAuditPath(address), 'http://x').search)).toEqual(address)
  })
})
