import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import qs from 'qs'
import { describe, expect, it } from 'vitest'
import { type NestedQuery, readNestedQuery } from './nested-query.ts'
import { writeNestedQuery } from './write-nested-query.ts'

/** Names that are not read as a list index or as a property of every object. */
const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
  .filter(name => !/[[\]]|^\d+$/.test(name) && !(name in {}) && name !== '__proto__')
const leaves = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 3 }),
)
const queries: fc.Arbitrary<NestedQuery> = fc.letrec<{ query: NestedQuery }>(tie => ({
  query: fc
    .dictionary(names, fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaves, tie('query')), { maxKeys: 3 })
    .map(query =>
      Object.fromEntries(Object.entries(query).filter(([, value]) => writeNestedQuery({ v: value }) !== '')),
    )
    .map(query => query as NestedQuery),
})).query

describe('laws of nested queries', () => {
  it('a nested query reads back as it was written', () => {
    holds([queries], query => {
      expect(readNestedQuery(writeNestedQuery(query))).toEqual(query)
    })
  })

  it('another parser reads a nested query the same', () => {
    holds([queries], query => {
      expect(qs.parse(writeNestedQuery(query), { depth: 10, parameterLimit: 1_000 })).toEqual(query)
    })
  })

  it('a nested query written by another library reads the same', () => {
    holds([queries], query => {
      expect(readNestedQuery(qs.stringify(query, { arrayFormat: 'brackets' }))).toEqual(query)
    })
  })

  it('any text is read as a nested query, and writing it again reads back the same', () => {
    holds(
      [
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom('a', 'b', '[', ']', '=', '&', '%', '2', '0', '+') }),
        ),
      ],
      text => {
        const query = readNestedQuery(text)
        expect(readNestedQuery(writeNestedQuery(query))).toEqual(query)
      },
    )
  })
})
