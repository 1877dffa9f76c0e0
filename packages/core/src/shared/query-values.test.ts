import { describe, expect, it } from 'vitest'
import { readNestedQuery } from './nested-query.ts'
import { dayAt, oneOfAt, queryAt, someOfAt, textAt, textsAt, wholeNumberAt } from './query-values.ts'

const query = readNestedQuery('one=1&list[]=a&list[]=b&in[side]=x&long=12345678&seven=1234567&neg=-1&not=1x')

describe('what a query holds', () => {
  it('a query value is read inside a name', () => {
    expect(queryAt(query, 'in')).toEqual({ side: 'x' })
    for (const name of ['one', 'list', 'none']) expect(queryAt(query, name)).toEqual({})
  })

  it('a query text is read, of a list the first', () => {
    expect(['one', 'list', 'in', 'none'].map(name => textAt(query, name))).toEqual(['1', 'a', '', ''])
  })

  it('a query list is read, of a text one item', () => {
    expect(['one', 'list', 'in', 'none'].map(name => textsAt(query, name))).toEqual([
      ['1'],
      ['a', 'b'],
      [],
      [],
    ])
  })

  it.each([
    ['one', 1],
    ['seven', 1_234_567],
    ['long', undefined],
    ['neg', undefined],
    ['not', undefined],
    ['list', undefined],
    ['none', undefined],
  ])('the query value %s is the whole number %s', (name, value) => {
    expect(wholeNumberAt(query, name)).toBe(value)
  })

  it.each([
    ['2000-01-02', '2000-01-02'],
    ['2199-12-30', '2199-12-30'],
    ['2026-02-30', null],
    ['0026-11-29', null],
    ['2000-01-01', null],
    ['2199-12-31', null],
    ['11/29/2026', null],
    ['', null],
  ])('the query value %j is the day %s', (text, day) => {
    expect(dayAt({ since: text }, 'since')).toBe(day)
  })

  it('a query value is one of some options, or none', () => {
    expect(oneOfAt(query, 'one', [0, 1])).toBe(1)
    expect(oneOfAt(query, 'list', ['b', 'a'])).toBe('a')
    expect(oneOfAt(query, 'one', ['2'])).toBeUndefined()
  })

  it("query values are those among some options, in the options' order", () => {
    expect(someOfAt(query, 'list', ['c', 'b', 'a'])).toEqual(['b', 'a'])
    expect(someOfAt(query, 'none', ['a'])).toEqual([])
  })
})
