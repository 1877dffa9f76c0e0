import { describe, expect, it } from 'vitest'
import type { InsuranceInForce } from '../insurance-in-force.ts'
import type { CoverNotice } from '../../rules/finding-value.ts'
import { findingValueText } from '../../rules/finding-terms.ts'
import {
  brokerBondFact,
  coverAmount,
  coverFact,
  coverInRow,
  coverNotice,
  coverOf,
  coverUnconfirmed,
} from './cover-facts.ts'

describe('a line of insurance as a record', () => {
  const amounts: InsuranceInForce = {
    bipdUsd: 1_000_000,
    bipdUntil: null,
    cargoUsd: 100_000,
    cargoUntil: '2027-03-04',
    generalLiabilityUsd: null,
    generalLiabilityUntil: null,
    asOf: '2026-11-20',
  }
  const unsaid = { gap: null, later: [], unconfirmed: null, isAtLeast: false, source: null, asOf: null }
  it('has the fields of its own line alone', () => {
    expect(coverOf(amounts, 'bipd')).toEqual({ usd: 1_000_000, until: null, ...unsaid })
    expect(coverOf(amounts, 'cargo')).toEqual({ usd: 100_000, until: '2027-03-04', ...unsaid })
    expect(coverOf(amounts, 'generalLiability')).toEqual({ usd: null, until: null, ...unsaid })
  })
  it('has every field that the monitor sends', () => {
    const all = {
      gap: 'excess_only',
      later: [{ on: '2026-12-14', usd: null, end: 'canceled' }],
      unconfirmed: { reason: 'outdated', on: null, usd: null, source: null, asOf: null },
      isAtLeast: true,
      source: 'Motus Insur',
      asOf: '2026-11-19',
    } as const
    const cargo = {
      ...{ cargoGap: all.gap, cargoLater: all.later, cargoUnconfirmed: all.unconfirmed },
      ...{ cargoIsAtLeast: all.isAtLeast, cargoSource: all.source, cargoAsOf: all.asOf },
    }
    expect(coverOf({ ...amounts, ...cargo }, 'cargo')).toEqual({ usd: 100_000, until: '2027-03-04', ...all })
    expect(coverOf({ ...amounts, ...cargo }, 'bipd')).toEqual({ usd: 1_000_000, until: null, ...unsaid })
  })
})

describe('why cover is not confirmed', () => {
  it.each([
    ['unmatched_cancellation', 'a cancellation of Sep 1, 2026 names no policy on record'],
    ['none_on_file', 'none on file in L&I Carrier of Sep 1, 2026'],
    ['filed_again', 'ended Sep 1, 2026, then filed again'],
    ['docket_given_away', 'filed for a docket that another carrier has'],
    ['no_end_day', 'ended on a day not on record, and listed'],
    ['no_longer_listed', 'no longer listed since Sep 1, 2026'],
    ['history_only', 'listed only among those that ended, without a day'],
    ['outdated', 'not in Motus Insur of Sep 1, 2026'],
    ['newer_lookup', 'not in QCMobile of Sep 1, 2026'],
    ['paper_canceled', 'the policy on the certificate was canceled Sep 1, 2026'],
    ['paper_contradicted', 'another insurer filed auto liability with another limit from Sep 1, 2026'],
    ['withdrawn', 'its certificate was taken back Sep 1, 2026'],
    ['a_reason_to_come', 'a reason to come'],
  ])('%s is said with its day', (reason, text) => {
    expect(findingValueText(coverUnconfirmed({ reason, on: '2026-09-01' }))).toBe(`not confirmed: ${text}`)
  })
  it.each([
    ['unmatched_cancellation', 'a cancellation without a day names no policy on record'],
    ['none_on_file', 'none on file in L&I Carrier'],
    ['filed_again', 'ended and filed again'],
    ['no_longer_listed', 'no longer listed'],
    ['outdated', 'not in Motus Insur'],
    ['newer_lookup', 'not in QCMobile'],
    ['paper_canceled', 'the policy on the certificate was canceled on a day not on record'],
    ['paper_contradicted', 'another insurer filed auto liability with another limit'],
    ['withdrawn', 'its certificate was taken back'],
  ])('%s is said without a day', (reason, text) => {
    expect(findingValueText(coverUnconfirmed({ reason, on: null }))).toBe(`not confirmed: ${text}`)
  })
})

describe('what is said of cover that changes', () => {
  const textOf = (later: readonly CoverNotice[]) =>
    findingValueText(coverAmount({ usd: 2_000_000 }, coverNotice({ later }, 1_000_000)))
  const notice = (usd: number | null, end: string | null) => textOf([{ on: '2026-12-14', usd, end }])
  it('is the amount and the day where it will be less than is needed', () => {
    expect(notice(750_000, null)).toBe('$2,000,000, $750,000 from Dec 14, 2026')
    expect(notice(1_000_000, null)).toBe('$2,000,000')
  })
  it.each([
    ['canceled', '$2,000,000, cancellation pending Dec 14, 2026'],
    ['unconfirmed', '$2,000,000, not confirmed from Dec 14, 2026'],
    ['name_changed', '$2,000,000, ends Dec 14, 2026'],
    [null, '$2,000,000'],
  ])('is how it ends: %s', (end, text) => {
    expect(notice(null, end)).toBe(text)
  })
  it('is nothing where nothing changes', () => {
    expect(coverNotice({}, 1_000_000)).toBeNull()
  })
})

it('the fact of a line of which no cover is confirmed says why', () => {
  const unconfirmed = { reason: 'no_end_day', on: null, usd: 750_000, source: null, asOf: null }
  expect(coverFact({ usd: null, until: null, unconfirmed }, '2026-11-21')).toEqual({
    text: 'Not confirmed: ended on a day not on record, and listed',
    tone: 'incomplete',
  })
})

it.each([
  ['that ended', '2026-11-01', 'not confirmed: ended on a day not on record, and listed'],
  ['in force', '2027-05-01', 'May 1, 2027'],
] as const)(
  'the row of a line %s says what is not confirmed only where no cover is in force',
  (_, until, text) => {
    const unconfirmed = { reason: 'no_end_day', on: null, usd: 750_000, source: null, asOf: null }
    expect(coverInRow({ usd: 500_000, until, unconfirmed }, '2026-11-21').text).toBe(text)
  },
)

it.each([
  [
    { usd: 75_000, until: null },
    { text: 'Until canceled', note: '$75,000', tone: 'plain' },
  ],
  [
    { usd: 75_000, until: '2026-11-13' },
    { text: 'Expired Nov 13, 2026', note: '$75,000', tone: 'fail' },
  ],
  [{ usd: null, until: null }, null],
  [null, null],
] as const)('the bond %j of a broker is said, unless none is on record', (brokerBond, fact) => {
  expect(brokerBondFact({ brokerBond }, '2026-11-21')).toEqual(fact)
})
