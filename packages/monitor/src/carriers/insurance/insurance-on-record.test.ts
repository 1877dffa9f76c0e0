import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTexts } from '../../testing/with-text.ts'
import type { Database } from '../../database/database.ts'
import { dayText } from '../../kernel/calendar.ts'
import { assess } from '../../rules/assessment/assess.ts'
import type { CarrierFacts, PolicyFact } from '../../rules/assessment/facts.ts'
import { openSeededDatabase } from '../../testing/test-database.ts'
import { factsOf } from '../facts-of.ts'
import { type CarrierRecord, readRecords } from '../read-records.ts'
import { insuranceOnRecord } from './insurance-on-record.ts'

const TODAY = '2026-11-21'

const LINES = [
  ['bipd', 'bipd_at_least_750000'],
  ['cargo', 'cargo_at_least_100000'],
  ['general_liability', 'general_liability_at_least_1000000'],
] as const

/** What the record of a line says, in the words of the rules. */
const recordText = (insurance: ReturnType<typeof insuranceOnRecord>, line: (typeof LINES)[number][0]) => {
  const [amount, until, gap] = [
    insurance[`${line}_amount`],
    insurance[`${line}_until`],
    insurance[`${line}_gap`],
  ]
  if (gap === 'no_amount') return 'amount not on record'
  if (gap === 'ended_undated') return 'expired, day not on record'
  if (gap !== null && gap !== undefined) return gap === 'excess_only' ? 'excess coverage only' : 'not started'
  if (until !== null && until < TODAY) return `expired ${dayText(until)}`
  if (amount === null) return until === null ? 'not on record' : 'amount not on record'
  return `$${amount.toLocaleString('en-US')}`
}

const contradictions = (facts: CarrierFacts) =>
  LINES.flatMap(([line, rule]) => {
    const record = recordText(insuranceOnRecord(facts, TODAY), line)
    const { [rule]: finding } = withTexts(assess(facts, [rule], TODAY))
    // The comma of a date is none between two parts.
    const assessed = finding?.value.split(/, (?!\d{4}\b)/, 1)[0]
    // A policy in force without an amount beside one that is too small: there may be more than is on record.
    return assessed?.replace('at least ', '') === record
      ? []
      : [`${line}: record "${record}", rule "${assessed}"`]
  })

const policy = (fields: Partial<PolicyFact>): PolicyFact => ({
  kind: 'bipd',
  is_primary: true,
  amount: 1_000_000,
  effective_on: '2026-01-01',
  expires_on: null,
  cancelled_on: null,
  source: 'filing',
  as_of: '2026-11-20',
  ...fields,
})

const recorded = (...policies: readonly PolicyFact[]) => {
  const { bipd_amount, bipd_until, bipd_gap } = insuranceOnRecord({ insurance: { policies } }, TODAY)
  return [bipd_amount, bipd_until, bipd_gap]
}

describe('insurance on record', () => {
  it.each([
    ['in force', [policy({ expires_on: '2027-03-04' })], [1_000_000, '2027-03-04', null]],
    ['until canceled', [policy({})], [1_000_000, null, null]],
    ['canceled tomorrow', [policy({ cancelled_on: '2026-11-22' })], [1_000_000, TODAY, null]],
    ['canceled today', [policy({ cancelled_on: TODAY })], [1_000_000, '2026-11-20', null]],
    ['expired', [policy({ expires_on: '2026-10-13', amount: 750_000 })], [750_000, '2026-10-13', null]],
    [
      'expired, with excess cover in force',
      [policy({ expires_on: '2026-10-13' }), policy({ is_primary: false })],
      [1_000_000, '2026-10-13', null],
    ],
    ['excess only', [policy({ is_primary: false })], [null, null, 'excess_only']],
    ['ended without a day', [policy({ has_ended: true })], [null, null, 'ended_undated']],
    [
      'ended without a day, and before it on a day',
      [policy({ has_ended: true }), policy({ effective_on: '2020-01-01', expires_on: '2025-12-31' })],
      [null, null, 'ended_undated'],
    ],
    [
      'ended without a day, and after it on a day',
      [policy({ has_ended: true, effective_on: '2020-01-01' }), policy({ expires_on: '2026-10-13' })],
      [1_000_000, '2026-10-13', null],
    ],
    [
      'ended without a day, with another in force',
      [policy({ has_ended: true }), policy({ amount: 750_000 })],
      [750_000, null, null],
    ],
    ['not started', [policy({ effective_on: '2026-12-01' })], [null, null, 'not_begun']],
    ['none', [], [null, null, null]],
  ])('cover that is %s is recorded so', (_, policies, expected) => {
    expect(recorded(...policies)).toEqual(expected)
  })

  it('the record and the rules never disagree about a line', () => {
    const day = fc.constantFrom(null, '2026-01-01', '2026-11-20', TODAY, '2026-11-22', '2027-01-01')
    const policies = fc.array(
      fc
        .record({
          kind: fc.constantFrom('bipd' as const, 'cargo' as const),
          is_primary: fc.boolean(),
          amount: fc.constantFrom(null, 0, 750_000, 1_000_000),
          effective_on: day,
          expires_on: day,
          cancelled_on: day,
        })
        .map(policy),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(policies, all => {
        const facts = { ...factsOf(NOTHING), insurance: { policies: all } }
        expect(contradictions(facts)).toEqual([])
      }),
    )
  })
})

const NOTHING = {
  own_checks: [],
  census: null,
  authority: null,
  safety: null,
  insurances: [],
  facts: [],
} as unknown as CarrierRecord

describe('the demo', () => {
  let database: Database
  beforeAll(async () => {
    database = await openSeededDatabase('demo')
  })
  afterAll(() => database.close())

  it('the record and the assessment of every demo carrier agree about its insurance', async () => {
    const ids = await database.db.selectFrom('carriers').select('id').orderBy('id').execute()
    const records = await readRecords(
      database.db,
      ids.map(({ id }) => id),
      1,
    )
    expect(records.length).toBeGreaterThan(1_000)
    expect(
      records.flatMap(record => contradictions(factsOf(record)).map(it => `${record.id} ${it}`)),
    ).toEqual([])
  })
})
