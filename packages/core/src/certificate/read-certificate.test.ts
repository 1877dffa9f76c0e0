import { describe, expect, it } from 'vitest'
import { readCertificate } from './read-certificate.ts'
import type { TextPiece } from './text-rows.ts'

/** Characters of the test's pages are 5 points wide and 8 high. */
const at = (x: number, y: number, text: string, page = 1): TextPiece => ({
  text,
  page,
  x,
  y,
  width: text.length * 5,
  height: 8,
})

const HEAD = [
  at(170, 30, 'CERTIFICATE OF LIABILITY INSURANCE'),
  at(500, 30, 'DATE (MM/DD/YYYY)'),
  at(500, 42, '11/20/2026'),
  at(30, 60, 'PRODUCER'),
  at(300, 60, 'CONTACT NAME: Pat Moreau'),
  at(30, 72, 'Harbor Street Agency'),
  at(300, 72, 'PHONE (A/C, No, Ext): (414) 555-0142'),
  at(480, 72, 'FAX (A/C, No): (414) 555-0143'),
  at(30, 84, '12 Harbor Street'),
  at(300, 84, 'E-MAIL ADDRESS: pat@harborstreet.example'),
  at(300, 96, 'INSURER(S) AFFORDING COVERAGE'),
  at(540, 96, 'NAIC #'),
  at(300, 108, 'INSURER A : Tidewell Surety'),
  at(540, 108, '12345'),
  at(30, 120, 'INSURED'),
  at(300, 120, 'INSURER B : Invented Mutual'),
  at(540, 120, '54321'),
  at(30, 132, 'Eagle Mesa Freight LLC'),
  at(300, 132, 'INSURER C :'),
  at(30, 144, '400 Mesa Road'),
  at(30, 156, 'Amarillo, TX 79101'),
]
const LINES = [
  at(30, 180, 'COVERAGES'),
  at(200, 180, 'CERTIFICATE NUMBER: 77'),
  at(30, 192, 'LTR'),
  at(60, 192, 'TYPE OF INSURANCE'),
  at(30, 204, 'A'),
  at(60, 204, 'X COMMERCIAL GENERAL LIABILITY'),
  at(260, 204, 'GL 1001'),
  at(340, 204, '01/01/2026'),
  at(400, 204, '01/01/2027'),
  at(470, 204, 'EACH OCCURRENCE'),
  at(560, 204, '$ 1,000,000'),
  at(470, 216, 'GENERAL AGGREGATE'),
  at(560, 216, '$ 2,000,000'),
  at(30, 228, 'B'),
  at(60, 228, 'AUTOMOBILE LIABILITY'),
  at(260, 228, 'CA-2002'),
  at(340, 228, '02/01/2026 02/01/2027'),
  at(470, 228, 'COMBINED SINGLE LIMIT'),
  at(470, 240, '(Ea accident)'),
  at(560, 240, '$ 750,000'),
  at(60, 252, 'UMBRELLA LIAB'),
  at(470, 252, 'EACH OCCURRENCE'),
  at(560, 252, '$'),
  at(60, 264, "WORKERS COMPENSATION AND EMPLOYERS' LIABILITY"),
  at(470, 264, 'E.L. EACH ACCIDENT'),
  at(560, 264, '$'),
  at(60, 276, 'describe under DESCRIPTION OF OPERATIONS below'),
  at(30, 288, 'B'),
  at(60, 288, 'MOTOR TRUCK CARGO'),
  at(260, 288, 'MTC-3003'),
  at(340, 288, '03/04/2026'),
  at(400, 288, '03/04/2027'),
  at(470, 288, 'LIMIT'),
  at(560, 288, '$100,000'),
  at(470, 300, 'DEDUCTIBLE'),
  at(560, 300, '$1,000'),
]
const FOOT = [
  at(30, 324, 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101 may be attached)'),
  at(30, 336, 'Cargo exclusions: electronics, tobacco.'),
  at(30, 348, 'Refrigeration breakdown is excluded.'),
  at(30, 360, 'VIN 1FUJGLDR3CLBP8834; 1XPBDP9X8FD257820'),
  at(30, 384, 'CERTIFICATE HOLDER'),
  at(320, 384, 'CANCELLATION'),
  at(30, 396, 'Northfield Brokerage'),
  at(320, 396, 'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED'),
  at(30, 408, '1 Main Street'),
  at(320, 420, 'AUTHORIZED REPRESENTATIVE'),
]

const textsOf = (pieces: readonly TextPiece[]) =>
  Object.fromEntries(Object.entries(readCertificate(pieces)).map(([field, found]) => [field, found?.text]))

