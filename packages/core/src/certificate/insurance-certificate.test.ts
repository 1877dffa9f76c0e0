import { describe, expect, it } from 'vitest'
import {
  certificateCounts,
  certificateDoubtText,
  certificateOnFile,
  certificatePolicyText,
  certificateText,
  isProvenByCertificate,
  type InsuranceCertificate,
  withdrawalProblem,
} from './insurance-certificate.ts'

const FREE = {
  withdrawnOn: null,
  withdrawnBy: null,
  withdrawnReason: null,
  unconfirmed: null,
  unconfirmedOn: null,
} as const

const FOR_CARGO = {
  line: 'cargo',
  limitUsd: 100_000,
  policyNumber: '77-120',
  insurer: null,
  naic: null,
} as const

describe('a confirmed certificate', () => {
  it('says the day and the person who confirmed it', () => {
    const confirmedOn = '2026-11-29'
    expect(certificateText({ confirmedOn, confirmedBy: 'Dana Reyes' })).toBe(
      'Certificate confirmed Nov 29, 2026 by Dana Reyes',
    )
    expect(certificateText({ confirmedOn, confirmedBy: null })).toBe('Certificate confirmed Nov 29, 2026')
  })

  it('says why it no longer counts', () => {
    expect(certificateDoubtText(FREE)).toBeNull()
    const withdrawn = { ...FREE, withdrawnOn: '2026-11-30' } as const
    expect(certificateDoubtText(withdrawn)).toBe('Taken back Nov 30, 2026')
    expect(
      certificateDoubtText({ ...withdrawn, withdrawnBy: 'Dana Reyes', withdrawnReason: 'wrong carrier' }),
    ).toBe('Taken back Nov 30, 2026 by Dana Reyes: wrong carrier')
    expect(
      certificateDoubtText({ ...FREE, unconfirmed: 'paper_canceled', unconfirmedOn: '2026-12-01' }),
    ).toBe('Not confirmed: the policy on the certificate was canceled Dec 1, 2026')
  })

  it('counts while a policy on it is in force and nothing speaks against it', () => {
    const period = { effectiveOn: '2026-03-04', expiresOn: '2027-03-04' } as const
    const policies = [{ ...FOR_CARGO, ...period }]
    const counts = (change: object, today: typeof period.expiresOn | '2026-03-03' | '2027-03-05') =>
      certificateCounts({ ...FREE, policies, ...change }, today)
    expect(counts({}, '2027-03-04')).toBe(true)
    expect(counts({}, '2027-03-05')).toBe(false)
    expect(counts({}, '2026-03-03')).toBe(false)
    expect(counts({ withdrawnOn: '2026-11-30' }, '2027-03-04')).toBe(false)
    expect(counts({ unconfirmed: 'paper_canceled' }, '2027-03-04')).toBe(false)
    expect(counts({ policies: [] }, '2027-03-04')).toBe(false)
  })

  it('names its lines with limit and days', () => {
    expect(
      certificatePolicyText({
        line: 'cargo',
        limitUsd: 100_000,
        effectiveOn: '2026-03-04',
        expiresOn: '2027-03-04',
      }),
    ).toBe('Motor truck cargo $100,000, Mar 4, 2026 to Mar 4, 2027')
  })
})

it.each([
  ['', 'Enter why it no longer counts.'],
  ['  ', 'Enter why it no longer counts.'],
  ['Wrong carrier.', undefined],
  ['x'.repeat(501), 'Shorten it to 500 characters.'],
])('the reason %j has the problem %j', (reason, problem) => {
  expect(withdrawalProblem(reason)).toBe(problem)
})

describe('the certificate of a packet', () => {
  const certificate = (change: Partial<InsuranceCertificate>) =>
    ({
      ...FREE,
      confirmedOn: '2026-11-01',
      confirmedBy: 'Dana Reyes',
      policies: [{ ...FOR_CARGO, effectiveOn: '2026-03-04', expiresOn: '2027-03-04' }],
      ...change,
    }) as InsuranceCertificate
  const on = (...certificates: readonly InsuranceCertificate[]) =>
    certificateOnFile(certificates, '2026-11-29')

  it('is the newest that counts', () => {
    const newer = certificate({ confirmedOn: '2026-11-20', confirmedBy: 'Rae Stone' })
    const noLonger = certificate({ confirmedOn: '2026-11-28', withdrawnOn: '2026-11-28' })
    expect(on(certificate({}), noLonger, newer)).toEqual({
      isCounting: true,
      text: 'Certificate confirmed Nov 20, 2026 by Rae Stone.',
    })
  })

  it('says why the newest does not count', () => {
    const noLonger = certificate({ confirmedOn: '2026-11-28', withdrawnOn: '2026-11-28' })
    const ended = certificate({
      policies: [{ ...FOR_CARGO, effectiveOn: '2025-03-04', expiresOn: '2026-03-04' }],
    })
    expect(on(ended, noLonger)).toEqual({ isCounting: false, text: 'Taken back Nov 28, 2026.' })
    expect(on(ended)).toEqual({ isCounting: false, text: 'No policy on the certificate is in force.' })
  })

  it('is missing where none was confirmed', () => {
    expect(on()).toEqual({ isCounting: false, text: 'No certificate of insurance is on file.' })
  })
})

it.each([
  ['cargo_at_least_250000', true],
  ['general_liability_at_least_1000000', true],
  ['bipd_at_least_750000', false],
  ['our_cargo_at_least_250000', false],
])('whether a certificate makes %s pass: %s', (ruleType, expected) => {
  expect(isProvenByCertificate(ruleType)).toBe(expected)
})
