import { aCarrier, aFinding, anIdentityAlert, anOverride, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { CarrierSummary } from '../carrier/carrier.ts'
import { carrierChanges, countChanges, readChangeKind } from './carrier-changes.ts'
import { type CarrierSnapshot, emptySnapshot, snapshotAfter } from './carrier-snapshot.ts'
import { changeWhenText } from './change-when-text.ts'

const TODAY = '2026-11-21'
const DAY_BEFORE = '2026-11-19'

const seen = (...carriers: readonly CarrierSummary[]): CarrierSnapshot =>
  snapshotAfter({ lastAlertId: null }, { carriers, recentAlerts: [] }, { now: 0, today: DAY_BEFORE })
const never = emptySnapshot({ now: 0, today: TODAY })

const reportedText = (
  look: CarrierSnapshot,
  carriers: readonly CarrierSummary[],
  recentAlerts = [] as const,
) =>
  carrierChanges(look, { carriers, recentAlerts }, TODAY).map(({ tone, text, on, source, asOf }) =>
    [tone, text, on, source, asOf].join(' | '),
  )
const between = (was: CarrierSummary, now: CarrierSummary) => reportedText(seen(was), [now])

const usual = aCarrier()
const insured = (change: Partial<CarrierSummary['insurance']>) =>
  aCarrier({ insurance: { ...usual.insurance, ...change } })
const authorised = (change: Partial<CarrierSummary['authority']>) =>
  aCarrier({ authority: { ...usual.authority, ...change } })
const ordered = (outOfService: boolean | null) =>
  aCarrier({ safety: { ...(usual.safety as NonNullable<typeof usual.safety>), outOfService } })
const VALUES = { pass: '$100,000', fail: '$50,000', incomplete: 'not on record' } as const

const evaluated = (
  result: 'pass' | 'fail' | 'incomplete',
  asOf: `${number}-${number}-${number}` | null = '2026-11-20',
) =>
  aCarrier({
    rulesAssessment: { findings: [aFinding({ result, asOf, value: VALUES[result] })], overrides: [] },
  })

it.each([
  ['2026-12-21', 'incomplete | BIPD ends 21 Dec 2026 | 2026-12-21'],
  ['2026-12-03', 'incomplete | BIPD ends 3 Dec 2026 | 2026-12-03'],
  [TODAY, 'incomplete | BIPD ends today | 2026-11-21'],
  ['2026-11-20', 'fail | BIPD expired 20 Nov 2026 | 2026-11-20'],
  ['2026-11-14', 'fail | BIPD expired 14 Nov 2026 | 2026-11-14'],
] as const)('insurance that ends on %s is a change on a first visit', (bipdUntil, text) => {
  expect(reportedText(never, [insured({ bipdUntil })])).toEqual([`${text} | Insurance record | 2026-11-20`])
})

it('insurance that ends later, or ended longer ago, is no change on a first visit', () => {
  expect(reportedText(never, [insured({ bipdUntil: '2026-12-22' })])).toEqual([])
  expect(reportedText(never, [insured({ bipdUntil: '2026-11-13' })])).toEqual([])
  expect(reportedText(never, [insured({ bipdUntil: null })])).toEqual([])
})

it('insurance is a change once it is within 30 days of its end, and not again once that was seen', () => {
  const ending = insured({ cargoUntil: '2026-12-20' })
  expect(between(ending, ending)).toEqual([
    'incomplete | Cargo ends 20 Dec 2026 | 2026-12-20 | Insurance record | 2026-11-20',
  ])
  const seenEnding = insured({ cargoUntil: '2026-12-10' })
  expect(between(seenEnding, seenEnding)).toEqual([])
})

it('insurance that ended since it was seen is a change', () => {
  const was = insured({ cargoUntil: '2026-11-20' })
  expect(between(was, was)[0]).toMatch(/^fail \| Cargo expired 20 Nov 2026 \| 2026-11-20/)
  const gone = insured({ cargoUsd: null, cargoUntil: null })
  expect(between(was, gone)[0]).toMatch(/^fail \| Cargo expired 20 Nov 2026/)
  expect(between(gone, gone)).toEqual([])
})

it('insurance that left the record before its end is a change', () => {
  const gone = insured({ cargoUsd: null, cargoUntil: null })
  expect(between(usual, gone)).toEqual([
    'fail | Cargo no longer on record, was in force until 4 Mar 2027 |  | Insurance record | 2026-11-20',
  ])
  expect(between(insured({ cargoUntil: null }), gone)[0]).toContain('no longer on record, was in force |')
})

it('insurance that was cut short or lowered is a change', () => {
  const short = insured({ bipdUntil: '2026-12-04' })
  expect(between(usual, short)[0]).toMatch(
    /^incomplete \| BIPD cut short: ends 4 Dec 2026, was 4 Mar 2027 \| 2026-12-04/,
  )
  expect(between(insured({ bipdUntil: null }), short)[0]).toContain('ends 4 Dec 2026, no end was on record')
  expect(between(usual, insured({ bipdUsd: 750_000 }))[0]).toMatch(
    /^incomplete \| BIPD lowered to \$750,000, was \$1,000,000 \|  \|/,
  )
})

it('insurance that was renewed, raised or started is no change', () => {
  expect(between(usual, insured({ bipdUntil: '2028-03-04', cargoUsd: 250_000 }))).toEqual([])
  expect(between(usual, insured({ generalLiabilityUsd: 1_000_000 }))).toEqual([])
  expect(between(insured({ cargoUntil: '2026-01-01' }), usual)).toEqual([])
})

it.each([
  [{ common: 'I' }, 'fail | Authority inactive, was active since 2 May 2016 | '],
  [{ common: 'N' }, 'fail | Authority none, was active since 2 May 2016 | '],
  [{ common: 'N', broker: 'A' }, 'fail | Authority a broker’s only, was active since 2 May 2016 | '],
  [{ common: 'X' }, 'incomplete | Authority unclear, was active since 2 May 2016 | '],
  [{ common: null, contract: null }, 'incomplete | Authority not on record, was active since 2 May 2016 | '],
  [
    { since: '2026-11-20' },
    'incomplete | Authority reinstated 20 Nov 2026, was active since 2 May 2016 | 2026-11-20',
  ],
] as const)('authority that becomes %j is a change', (change, text) => {
  const now = authorised({ asOf: '2026-11-20', ...change })
  expect(reportedText(seen(authorised({ asOf: '2026-11-18' })), [now])).toEqual([
    `${text} | Authority record | 2026-11-20`,
  ])
})

it('authority that is granted is a change', () => {
  const granted = authorised({ since: '2026-11-20' })
  expect(between(authorised({ common: 'N' }), granted)[0]).toMatch(
    /^pass \| Authority active since 20 Nov 2026, was none \| 2026-11-20/,
  )
  expect(reportedText(never, [granted])[0]).toMatch(/^pass \| Authority granted 20 Nov 2026 \| 2026-11-20/)
  expect(reportedText(never, [authorised({ since: '2026-11-13' })])).toEqual([])
  expect(between(authorised({ common: 'I' }), authorised({ since: null }))[0]).toContain(
    'Authority active, was inactive',
  )
})

it('authority with a corrected or newly known day is not granted again', () => {
  expect(between(usual, authorised({ since: '2015-01-01' }))).toEqual([])
  expect(between(usual, authorised({ since: '2017-01-01' }))).toEqual([])
  expect(between(authorised({ since: null }), usual)).toEqual([])
  expect(between(usual, authorised({ since: null }))).toEqual([])
  expect(between(authorised({ asOf: null }), authorised({ since: '2026-11-19' }))).toEqual([])
  expect(between(authorised({ asOf: null }), authorised({ since: '2026-11-20' }))).toHaveLength(1)
})

it('authority is suspended by an out-of-service order', () => {
  expect(between(ordered(false), ordered(true))).toEqual([
    'fail | Out-of-service order in force, none before |  | Safety record | 2026-11-01',
  ])
  expect(between(ordered(null), ordered(true))[0]).toContain('Out-of-service order in force |')
  expect(between(ordered(true), ordered(false))[0]).toMatch(/^pass \| Out-of-service order lifted/)
  expect(between(ordered(true), aCarrier({ safety: null }))).toEqual([])
  expect(reportedText(never, [ordered(true)])).toEqual([])
})

it('a changed verdict has both values and the rules against the carrier', () => {
  expect(between(evaluated('pass'), evaluated('fail'))).toEqual([
    'fail | Pass to Fail: cargo $50,000, needs $100,000 |  | Your rules | 2026-11-20',
  ])
  expect(between(evaluated('fail'), evaluated('incomplete', null))).toEqual([
    'incomplete | Fail to Incomplete: cargo not on record, needs $100,000 |  | Your rules | ',
  ])
  expect(between(evaluated('fail'), evaluated('pass'))[0]).toMatch(/^pass \| Fail to Pass \|/)
  const overridden = aCarrier({
    rulesAssessment: {
      findings: [aFinding({ result: 'fail' })],
      overrides: [anOverride({ ruleType: 'cargo_at_least_100000', expiresOn: '2080-01-01' })],
    },
  })
  expect(between(evaluated('fail'), overridden)[0]).toMatch(/^override \| Fail to Override \|/)
})

it('a verdict that appears or disappears is no change', () => {
  const none = aCarrier({ rulesAssessment: null })
  const nothing = aCarrier({ rulesAssessment: { findings: [], overrides: [] } })
  expect(between(evaluated('pass'), none)).toEqual([])
  expect(between(none, evaluated('fail'))).toEqual([])
  expect(between(evaluated('pass'), nothing)).toEqual([])
})

const alert = (at: number, change: Parameters<typeof anIdentityAlert>[0] = {}) =>
  anIdentityAlert({ id: id(at), carrierId: usual.id, ...change })
const counted = (identityAlertsCount: number) => aCarrier({ identityAlertsCount })
const textsOf = (look: CarrierSnapshot, now: CarrierSummary, alerts: readonly ReturnType<typeof alert>[]) =>
  carrierChanges(look, { carriers: [now], recentAlerts: alerts }, TODAY).map(
    ({ text, on }) => `${text} | ${on ?? ''}`,
  )

it('identity alerts of the last week are changes on a first visit', () => {
  expect(textsOf(never, counted(1), [alert(4)])).toEqual(['New alert: Identity theft | 2026-11-20'])
  const others = [
    alert(5, { filedOn: '2026-11-18', category: 'no_payment' }),
    alert(6, { category: 'hostage_load' }),
    alert(7, { isPublished: false }),
    alert(8, { carrierId: null }),
    alert(9, { carrierId: id(99) }),
  ]
  expect(textsOf(never, counted(3), [alert(4), ...others])).toEqual([
    '3 new alerts, the newest: Hostage load | 2026-11-20',
  ])
})

it('identity alerts after the last seen one are changes', () => {
  const look = (lastAlertId: number | null): CarrierSnapshot => ({
    ...seen(counted(1)),
    lastAlertId: lastAlertId === null ? null : id(lastAlertId),
  })
  expect(textsOf(look(4), counted(1), [alert(4)])).toEqual([])
  expect(textsOf(look(3), counted(1), [alert(4)])).toHaveLength(1)
  expect(textsOf(look(null), counted(1), [alert(4)])).toHaveLength(1)
})

it('identity alerts beyond the listed ones are changes by their number', () => {
  expect(textsOf(seen(counted(1)), counted(3), [])).toEqual(['2 new alerts, 3 alerts in all | '])
  expect(textsOf(seen(counted(0)), counted(1), [])).toEqual(['New alert, 1 alert in all | '])
  expect(textsOf(seen(counted(3)), counted(1), [])).toEqual([])
})

it('changes are ordered by tone, then by distance from today, then by carrier', () => {
  const at = (at: number, bipdUntil: CarrierSummary['insurance']['bipdUntil']) =>
    aCarrier({ id: id(at), legalName: `CARRIER ${at}`, insurance: { ...usual.insurance, bipdUntil } })
  const carriers = [
    at(5, '2026-12-10'),
    at(4, '2026-11-25'),
    at(3, '2026-11-18'),
    at(2, '2026-11-20'),
    aCarrier({ id: id(1), authority: { ...usual.authority, since: '2026-11-20' } }),
    at(6, '2026-11-25'),
  ]
  expect(
    carrierChanges(never, { carriers, recentAlerts: [] }, TODAY).map(({ carrierId }) => carrierId),
  ).toEqual([2, 3, 4, 6, 5, 1])
})

it('every kind of change is counted', () => {
  expect(countChanges([{ kind: 'alert' }, { kind: 'insurance' }, { kind: 'alert' }])).toEqual([
    { kind: 'verdict', count: 0 },
    { kind: 'authority', count: 0 },
    { kind: 'insurance', count: 1 },
    { kind: 'alert', count: 2 },
  ])
})

it.each([
  ['alert', 'alert'],
  ['alerts', undefined],
  [null, undefined],
] as const)('a URL with the kind %j means %j', (name, kind) => {
  expect(readChangeKind(name)).toBe(kind)
})

it.each([
  [TODAY, 'today'],
  ['2026-11-20', 'yesterday'],
  ['2026-11-18', '18 Nov 2026'],
  ['2026-11-22', 'tomorrow'],
  ['2026-12-03', 'in 12 days'],
  [null, 'since your last visit'],
] as const)('a change of %s is dated %s', (on, text) => {
  expect(changeWhenText({ on }, TODAY)).toBe(text)
})