describe('a certificate in the usual form', () => {
  it('each value is proposed, and blank lines of cover are not', () => {
    expect(textsOf([...HEAD, ...LINES, ...FOOT])).toEqual({
      insuredName: 'Eagle Mesa Freight LLC',
      insuredAddress: '400 Mesa Road, Amarillo, TX 79101',
      datedOn: '11/20/2026',
      producer: 'Harbor Street Agency',
      contact: 'Pat Moreau',
      phone: '(414) 555-0142',
      email: 'pat@harborstreet.example',
      vins: '1FUJGLDR3CLBP8834, 1XPBDP9X8FD257820',
      exclusions: 'Cargo exclusions: electronics, tobacco. Refrigeration breakdown is excluded.',
      holder: 'Northfield Brokerage, 1 Main Street',
      'general-liability.limit': '$ 1,000,000',
      'general-liability.policyNumber': 'GL 1001',
      'general-liability.effectiveOn': '01/01/2026',
      'general-liability.expiresOn': '01/01/2027',
      'general-liability.insurer': 'Tidewell Surety',
      'general-liability.naic': '12345',
      'bipd.limit': '$ 750,000',
      'bipd.policyNumber': 'CA-2002',
      'bipd.effectiveOn': '02/01/2026',
      'bipd.expiresOn': '02/01/2027',
      'bipd.insurer': 'Invented Mutual',
      'bipd.naic': '54321',
      'cargo.limit': '$100,000',
      'cargo.policyNumber': 'MTC-3003',
      'cargo.effectiveOn': '03/04/2026',
      'cargo.expiresOn': '03/04/2027',
      'cargo.insurer': 'Invented Mutual',
      'cargo.naic': '54321',
    })
  })

  it('a value has the place of its own text alone', () => {
    const { contact, 'cargo.limit': limit, insuredAddress } = readCertificate([...HEAD, ...LINES, ...FOOT])
    expect(contact?.place).toEqual({ page: 1, x: 370, y: 60, width: 50, height: 8 })
    expect(limit?.place).toEqual({ page: 1, x: 560, y: 288, width: 40, height: 8 })
    expect(insuredAddress?.place).toEqual({ page: 1, x: 30, y: 144, width: 90, height: 20 })
  })

  it('a text that is no certificate proposes nothing', () => {
    expect(textsOf([])).toEqual({})
    expect(textsOf([at(30, 30, 'Bill of lading')])).toEqual({})
  })

  it('values behind their headings are read, and vehicles of a second page', () => {
    const vin = '1FUJGLDR3CLBP8834'
    expect(
      textsOf([
        at(30, 30, 'INSURED: Eagle Mesa Freight LLC'),
        at(30, 30, `Vehicle ${vin}`, 2),
        at(30, 42, `Again ${vin}`, 2),
        at(30, 54, '1XPBDP9X8FD257820', 3),
      ]),
    ).toEqual({
      insuredName: 'Eagle Mesa Freight LLC',
      vins: `${vin}, 1XPBDP9X8FD257820`,
    })
  })
})

describe('the limit of a line', () => {
  const cargo = (...pieces: readonly TextPiece[]) =>
    readCertificate([at(30, 10, 'COVERAGES'), at(60, 20, 'MOTOR TRUCK CARGO'), ...pieces])['cargo.limit']
      ?.text

  it.each([
    ['in letters', [at(470, 20, 'LIMIT: ONE HUNDRED THOUSAND')], 'ONE HUNDRED THOUSAND'],
    ['without a label', [at(470, 32, 'Deductible $1,000'), at(470, 44, '$ 250,000')], '$ 250,000'],
    ['per truck', [at(470, 20, 'Per truck $100000')], '$100000'],
    ['only of a deductible', [at(470, 32, 'DED $1,000')], undefined],
    ['left blank', [at(470, 20, 'LIMIT $')], undefined],
  ])('that is %s is proposed as it is written', (_, pieces, expected) => {
    expect(cargo(...pieces)).toBe(expected)
  })
})

it('exclusions without anything behind them are read to the end of the form', () => {
  const pieces = [
    at(30, 10, 'COVERAGES'),
    at(30, 20, 'DESCRIPTION OF OPERATIONS / LOCATIONS'),
    at(30, 32, 'Excluding livestock.'),
  ]
  expect(textsOf(pieces)['exclusions']).toBe('Excluding livestock.')
})

it('a policy number is not read without a digit, nor an insurer without a name', () => {
  const pieces = [
    at(300, 5, 'INSURER A :'),
    at(540, 5, '12345'),
    at(30, 20, 'COVERAGES'),
    at(30, 32, 'A'),
    at(60, 32, 'CARGO'),
    at(260, 32, 'TBD'),
    at(340, 32, '03/04/2026'),
  ]
  expect(textsOf(pieces)).toMatchObject({ 'cargo.naic': '12345', 'cargo.effectiveOn': '03/04/2026' })
  expect(Object.keys(textsOf(pieces))).not.toContain('cargo.policyNumber')
  expect(Object.keys(textsOf(pieces))).not.toContain('cargo.insurer')
})

it('a line of which the form names no limit has none', () => {
  const pieces = [
    at(30, 20, 'COVERAGES'),
    at(60, 32, 'GENERAL LIABILITY'),
    at(60, 44, 'OCCUR'),
    at(470, 44, '$ 5,000'),
  ]
  expect(textsOf(pieces)).toEqual({})
})
