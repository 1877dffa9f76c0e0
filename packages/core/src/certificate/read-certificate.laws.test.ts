import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CERTIFICATE_FIELDS } from './certificate-fields.ts'
import { readCertificate } from './read-certificate.ts'
import type { TextPiece } from './text-rows.ts'

const number = fc.oneof(fc.integer({ min: 0, max: 700 }), fc.double())
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'PRODUCER',
    'INSURED',
    'CONTACT NAME: A',
    'PHONE (414) 555-0142',
    'a@b.example',
    'COVERAGES',
  ),
  fc.constantFrom(
    'INSURER A : Tidewell  12345',
    'A  MOTOR TRUCK CARGO',
    'B  GENERAL LIABILITY',
    'LIMIT',
    '$100,000',
  ),
  fc.constantFrom(
    'X 12',
    '01/01/2026',
    '01/01/2026 01/01/2027',
    '1FUJGLDR3CLBP8834',
    'EXCLUDING',
    'CERTIFICATE HOLDER',
  ),
  fc.constantFrom(
    'DESCRIPTION OF OPERATIONS / VEHICLES',
    'CANCELLATION',
    'EACH OCCURRENCE',
    '\u00A0',
    '\uD800',
  ),
)
const piece: fc.Arbitrary<TextPiece> = fc.record({
  text,
  page: fc.integer({ min: 1, max: 3 }),
  x: number,
  y: number,
  width: number,
  height: number,
})
const pieces = fc.array(piece, { maxLength: 30 })

describe('laws of reading a certificate', () => {
  it('any pieces give a proposal of known fields, each with a text and a page', () => {
    holds([pieces], all => {
      for (const [field, found] of Object.entries(readCertificate(all))) {
        expect(CERTIFICATE_FIELDS).toContain(field)
        expect(found?.text.trim()).not.toBe('')
        expect(found?.place.page).toBeGreaterThan(0)
      }
    })
  })

  it('the order of the pieces never counts', () => {
    const shuffled = pieces.chain(all =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    holds([shuffled], ([all, other]) => {
      expect(readCertificate(other)).toEqual(readCertificate(all))
    })
  })
})
