import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CARGO_COLUMNS } from '../federal/import/kinds/census/cargo-keywords.ts'
import { OPERATION_COLUMNS } from '../federal/import/kinds/census/operation-keywords.ts'
import { storedTerms, termsOf } from './census-terms.ts'

const TERMS = [...OPERATION_COLUMNS, ...CARGO_COLUMNS].map(([, term]) => term)

it('every term of the register takes one byte', () => {
  expect(storedTerms(TERMS)).toHaveLength(TERMS.length)
})

it('any list of terms and other texts is read back as it was', () => {
  const text = fc.string().filter(it => !it.includes('\n'))
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...TERMS), text)), list => {
      expect(termsOf(storedTerms(list))).toEqual(list)
    }),
  )
})
