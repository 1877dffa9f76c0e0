import { aProcessAgent, aRevokedAssociate, id, someFederalTies } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  agreementTexts,
  carrierEndText,
  processAgentFact,
  revokedMarks,
  revokedRows,
  sharedByManyText,
  sharersText,
} from './federal-tie-text.ts'
import type { SharedValue } from './federal-ties.ts'

const shared = (kind: SharedValue['kind'], carriers = 2, value = '1 Elm St'): SharedValue => ({
  kind,
  value,
  carriers,
})
const PHONE = shared('phone', 2, '+12145550188')

describe('the text of federal ties', () => {
  it.each([
    [{ kind: 'revoked', on: '2024-01-29' }, 'revoked Jan 29, 2024'],
    [{ kind: 'revoked', on: null }, 'revoked'],
    [{ kind: 'out_of_service', on: '2025-03-04' }, 'out of service since Mar 4, 2025'],
    [{ kind: 'out_of_service', on: null }, 'out of service'],
    [null, 'revoked'],
  ] as const)('the end %j is written as "%s"', (ended, text) => {
    expect(carrierEndText({ ended })).toBe(text)
  })

  it('what agrees is named once, and each value with how many have it', () => {
    const values = [PHONE, shared('address', 3), shared('vehicle_vin', 2, '1M1AW07Y8CM000001')]
    expect(agreementTexts({ isPrior: false, shared: values })).toEqual([
      'Same vehicle, phone and address',
      'Vehicle VIN 1M1AW07Y8CM000001',
      'Phone (214) 555-0188',
      'Address 1 Elm St, on record for 3 carriers',
    ])
    for (const odd of ['1234', 'ask for Rosa'])
      expect(agreementTexts({ isPrior: false, shared: [shared('phone', 2, odd)] })[1]).toBe(`Phone ${odd}`)
    const fleet = Array.from({ length: 5 }, (_, at) => shared('vehicle_vin', 2, `1M1AW07Y8CM00000${at}`))
    expect(agreementTexts({ isPrior: false, shared: fleet }).slice(3)).toEqual([
      'Vehicle VIN 1M1AW07Y8CM000002',
      '2 more vehicles',
    ])
    expect(agreementTexts({ isPrior: true, shared: [] })).toEqual([
      'FMCSA says that this carrier was registered under that number before',
    ])
  })

  it('a revoked carrier is a row with its number, how it ended and what agrees', () => {
    expect(revokedRows(someFederalTies({ revoked: [aRevokedAssociate()] }))).toEqual([
      {
        id: 8,
        name: 'COPPER WREN TRANSPORT LLC, DOT 3990018',
        word: { text: 'Revoked Jan 29, 2024', tone: 'incomplete' },
        notes: ['Same phone', 'Phone (214) 555-0188'],
      },
    ])
    const [row] = revokedRows(someFederalTies({ revoked: [aRevokedAssociate({ identifiers: [] })] }))
    expect(row?.name).toBe('COPPER WREN TRANSPORT LLC')
    expect(revokedMarks({ revoked: [aRevokedAssociate()] }).get(id(8))).toBe('Revoked Jan 29, 2024')
  })

  it('a prior number that no carrier on record has is a row of its own', () => {
    const prior = { dotNumber: '123', isOwn: false, asOf: null }
    expect(revokedRows(someFederalTies({ prior }))).toMatchObject([{ id: null, name: 'DOT 123' }])
    expect(revokedRows(someFederalTies({ prior: { ...prior, dotNumber: null } }))).toMatchObject([
      { name: 'Another DOT number' },
    ])
    expect(revokedRows(someFederalTies({ prior: { ...prior, isOwn: true } }))).toEqual([])
    expect(
      revokedRows(someFederalTies({ prior, revoked: [aRevokedAssociate({ isPrior: true })] })),
    ).toMatchObject([{ id: 8 }])
  })

  it.each([
    [
      'address',
      '1202 Commerce St, Dallas, TX 75201',
      200,
      '1202 Commerce St, Dallas, TX 75201 is on record for more than 200 carriers: too many to mean anything, so they are not listed.',
    ],
    [
      'phone',
      '+12145550188',
      200,
      '(214) 555-0188 is on record for more than 200 carriers: too many to mean anything, so they are not listed.',
    ],
    [
      'contact',
      null,
      25,
      'A contact of this carrier is on record for more than 25 carriers: too many to mean anything, so they are not listed.',
    ],
  ] as const)('what too many share is named and not counted: %s %s', (kind, value, moreThan, text) => {
    expect(sharedByManyText({ kind, value, moreThan })).toBe(text)
  })

  it('the carriers of a kind are counted, or said to be more than are counted', () => {
    const counts = { email: 0, phone: 1_200, address: 0, contact: 3, remote_address: 0, vehicle_vin: 0 }
    const sharedByMany = [
      { kind: 'address', value: null, moreThan: 200 },
      { kind: 'contact', value: 'PAT DOE', moreThan: 25 },
    ] as const
    const text = (kind: keyof typeof counts, isUnchecked = false) =>
      sharersText(kind, { counts, isUnchecked, sharedByMany })
    expect([text('email'), text('phone'), text('vehicle_vin', true)]).toEqual(['0', '1,200', 'not checked'])
    expect([text('address', true), text('contact')]).toEqual(['over 200', '3, and over 25'])
  })

  it('process agents are named with the file and its day, or not on record', () => {
    expect(processAgentFact([]).text).toBe('not on record')
    expect(processAgentFact([aProcessAgent(), aProcessAgent({ name: 'OTHER LLC' })])).toEqual({
      text: 'INVENTED PROCESS AGENTS, INC.; OTHER LLC',
      note: 'FMCSA process agents, as of Nov 20, 2026',
      tone: 'plain',
    })
  })
})
