import { anOverride, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
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

describe('an override counts', () => {
  it.each([
    [true, '2026-11-21', true],
    [true, '2026-11-20', false],
    [true, INDEFINITE, true],
    [false, INDEFINITE, false],
  ] as const)('active %s until %s: %s', (isActive, expiresOn, counts) => {
    expect(countsOn(anOverride({ isActive, expiresOn }), today)).toBe(counts)
  })

  it('for ever when it is indefinite', () => {
    expect(countsOn(anOverride(), '2090-01-01')).toBe(true)
  })
})

describe('an override is newer', () => {
  const twin = anOverride({ id: id(9), createdAt: older.createdAt })

  it.each([
    [newer, older, true],
    [older, newer, false],
    [twin, older, true],
    [older, twin, false],
    [older, older, false],
    [newer, twin, true],
  ])('%j than %j: %s', (one, other, isNewer) => {
    expect(isNewerOverride(one, other)).toBe(isNewer)
  })
})

describe('the latest override', () => {
  it('is the newest, also when it has ended', () => {
    expect(latestOverride([older, newer], older)).toBe(newer)
    expect(latestOverride([newer, older], older)).toBe(newer)
  })

  it('is told apart by its id when two were made at once', () => {
    const twin = anOverride({ id: id(9), createdAt: older.createdAt })
    expect(latestOverride([twin, older], older)).toBe(twin)
  })

  it.each([
    ['carrier', { carrierId: id<'carrier'>(99) }],
    ['company', { companyId: id<'company'>(99) }],
    ['rule type', { ruleType: 'bipd_at_least_750000' as const }],
    ['classification', { classificationId: id<'classification'>(99) }],
  ])('of another %s is another', (_, change) => {
    expect(latestOverride([older], anOverride(change))).toBeUndefined()
  })
})

describe('the override in force', () => {
  const reefer = id<'classification'>(3)
  const request = (overrides: Parameters<typeof overrideInForce>[0], classification?: typeof reefer) =>
    overrideInForce(overrides, 'cargo_at_least_100000', today, classification)

  it('is not an older one in place of a newer one that was ended', () => {
    expect(request([older, newer])).toBeUndefined()
  })

  it('for one classification is its own, else the one for all', () => {
    const own = anOverride({ id: id(3), classificationId: reefer })
    expect(request([older, own], reefer)).toBe(own)
    expect(request([older], reefer)).toBe(older)
    expect(request([own])).toBeUndefined()
  })

  it('for one classification is the newest of its own, and the one for all where its own has ended', () => {
    const own = anOverride({ id: id(3), classificationId: reefer })
    const newerOwn = { ...own, id: id<'rule-override'>(4) }
    expect(request([own, newerOwn], reefer)).toBe(newerOwn)
    expect(request([newerOwn, own], reefer)).toBe(newerOwn)
    expect(request([older, own, { ...newerOwn, isActive: false }], reefer)).toBe(older)
    expect(request([own, { ...newerOwn, classificationId: id(8) }], reefer)).toBe(own)
  })

  it('is of the rule that was asked about, and the newest for all in any order', () => {
    const twin = anOverride({ id: id(9), createdAt: older.createdAt })
    expect(request([twin, older])).toBe(twin)
    expect(request([older, twin])).toBe(twin)
    expect(request([older, { ...twin, ruleType: 'bipd_at_least_750000' }])).toBe(older)
  })

  it('is none when there are none', () => {
    expect(request([])).toBeUndefined()
  })
})
