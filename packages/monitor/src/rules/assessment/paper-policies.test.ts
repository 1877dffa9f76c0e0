import { describe, expect, it } from 'vitest'
import { assess } from './assess.ts'
import { insuranceOnRecord } from '../../carriers/insurance/insurance-on-record.ts'
import type { CarrierFacts, PolicyFact } from './facts.ts'
import { paperPolicies } from './paper-policies.ts'
import { type Paper, type PaperPolicy } from './paper.ts'

const TODAY = '2026-11-29'

const line = (change: Partial<PaperPolicy> = {}): PaperPolicy => ({
  kind: 'cargo',
  amount: 100_000,
  policy_number: 'MTC-3003',
  effective_on: '2026-03-04',
  expires_on: '2027-03-04',
  insurer: 'Tidewell Surety',
  naic: null,
  ...change,
})
const auto = line({
  kind: 'bipd',
  amount: 1_000_000,
  policy_number: 'CA-2002',
  insurer: 'Invented Mutual Insurance Co.',
})
const paper = (change: Partial<Paper> = {}): Paper => ({
  id: 1,
  dated_on: '2026-11-20',
  confirmed_on: '2026-11-21',
  confirmed_by: 'Dana Reyes',
  file_name: 'certificate.pdf',
  withdrawn_on: null,
  policies: [line(), auto],
  ...change,
})
const filing = (change: Partial<PolicyFact> = {}): PolicyFact => ({
  kind: 'bipd',
  is_primary: true,
  amount: 1_000_000,
  effective_on: '2026-02-01',
  expires_on: null,
  cancelled_on: null,
  source: 'filing',
  policy_number: 'CA 2002',
  insurer: 'INVENTED MUTUAL',
  as_of: '2026-11-28',
  ...change,
})

const factsOf = (policies: readonly PolicyFact[]) => ({ insurance: { policies } }) as unknown as CarrierFacts
const cargoOf = (papers: readonly Paper[], filings: readonly PolicyFact[] = [], day = TODAY) =>
  assess(factsOf([...filings, ...paperPolicies(papers)]), ['cargo_at_least_100000'], day)[
    'cargo_at_least_100000'
  ]

const CONFIRMED = {
  result: 'pass',
  value: { code: 'cover', usd: 100_000, notice: null },
  source: 'Certificate confirmed Nov 21, 2026 by Dana Reyes',
  as_of: '2026-11-20',
}
const unconfirmed = (reason: string, on: string | null) => ({
  result: 'incomplete',
  value: { code: 'cover_unconfirmed', reason, on },
})

describe('a certificate that the company confirmed', () => {
  it('decides cargo, and names who confirmed it', () => {
    expect(cargoOf([])).toMatchObject({ result: 'incomplete', value: null })
    expect(cargoOf([paper()])).toEqual(CONFIRMED)
    expect(cargoOf([paper()], [filing()])).toEqual(CONFIRMED)
    expect(cargoOf([paper({ confirmed_by: null })])?.source).toBe('Certificate confirmed Nov 21, 2026')
  })

  it('never decides auto liability', () => {
    const { bipd_at_least_1000000: bipd } = assess(
      factsOf(paperPolicies([paper()])),
      ['bipd_at_least_1000000'],
      TODAY,
    )
    expect(bipd).toMatchObject({ result: 'incomplete', value: null })
  })

  it('fails once its last day is past', () => {
    expect(cargoOf([paper()], [], '2027-03-04')?.result).toBe('pass')
    expect(cargoOf([paper()], [], '2027-03-05')).toMatchObject({
      result: 'fail',
      value: { code: 'cover_ended', on: '2027-03-04' },
    })
  })

  it('gives way to the one that is dated last, from the day that begins', () => {
    const renewed = line({ amount: 50_000, effective_on: '2026-12-01', expires_on: '2027-12-01' })
    const newer = paper({ id: 2, dated_on: '2026-11-25', policies: [renewed] })
    expect(cargoOf([paper(), newer])).toMatchObject({
      result: 'pass',
      value: { code: 'cover', notice: { on: '2026-12-01', usd: 50_000, end: null } },
    })
    expect(cargoOf([newer, paper()], [], '2026-12-01')).toMatchObject({
      result: 'fail',
      value: { code: 'cover', usd: 50_000 },
    })
    const corrected = paper({ id: 2, policies: [line({ amount: 250_000 })] })
    expect(cargoOf([paper(), corrected])).toMatchObject({ value: { code: 'cover', usd: 250_000 } })
    expect(paperPolicies([paper(), corrected])).toHaveLength(1)
  })

  it('that was taken back is what is missing, unless another counts', () => {
    const withdrawn = paper({ withdrawn_on: '2026-11-22' })
    expect(cargoOf([withdrawn])).toMatchObject(unconfirmed('withdrawn', '2026-11-22'))
    expect(cargoOf([withdrawn, paper({ id: 2 })])).toEqual(CONFIRMED)
  })
})

