import { aCarrierDetail, aCertificate, aPolicy } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { EMPTY_CERTIFICATE, type TypedCertificate } from './certificate-fields.ts'
import { type CertificateRecord, compareCertificate } from './compare-certificate.ts'

const TODAY = '2026-11-29'
const PLACE = { street: '400 Mesa Rd', city: 'Amarillo', state: 'TX', postalCode: '79101', country: 'US' }
const carrier = aCarrierDetail({
  legalName: 'EAGLE MESA FREIGHT LLC',
  dbaName: null,
  physicalAddress: PLACE,
  mailingAddress: null,
  email: 'dispatch@eaglemesa.example',
})
const bipd = aPolicy({
  coverage: 'bipd',
  insurer: 'Invented Mutual Company',
  policyNumber: 'CA 2002',
  limitUsd: 1_000_000,
  effectiveOn: '2026-02-01',
  expiresOn: null,
  cancelsOn: null,
  isPending: false,
})
const RECORD: CertificateRecord = { carrier, policies: [bipd], seenVins: null, earlier: [] }

const differences = (change: Partial<TypedCertificate>, record: Partial<CertificateRecord> = {}) =>
  compareCertificate({ ...EMPTY_CERTIFICATE, ...change }, { ...RECORD, ...record }, TODAY)

describe('a certificate beside the record', () => {
  it('that says the same, or nothing, has no difference', () => {
    expect(differences({})).toEqual({})
    expect(
      differences({
        insuredName: 'Eagle Mesa Freight, LLC',
        insuredAddress: '400 Mesa Road, Amarillo TX 79101-2201',
        'bipd.limit': '$1,000,000',
        'bipd.policyNumber': 'CA-2002',
        'bipd.insurer': 'Invented Mutual Co.',
        'bipd.effectiveOn': '02/01/2026',
        'bipd.expiresOn': '02/01/2027',
      }),
    ).toEqual({})
  })

  it('the insured is compared with the register', () => {
    expect(differences({ insuredName: 'Eagle Mesa Freight', insuredAddress: '1 Main St, 10001' })).toEqual({
      insuredName: 'On record: EAGLE MESA FREIGHT LLC.',
      insuredAddress: 'On record: 400 Mesa Rd, Amarillo, TX, 79101.',
    })
    const bare = aCarrierDetail({
      legalName: '',
      dbaName: null,
      physicalAddress: { street: null, city: null, state: null, postalCode: null, country: null },
      mailingAddress: null,
    })
    expect(
      differences({ insuredName: 'Eagle Mesa Freight', insuredAddress: '1 Main St' }, { carrier: bare }),
    ).toEqual({})
  })

  it('auto liability is compared with the filing in force', () => {
    const typed = {
      'bipd.limit': '$750,000',
      'bipd.policyNumber': 'XX-1',
      'bipd.insurer': 'Tidewell Surety',
      'bipd.effectiveOn': '01/01/2026',
      'bipd.expiresOn': '01/01/2027',
    }
    const filed = { ...bipd, expiresOn: '2027-02-01' } as const
    expect(differences(typed, { policies: [filed] })).toEqual({
      'bipd.limit': 'On record: $1,000,000.',
      'bipd.policyNumber': 'On record: CA 2002.',
      'bipd.insurer': 'On record: Invented Mutual Company.',
      'bipd.effectiveOn': 'On record: Feb 1, 2026.',
      'bipd.expiresOn': 'On record: Feb 1, 2027.',
    })
    expect(differences(typed, { policies: [] })).toEqual({
      'bipd.limit': 'No filing of auto liability is in force.',
    })
    expect(differences(typed, { policies: null })).toEqual({})
    expect(differences({ 'bipd.limit': 'ONE MILLION' })).toEqual({})
    expect(differences({ 'bipd.limit': '$1' }, { policies: [{ ...bipd, limitUsd: null }] })).toEqual({})
  })

  it('its vehicles are compared with those that were seen', () => {
    const [one, other, third] = ['1FUJGLDR3CLBP8834', '1XPBDP9X8FD257820', '3AKJHHDR9JSJV5535']
    expect(differences({ vins: `${one} ${other}` }, { seenVins: [one, third] })).toEqual({
      vins: '1 vehicle of the carrier not listed here; 1 vehicle listed here never seen.',
    })
    expect(differences({ vins: one }, { seenVins: [one] })).toEqual({})
    expect(differences({ vins: one })).toEqual({})
  })

  it('its agency is compared with that of earlier certificates', () => {
    const earlier = [aCertificate({ email: 'pat@harborstreet.example', phone: '(414) 555-0142' })]
    expect(differences({ email: 'ann@harborstreet.example', phone: '414-555-0142' }, { earlier })).toEqual({})
    expect(differences({ email: 'pat@harborstreel.example', phone: '(414) 555-0199' }, { earlier })).toEqual({
      email: 'Looks like harborstreet.example of an earlier certificate, and is another.',
      phone: 'On an earlier certificate: (414) 555-0142.',
    })
    expect(differences({ email: 'a@seawall.example' }, { earlier })).toEqual({
      email: 'Earlier certificates are from harborstreet.example.',
    })
    const nameless = [aCertificate({ email: null, phone: null })]
    expect(
      differences({ email: 'a@seawall.example', phone: '(414) 555-0142' }, { earlier: nameless }),
    ).toEqual({})
  })

  it('an agency that writes from the carrier’s domain, or from one that is open to anyone, is named', () => {
    expect(differences({ email: 'ann@eaglemesa.example' })).toEqual({
      email: 'The carrier’s own domain. Certificates come from the agency.',
    })
    expect(differences({ email: 'agency@gmail.com' })).toEqual({
      email: 'Anyone can open an address at gmail.com. Call the agency at a number you look up.',
    })
    expect(
      differences({ email: 'agency@gmail.com' }, { carrier: { ...carrier, email: 'eagle@gmail.com' } }),
    ).toEqual({ email: 'Anyone can open an address at gmail.com. Call the agency at a number you look up.' })
  })
})
