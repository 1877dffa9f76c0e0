import { describe, expect, it } from 'vitest'
import type { IdentifierType } from '../carrier/identifiers.ts'
import type { CarrierQuery } from './carrier-query.ts'
import { readCarrierContainsText, readCarrierSearchText } from './read-carrier-search-text.ts'

const prefix = (type: IdentifierType | null, value: string): CarrierQuery => ({
  kind: 'identifier-prefix',
  type,
  value,
})
const exact = (type: IdentifierType | null, value: string, region: string | null = null): CarrierQuery => ({
  kind: 'identifier-exact',
  type,
  value,
  region,
})
const name = (value: string): CarrierQuery => ({ kind: 'name-prefix', value })

describe('a search text asks for', () => {
  it.each<[string, CarrierQuery]>([
    ['123456', prefix(null, '123456')],
    [' 0042 ', prefix(null, '0042')],
    ['MC123', prefix('MC', '123')],
    ['mc-123', prefix('MC', '123')],
    ['mc 123', prefix('MC', '123')],
    ['MC', prefix('MC', '')],
    ['MC-', prefix('MC', '')],
    ['DOT 3214567', prefix('DOT', '3214567')],
    ['MX-700', prefix('MX', '700')],
    ['ff123', prefix('FF', '123')],
    ['SCAC 12', prefix('SCAC', '12')],
    ['SCAC ABCD', prefix('SCAC', 'ABCD')],
    ['scac-ab', prefix('SCAC', 'AB')],
    ['RFC ABC010101AB1', prefix('RFC', 'ABC010101AB1')],
    ['RFC ABC-010101-AB1', prefix('RFC', 'ABC010101AB1')],
    ['RFC Ñ&A', prefix('RFC', 'Ñ&A')],
    ['rfc 010101', prefix('RFC', '010101')],
    ['CVOR 123-456-789', exact('CVOR', '123456789')],
    ['CVOR123 456', exact('CVOR', '123456')],
    ['CVOR', prefix('CVOR', '')],
    ['R-123456-7', exact('NIR_QC', 'R-123456-7')],
    ['r1234567', exact('NIR_QC', 'R-123456-7')],
    ['NIR R-123456-7', exact('NIR_QC', 'R-123456-7')],
    ['NIR-R 123 456 7', exact('NIR_QC', 'R-123456-7')],
    ['NIRR1234567', exact('NIR_QC', 'R-123456-7')],
    ['N1234567', exact('NIR_QC', 'N-123456-7')],
    ['M1234567', exact('NIR_QC', 'M-123456-7')],
    ['nir', prefix('NIR_QC', '')],
    ['NSC 123456789', exact('NSC', '123456789')],
    ['NSC ON 123-456', exact('NSC', '123456', 'ON')],
    ['nscon123456', exact('NSC', '123456', 'ON')],
    ['NSC PQ 123456', exact('NSC', '123456', 'QC')],
    ['NSC TX 123456', exact('NSC', '123456', 'TX')],
    ['NSC', prefix('NSC', '')],
    ['123-4567', exact(null, '123-4567')],
    ['-1', exact(null, '-1')],
    ['McDonald', name('MCDONALD')],
    ['DOT Foods', name('DOTFOODS')],
    ['MC Carriers 12', name('MCCARRIERS12')],
    ['MX5 Freight', name('MX5FREIGHT')],
    ['RFCARRIERS', name('RFCARRIERS')],
    ['SCAC FREIGHT', name('SCACFREIGHT')],
    ['R-123456', name('R123456')],
    ['R-123456-78', name('R12345678')],
    ['NSC ON', name('NSCON')],
    ['CVOR ABC', name('CVORABC')],
    ['CVORX 1', name('CVORX1')],
    ['NIR 1', name('NIR1')],
    ['NIR R', name('NIRR')],
    ['SCAC-', prefix('SCAC', '')],
    ['SCAC ABCDE', name('SCACABCDE')],
    ['SCACAB', name('SCACAB')],
    ['SCAC AB1', name('SCACAB1')],
    ['R-12345A-7', name('R12345A7')],
    ['CVOR 1 2', exact('CVOR', '12')],
    ['NSC O1', name('NSCO1')],
    ['NSC 1O', name('NSC1O')],
    ['12-A', name('12A')],
    ['MC\t123', prefix('MC', '123')],
    ['MC\r123', prefix('MC', '123')],
    ['[1234567', name('1234567')],
    ['@1234567', name('1234567')],
    ['Z1234567', exact('NIR_QC', 'Z-123456-7')],
    ['A1234567', exact('NIR_QC', 'A-123456-7')],
    ['NSC AZ1', exact('NSC', '1', 'AZ')],
    ['NSC A[1', name('NSCA1')],
    ['Swan Abc', name('SWANABC')],
    ['Cars 12', name('CARS12')],
    ['NIR 12345678', name('NIR12345678')],
    ['Red RFC ABC', name('REDRFCABC')],
    ['RFC ABC Inc', name('RFCABCINC')],
    ['RFC - ABC', prefix('RFC', 'ABC')],
    ['RFC A1', prefix('RFC', 'A1')],
    ['RFC ABCDE', name('RFCABCDE')],
    [`RFC ABCD1${'2'.repeat(15)}`, prefix('RFC', `ABCD1${'2'.repeat(15)}`)],
    [`RFC ABCD1${'2'.repeat(16)}`, name(`RFCABCD1${'2'.repeat(16)}`)],
    ['MC\u0008123', name('MC123')],
    ['MC\u000e123', name('MC123')],
    ['J.B. Hunt', name('JBHUNT')],
    ['Eagle & Sons Freight, L.L.C.', name('EAGLESONSFREIGHTLLC')],
    ['123 Trucking', name('123TRUCKING')],
    ['Érable', name('ÉRABLE')],
    ['E\u0301rable', name('ÉRABLE')],
    ['MC\u00a0123', prefix('MC', '123')],
    ['MC–123', prefix('MC', '123')],
    ['１２３', prefix(null, '123')],
  ])('the search text %j is read as its query', (text, query) => {
    expect(readCarrierSearchText(text)).toEqual({ ok: true, value: query })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u00a0', 'empty'],
    ['---', 'nothing-to-search'],
    ['. , &', 'nothing-to-search'],
    ['%', 'nothing-to-search'],
    ['🚚', 'nothing-to-search'],
    ['1'.repeat(201), 'too-long'],
    ['x'.repeat(10_000), 'too-long'],
  ])('the search text %j is refused: %s', (text, kind) => {
    expect(readCarrierSearchText(text)).toMatchObject({ ok: false, refusal: { kind } })
    expect(readCarrierContainsText(text)).toMatchObject({ ok: false, refusal: { kind } })
  })

  it('a search text of two hundred characters is kept whole', () => {
    expect(readCarrierSearchText('x'.repeat(200))).toEqual({ ok: true, value: name('X'.repeat(200)) })
    expect(readCarrierContainsText('x'.repeat(200))).toEqual({
      ok: true,
      value: { kind: 'name-contains', value: 'X'.repeat(200) },
    })
  })
})

describe('radius and My Carriers search', () => {
  it.each<[string, CarrierQuery]>([
    [' 123 ', prefix(null, '123')],
    ['1e3', { kind: 'name-contains', value: '1E3' }],
    ['-1', { kind: 'name-contains', value: '-1' }],
    ['mc 123', { kind: 'name-contains', value: 'MC 123' }],
    ['j.b.   hunt', { kind: 'name-contains', value: 'J.B. HUNT' }],
    ['100% haul', { kind: 'name-contains', value: '100% HAUL' }],
    ['100%', { kind: 'name-contains', value: '100%' }],
  ])('the radius and My Carriers search text %j is read as its query', (text, query) => {
    expect(readCarrierContainsText(text)).toEqual({ ok: true, value: query })
  })
})
