import { describe, expect, it } from 'vitest'
import { type CertificateField, EMPTY_CERTIFICATE, type TypedCertificate } from './certificate-fields.ts'
import { certificateProblems, readTypedCertificate, readTypedLimit } from './certificate-problems.ts'

const SETTING = { legalName: 'EAGLE MESA FREIGHT LLC', dbaName: null, today: '2026-11-29' } as const

const typed = (change: Partial<TypedCertificate> = {}): TypedCertificate => ({
  ...EMPTY_CERTIFICATE,
  insuredName: ' Eagle Mesa Freight ',
  datedOn: '11/20/2026',
  'cargo.limit': '$100,000',
  'cargo.policyNumber': 'MTC-3003',
  'cargo.effectiveOn': '03/04/2026',
  'cargo.expiresOn': '03/04/2027',
  ...change,
})

describe('a typed certificate', () => {
  it('without problems is read, with what is not on the paper as such', () => {
    const vins = '1fujgldr3clbp8834, 1FUJGLDR3CLBP8834\n1XPBDP9X8FD257820'
    const read = readTypedCertificate(
      typed({ vins, email: ' pat@harborstreet.example ', phone: '(414) 555-0142', 'cargo.naic': '12345' }),
      SETTING,
    )
    expect(read).toEqual({
      ok: true,
      value: {
        insuredName: 'Eagle Mesa Freight',
        insuredAddress: null,
        datedOn: '2026-11-20',
        producer: null,
        contact: null,
        phone: '(414) 555-0142',
        email: 'pat@harborstreet.example',
        vins: ['1FUJGLDR3CLBP8834', '1XPBDP9X8FD257820'],
        exclusions: null,
        holder: null,
        policies: [
          {
            line: 'cargo',
            limitUsd: 100_000,
            policyNumber: 'MTC-3003',
            effectiveOn: '2026-03-04',
            expiresOn: '2027-03-04',
            insurer: null,
            naic: '12345',
          },
        ],
      },
    })
  })

  it('in which nothing is typed is refused beside its fields', () => {
    expect(readTypedCertificate(EMPTY_CERTIFICATE, SETTING)).toEqual({
      ok: false,
      refusal: {
        insuredName: 'Enter the insured as it is on the certificate.',
        datedOn: 'Enter the date of the certificate.',
        'cargo.limit': 'Enter at least one line of cover.',
      },
    })
  })

  const CASES: readonly (readonly [CertificateField, string, string])[] = [
    [
      'insuredName',
      'Other Freight LLC',
      'This certificate insures another name than EAGLE MESA FREIGHT LLC. Request one for this carrier.',
    ],
    ['datedOn', '11/20/1926', 'Enter a year from 2000 to 2199.'],
    ['datedOn', '12/20/2026', 'This day is in the future.'],
    ['phone', 'call us', 'Enter a phone number with its digits.'],
    ['email', 'pat', 'Enter an e-mail address.'],
    ['vins', '1FUJGLDR3CLBP8834 123', '123: A VIN has 17 characters.'],
    ['exclusions', 'x'.repeat(10_001), 'Shorten it to 10000 characters.'],
    ['holder', 'x'.repeat(301), 'Shorten it to 300 characters.'],
    ['cargo.limit', 'ONE HUNDRED THOUSAND', 'Enter the limit in digits, such as $100,000.'],
    ['cargo.policyNumber', ' ', 'Enter the policy number.'],
    ['cargo.effectiveOn', '', 'Enter the first day.'],
    ['cargo.effectiveOn', '02/30/2026', 'February has no day 30.'],
    ['cargo.expiresOn', '03/04/1926', 'Enter a year from 2000 to 2199.'],
    ['cargo.expiresOn', '03/04/2026', 'This is not after the first day, Mar 4, 2026.'],
    ['cargo.expiresOn', '03/05/2062', 'Check the year: no policy is this long.'],
    ['cargo.naic', '123', 'A NAIC number has 5 digits.'],
  ]
  it.each(CASES)('has a problem beside %s with %j', (field, text, problem) => {
    expect(certificateProblems(typed({ [field]: text }), SETTING)).toEqual({ [field]: problem })
  })

  it('of a carrier whose name is not on record proves nothing of it', () => {
    expect(certificateProblems(typed(), { ...SETTING, legalName: null }).insuredName).toBe(
      'This certificate insures another name than that of the carrier. Request one for this carrier.',
    )
  })
})

it.each([
  ['$ 1,000,000', 1_000_000],
  ['100000.00', 100_000],
])('the limit %j is read', (text, value) => {
  expect(readTypedLimit(text)).toEqual({ ok: true, value })
})

it.each([
  ['', 'Enter the limit in digits, such as $100,000.'],
  ['1,00', 'Enter the limit in digits, such as $100,000.'],
  ['100', 'Enter the whole limit in dollars: at least $1,000.'],
  ['1000000000', 'Check the zeros: no limit is above $100,000,000.'],
])('the limit %j is refused', (text, refusal) => {
  expect(readTypedLimit(text)).toEqual({ ok: false, refusal })
})
