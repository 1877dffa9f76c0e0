import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, type Json } from './canonical-json.ts'

describe('canonical JSON', () => {
  it.each([
    [null, 'null'],
    [true, 'true'],
    [-0.5, '-0.5'],
    ['é "x"\n', '"é \\"x\\"\\n"'],
    [[3, [], {}], '[3,[],{}]'],
    [{ b: 1, a: [2], Z: null, ä: '' }, '{"Z":null,"a":[2],"b":1,"ä":""}'],
  ] as const)('%j is written as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  it('the order of members does not matter', () => {
    holds([fc.dictionary(fc.string(), fc.integer())], members => {
      const reversed = Object.fromEntries(Object.entries(members).toReversed())
      expect(canonicalJson(reversed)).toBe(canonicalJson(members))
    })
  })

  it('reading it gives the same value, and writing that the same text', () => {
    holds([fc.jsonValue({ maxDepth: 3 })], value => {
      const text = canonicalJson(value as Json)
      const read = JSON.parse(text) as Json
      expect(read).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonicalJson(read)).toBe(text)
    })
  })
})
