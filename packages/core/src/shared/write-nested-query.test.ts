import { describe, expect, it } from 'vitest'
import { writeNestedQuery } from './write-nested-query.ts'

describe('a written nested query', () => {
  it.each([
    [{}, ''],
    [{ tab: 4, open: true }, 'tab=4&open=true'],
    [{ q: { name: 'a b', deep: { er: 'x' } } }, 'q[name]=a%20b&q[deep][er]=x'],
    [{ kinds: ['van', 'reefer'] }, 'kinds[]=van&kinds[]=reefer'],
    [{ none: undefined, nothing: null, list: [], inside: {} }, ''],
    [{ 'a[b': '1', '': '2', c: '' }, 'c='],
    [{ a: '\ud800' }, 'a=%EF%BF%BD'],
    [{ a: { b: { c: { d: { e: { f: 'in', g: { h: 'out' } } } } } } }, 'a[b][c][d][e][f]=in'],
    [{ __proto__: null, a: { ['__proto__']: '1' } }, ''],
  ])('the nested query %j is written %j', (query, text) => {
    expect(writeNestedQuery(query)).toBe(text)
  })

  it('has 200 values at most', () => {
    const names = Array.from({ length: 300 }, (_, index) => [`a${index}`, '1'] as const)
    expect(writeNestedQuery(Object.fromEntries(names)).split('&')).toHaveLength(200)
  })
})
