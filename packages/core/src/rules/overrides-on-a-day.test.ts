import { anOverride, id } from '@fairhaul/testkit'
import type { ClassificationId, CompanyId } from '../shared/ids.ts'
import type { RuleOverride } from './override.ts'
import { expect, it } from 'vitest'
import {
  countsOn,
  INDEFINITE,
  isNewerOverride,
  latestOverride,
  overrideInForce,
} from './overrides-on-a-day.ts'

const today = '2026-11-21'
const older = anOverride({ id: id(1), createdAt: '2026-01-01T00:00:00.000Z' })
const newer = anOverride({ id: id(2), createdAt: '2026-02-01T00:00:00.000Z', isActive: false })

it.each([
  [true, '2026-11-21', true],
  [true, '2026-11-20', false],
  [true, INDEFINITE, true],
  [false, INDEFINITE, false],
] as const)('an override active %s until %s counts: %s', (isActive, expiresOn, counts) => {
  expect(countsOn(anOverride({ isActive, expiresOn }), today)).toBe(counts)
})

it('an indefinite override always counts', () => {
  expect(countsOn(anOverride(), '2090-01-01')).toBe(true)
})

const twin = anOverride({ id: id(9), createdAt: older.createdAt })

it.each([
  [newer, older, true],
  [older, newer, false],
  [twin, older, true],
  [older, twin, false],
  [older, older, false],
  [newer, twin, true],
])('the override %j is newer than %j: %s', (one, other, isNewer) => {
  expect(isNewerOverride(one, other)).toBe(isNewer)
})

it('the latest override is the newest, also if it has ended', () => {
  expect(latestOverride([older, newer], older)).toBe(newer)
  expect(latestOverride([newer, older], older)).toBe(newer)
})

it('the latest of two overrides made at once is the one with the greater id', () => {
  const twin = anOverride({ id: id(9), createdAt: older.createdAt })
  expect(latestOverride([twin, older], older)).toBe(twin)
})

it.each([
  ['carrier', { carrierId: id<'carrier'>(99) }],
  ['company', { companyId: id<'company'>(99) }],
  ['rule type', { ruleType: 'bipd_at_least_750000' as const }],
  ['classification', { classificationId: id<'classification'>(99) }],
])('an override of another %s is of another subject', (_, change) => {
  expect(latestOverride([older], anOverride(change))).toBeUndefined()
})

const reefer = id<'classification'>(3)
const request = (overrides: readonly RuleOverride[], classificationId: ClassificationId | null = null) =>
  overrideInForce(overrides, 'cargo_at_least_100000', today, { companyId: id(1), classificationId })

it('the override in force is never an older one than a newer one that was ended', () => {
  expect(request([older, newer])).toBeUndefined()
})

it('the override in force for one classification is its own, else the one for all', () => {
  const own = anOverride({ id: id(3), classificationId: reefer })
  expect(request([older, own], reefer)).toBe(own)
  expect(request([older], reefer)).toBe(older)
  expect(request([own])).toBeUndefined()
})

it('the override in force for one classification is its newest, and the one for all if that has ended', () => {
  const own = anOverride({ id: id(3), classificationId: reefer })
  const newerOwn = { ...own, id: id<'rule-override'>(4) }
  expect(request([own, newerOwn], reefer)).toBe(newerOwn)
  expect(request([newerOwn, own], reefer)).toBe(newerOwn)
  expect(request([older, own, { ...newerOwn, isActive: false }], reefer)).toBe(older)
  expect(request([own, { ...newerOwn, classificationId: id(8) }], reefer)).toBe(own)
})

it('the override in force is of the requested rule, and the newest for all in any order', () => {
  const twin = anOverride({ id: id(9), createdAt: older.createdAt })
  expect(request([twin, older])).toBe(twin)
  expect(request([older, twin])).toBe(twin)
  expect(request([older, { ...twin, ruleType: 'bipd_at_least_750000' }])).toBe(older)
})

it('there is no override in force without overrides', () => {
  expect(request([])).toBeUndefined()
})

it('an override of another company is never in force', () => {
  const foreign = anOverride({ id: id(9), createdAt: '2026-03-01T00:00:00.000Z', companyId: id(2) })
  const inForce = (companyId: CompanyId) =>
    overrideInForce([older, foreign], 'cargo_at_least_100000', today, { companyId })
  expect(inForce(id(1))).toBe(older)
  expect(inForce(id(2))).toBe(foreign)
  expect(inForce(id(3))).toBeUndefined()
})
