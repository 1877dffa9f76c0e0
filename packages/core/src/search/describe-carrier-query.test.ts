import { describe, expect, it } from 'vitest'
import { describeCarrierQuery } from './describe-carrier-query.ts'

describe('what was searched, in words', () => {
  it.each([
    [{ kind: 'identifier-prefix', type: 'MC', value: '123' }, 'MC numbers starting with 123'],
    [{ kind: 'identifier-prefix', type: null, value: '123' }, 'numbers starting with 123'],
    [{ kind: 'identifier-prefix', type: null, value: '' }, 'numbers starting with '],
    [
      { kind: 'identifier-prefix', type: 'NIR_QC', value: '' },
      'carriers that have a number of the type Quebec NIR',
    ],
    [{ kind: 'identifier-exact', type: 'NSC', value: '12', region: 'ON' }, 'the NSC number 12 of ON'],
    [{ kind: 'identifier-exact', type: null, value: '1-2', region: null }, 'the number 1-2'],
  ] as const)('the query %j is described as its text', (query, text) => {
    expect(describeCarrierQuery(query, 'any text')).toBe(text)
  })

  it.each([
    [{ kind: 'name-prefix', value: 'SUMMITMEADOW' }, ' Summit  meadow ', 'names starting with SUMMIT MEADOW'],
    [
      { kind: 'name-prefix', value: 'PERUN' },
      'p & e run',
      'names starting with P & E RUN (signs are ignored)',
    ],
    [{ kind: 'name-contains', value: 'MESA' }, 'mesa', 'names containing MESA'],
    [{ kind: 'name-contains', value: '100% H' }, '100% h', 'names containing 100% H (signs are ignored)'],
  ] as const)('the query %j, typed as %j, is described with its blanks', (query, typed, text) => {
    expect(describeCarrierQuery(query, typed)).toBe(text)
  })

  it('describing a query of an unknown kind throws', () => {
    expect(() => describeCarrierQuery({ kind: 'new' } as never, '')).toThrow('A case that should not occur')
  })
})