describe('the register beside a certificate', () => {
  it('a canceled filing of its policy makes it unconfirmed from that day on', () => {
    const ended = filing({ cancelled_on: '2026-11-25', end_kind: 'canceled' })
    expect(cargoOf([paper()], [ended])).toMatchObject(unconfirmed('paper_canceled', '2026-11-25'))
    const announced = filing({ cancelled_on: '2026-12-10', end_kind: 'canceled' })
    expect(cargoOf([paper()], [announced])).toMatchObject({
      result: 'pass',
      value: { notice: { on: '2026-12-10', usd: null, end: 'unconfirmed' } },
    })
    expect(cargoOf([paper()], [announced], '2026-12-10')).toMatchObject(
      unconfirmed('paper_canceled', '2026-12-10'),
    )
    expect(cargoOf([paper()], [filing({ has_ended: true })])).toMatchObject(
      unconfirmed('paper_canceled', null),
    )
  })

  it('a filing that goes on in another, ended before the policy began, or was filed anew says nothing', () => {
    expect(cargoOf([paper()], [filing({ cancelled_on: '2026-11-25', end_kind: 'replaced' })])).toEqual(
      CONFIRMED,
    )
    expect(cargoOf([paper()], [filing({ cancelled_on: '2026-03-01' })])).toEqual(CONFIRMED)
    const again = [filing({ cancelled_on: '2026-11-25' }), filing({ effective_on: '2026-11-26' })]
    expect(cargoOf([paper()], again)).toEqual(CONFIRMED)
    const nameless = paper({ policies: [line({ policy_number: 'TBD' })] })
    expect(cargoOf([nameless], [filing({ cancelled_on: '2026-11-25', policy_number: 'TBD' })])).toEqual(
      CONFIRMED,
    )
  })

  it('auto liability of another insurer and limit makes it unconfirmed, one that agrees in either does not', () => {
    const other = { policy_number: 'X1', insurer: 'SEAWALL CASUALTY', amount: 750_000 }
    expect(cargoOf([paper()], [filing(other)])).toMatchObject(unconfirmed('paper_contradicted', '2026-02-01'))
    expect(cargoOf([paper()], [filing({ ...other, effective_on: null })])).toMatchObject(
      unconfirmed('paper_contradicted', null),
    )
    expect(cargoOf([paper()], [filing({ ...other, amount: 1_000_000 })])).toEqual(CONFIRMED)
    expect(cargoOf([paper()], [filing({ ...other, insurer: 'Invented Mutual Ins' })])).toEqual(CONFIRMED)
    expect(cargoOf([paper()], [filing(other), filing()])).toEqual(CONFIRMED)
    expect(cargoOf([paper({ policies: [line()] })], [filing(other)])).toEqual(CONFIRMED)
    expect(cargoOf([paper()], [filing({ ...other, expires_on: '2026-11-01' })])).toEqual(CONFIRMED)
  })

  it('another contradiction counts before a cancellation that lies ahead', () => {
    const filings = [
      filing({ kind: 'cargo', policy_number: 'MTC3003', cancelled_on: '2026-12-10' }),
      filing({ policy_number: 'X1', insurer: 'SEAWALL CASUALTY', amount: 750_000 }),
    ]
    expect(cargoOf([paper()], filings.slice(1))).toMatchObject(
      unconfirmed('paper_contradicted', '2026-02-01'),
    )
    const { cargo_unconfirmed } = insuranceOnRecord(
      factsOf([...filings.slice(1), ...paperPolicies([paper()])]),
      TODAY,
    )
    expect(cargo_unconfirmed).toMatchObject({ reason: 'paper_contradicted', amount: 100_000 })
  })
})
