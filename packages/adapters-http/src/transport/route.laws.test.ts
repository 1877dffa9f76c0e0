import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillRoute } from './route.ts'

const values = fc.string({ minLength: 1, unit: 'grapheme' }).filter(it => it !== '.' && it !== '..')

it('a value in a route never adds a path segment', () => {
  holds([values], vin => {
    const parts = fillRoute('GET vehicles/:vin/by_vin', { vin }).split('/')
    expect(parts).toHaveLength(3)
    expect(decodeURIComponent(parts[1] ?? '')).toBe(vin)
  })
})
