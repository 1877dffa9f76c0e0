import { expect, it } from 'vitest'
import { CERTIFICATE_FIELDS, certificateFieldLabel, EMPTY_CERTIFICATE } from './certificate-fields.ts'

it('each field has a label of its own', () => {
  expect(certificateFieldLabel('insuredName')).toBe('Insured')
  expect(certificateFieldLabel('cargo.expiresOn')).toBe('Motor truck cargo: expires')
  expect(certificateFieldLabel('cargo.naic')).toBe('Motor truck cargo: NAIC number')
  expect(new Set(CERTIFICATE_FIELDS.map(certificateFieldLabel)).size).toBe(CERTIFICATE_FIELDS.length)
})

it('an empty certificate has every field', () => {
  expect(Object.keys(EMPTY_CERTIFICATE)).toEqual(CERTIFICATE_FIELDS)
})
