import { anInsuranceFiling, aPolicy, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { insurancePicture, policiesInOrder, policyTone, withEndedPolicies } from './insurance-picture.ts'

const TODAY = '2027-03-04'
const policy = (change: Parameters<typeof aPolicy>[0] = {}) =>
  aPolicy({
    coverage: 'cargo',
    limitUsd: 100_000,
    effectiveOn: '2026-06-01',
    expiresOn: '2027-12-01',
    cancelsOn: null,
    isPending: false,
    ...change,
  })

describe('how a policy is drawn', () => {
  it.each([
    [{}, 100_000, 'now'],
    [{ expiresOn: null }, undefined, 'now'],
    [{ limitUsd: 50_000 }, 100_000, 'short'],
    [{ limitUsd: null }, 100_000, 'now'],
    [{ expiresOn: '2027-04-03' }, 100_000, 'ending'],
    [{ cancelsOn: '2027-09-01' }, 100_000, 'ending'],
    [{ cancelsOn: '2027-02-01' }, 100_000, 'past'],
    [{ expiresOn: '2027-02-01' }, 100_000, 'past'],
    [{ isPending: true, limitUsd: 50_000 }, 100_000, 'unsure'],
    [{ effectiveOn: '2027-04-01' }, 100_000, 'ahead'],
  ] as const)('with %j where %s is required it is drawn as %s', (change, required, tone) => {
    expect(policyTone(policy(change), required, TODAY)).toBe(tone)
  })
})

describe('the picture of insurance', () => {
  it('a lane has the line of what the rules require above a limit that is too low', () => {
    const { lanes } = insurancePicture([policy({ limitUsd: 50_000 })], ['cargo_at_least_100000'], TODAY)
    expect(lanes).toMatchObject([
      { label: 'Motor truck cargo', required: 1, bars: [{ tone: 'short', height: 0.5, text: '$50,000' }] },
    ])
  })

  it('a small policy beside one that is enough falls short of nothing', () => {
    const { lanes } = insurancePicture(
      [policy({ id: id(1), limitUsd: 50_000 }), policy({ id: id(2), limitUsd: 250_000 })],
      ['cargo_at_least_100000'],
      TODAY,
    )
    expect(lanes.flatMap(({ bars }) => bars.map(({ tone }) => tone))).toEqual(['now', 'now'])
  })

  it('a policy that ends by its first day has no bar', () => {
    const never = policy({ effectiveOn: '2032-08-10', expiresOn: null, cancelsOn: '2032-08-10' })
    expect(insurancePicture([never], [], TODAY).lanes).toEqual([])
  })

  it('a policy that ended is drawn from its filing, until its last day', () => {
    const filing = anInsuranceFiling({
      id: id(8),
      coverage: 'bipd',
      limitUsd: 1_000_000,
      effectiveOn: '2025-10-04',
      endsOn: '2026-10-20',
    })
    const all = withEndedPolicies([policy()], [filing], id(7), TODAY)
    expect(all.map(({ coverage, expiresOn }) => [coverage, expiresOn])).toEqual([
      ['cargo', '2027-12-01'],
      ['bipd', '2026-10-19'],
    ])
    const [lane] = insurancePicture(all, ['bipd_at_least_1000000'], TODAY).lanes
    expect(lane?.label).toBe('Auto liability (BIPD)')
    expect(lane?.bars).toMatchObject([{ from: 0, tone: 'past', text: '$1,000,000, expired', isOpen: false }])
  })

  it('a filing of a listed policy, one that ends later, one of before the picture and one without a day add no policy', () => {
    const filings = [
      anInsuranceFiling({ id: policy().id, endsOn: '2026-10-20' }),
      anInsuranceFiling({ id: id(8), endsOn: '2027-03-05' }),
      anInsuranceFiling({ id: id(9), endsOn: '2024-03-04' }),
      anInsuranceFiling({ id: id(10), endsOn: null }),
    ]
    expect(withEndedPolicies([policy()], filings, id(7), TODAY)).toEqual([policy()])
  })

  it('a coverage that a rule is about has a lane without a policy, and others have none', () => {
    const { lanes } = insurancePicture([], ['general_liability_at_least_1000000'], TODAY)
    expect(lanes).toEqual([{ key: 'general-liability 0', label: 'General liability', bars: [], required: 1 }])
  })

  it('policies at the same time are below each other, and one after another side by side', () => {
    const { lanes } = insurancePicture(
      [
        policy({ id: id(1), effectiveOn: '2026-01-01', expiresOn: '2026-12-31', cancelsOn: '2026-10-01' }),
        policy({ id: id(2), effectiveOn: '2026-10-01', expiresOn: '2027-10-01' }),
        policy({ id: id(3), effectiveOn: '2026-08-01', expiresOn: '2027-10-01', limitUsd: 250_000 }),
      ],
      [],
      TODAY,
    )
    expect(lanes.map(({ label, bars }) => [label, bars.map(({ key }) => key)])).toEqual([
      ['Motor truck cargo', ['1', '2']],
      ['', ['3']],
    ])
    expect(lanes[0]?.bars[0]?.text).toBe('$100,000, canceled')
  })

  it('a policy without a start or an end goes from one side of the picture to the other', () => {
    const { lanes } = insurancePicture(
      [policy({ effectiveOn: null, expiresOn: null, limitUsd: null })],
      [],
      TODAY,
    )
    expect(lanes[0]?.bars).toMatchObject([
      { from: 0, to: 1, isOpen: true, height: 1, text: 'limit not on record' },
    ])
  })

  it('a small limit is still seen, and an unconfirmed policy says so', () => {
    const { lanes } = insurancePicture(
      [policy({ limitUsd: 1_000, isPending: true }), policy({ id: id(9), limitUsd: 1_000_000 })],
      [],
      TODAY,
    )
    const bars = lanes.flatMap(lane => lane.bars)
    expect(bars.find(({ tone }) => tone === 'unsure')).toMatchObject({
      height: 0.5,
      text: '$1,000, not confirmed',
    })
  })

  it('the picture reaches at most three years back and two ahead, and at least half a year each way', () => {
    const far = insurancePicture([policy({ effectiveOn: '2010-01-01', expiresOn: '2050-01-01' })], [], TODAY)
    expect([far.axis.from, far.axis.to]).toEqual(['2024-03-04', '2029-03-04'])
    expect(far.lanes[0]?.bars[0]?.isOpen).toBe(true)
    const near = insurancePicture([policy({ effectiveOn: '2027-03-01', expiresOn: '2027-03-10' })], [], TODAY)
    expect([near.axis.from, near.axis.to]).toEqual(['2026-09-04', '2027-09-04'])
  })
})

it('policies are listed by coverage, and in each what counts today comes first', () => {
  const listed = policiesInOrder(
    [
      policy({ id: id(1), cancelsOn: '2027-01-01' }),
      policy({ id: id(2), isPending: true }),
      policy({ id: id(3), limitUsd: null }),
      policy({ id: id(4), limitUsd: 50_000 }),
      policy({ id: id(6), coverage: 'bipd', expiresOn: null }),
      policy({ id: id(5), coverage: 'bipd', expiresOn: null }),
    ],
    TODAY,
  )
  expect(listed.map(each => each.id)).toEqual([5, 6, 4, 3, 2, 1])
})
