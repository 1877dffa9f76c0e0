import { describe, expect, it } from 'vitest'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from './nested-query.ts'

describe('a nested query', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?tab=4', { tab: '4' }],
    ['q%5Bname%5D=a+b', { q: { name: 'a b' } }],
    ['a', { a: '' }],
    ['a=1&a=2&a[]=3', { a: ['1', '2', '3'] }],
    ['a=1&a[b]=2', { a: '1' }],
    ['a[b]=1&a=2', { a: { b: '1' } }],
    ['a[=1&]b=2&a[[c]]=3&=4&[d]=5', {}],
    ['a=%E0%A4', { a: '%E0%A4' }],
    ['a=100%+EAGLE%20CO', { a: '100% EAGLE CO' }],
    ['a=100%', { a: '100%' }],
    ['[a[b]=1', {}],
    ['a[b]c=1&a]=2', {}],
    ['a[b][c][d][e][f][g]=out', {}],
    ['a=1=2', { a: '1=2' }],
    ['__proto__[x]=1&a[__proto__]=2', {}],
    ['constructor=1&toString[x]=2', { constructor: '1', toString: { x: '2' } }],
    ['a[b][c][d][e][f]=in&a[b][c][d][e][f][g]=out', { a: { b: { c: { d: { e: { f: 'in' } } } } } }],
  ])('the nested query text %j is read as %j', (text, query) => {
    expect(readNestedQuery(text)).toEqual(query)
  })

  it('a nested query is empty when it is too long, and has 200 values at most', () => {
    const longest = 'x'.repeat(NESTED_QUERY_CHARACTERS_MAX - 2)
    expect(readNestedQuery(`?a=${longest}`)).toEqual({ a: longest })
    expect(readNestedQuery(`a=${'x'.repeat(NESTED_QUERY_CHARACTERS_MAX)}`)).toEqual({})
    const many = Array.from({ length: 300 }, (_, index) => `a${index}=1`).join('&')
    expect(Object.keys(readNestedQuery(many))).toHaveLength(200)
  })
})
