import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatPercent } from './rates.ts'

it.each([
  [0, undefined, '0%'],
  [0.000_49, undefined, 'under 0.1%'],
  [0.0005, undefined, '0.1%'],
  [0.2226, undefined, '22.3%'],
  [0.2226, 2, '22.26%'],
  [0.21, undefined, '21%'],
  [0.666, 0, '67%'],
  [0.004, 0, 'under 1%'],
  [0.9996, undefined, 'over 99.9%'],
  [0.996, 0, 'over 99%'],
  [1, undefined, '100%'],
  [0.025, 2, '2.5%'],
  [12.5, undefined, '1,250%'],
])('the share %d with %s decimals is shown as %s', (share, decimals, text) => {
  expect(formatPercent(share, decimals)).toBe(text)
})

it('a share is shown as 0% and 100% only where it is nothing and everything', () => {
  holds([fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 2 })], (share, decimals) => {
    const text = formatPercent(share, decimals)
    expect(text).toMatch(/^(?:(?:under|over) )?\d{1,3}(?:\.\d{1,2})?%$/)
    expect(text === '0%').toBe(share === 0)
    expect(text === '100%').toBe(share === 1)
  })
})

it('a share is shown within half a step of what it is', () => {
  holds(
    [fc.double({ min: 0.01, max: 0.99, noNaN: true }), fc.integer({ min: 0, max: 2 })],
    (share, decimals) => {
      const shown = Number(formatPercent(share, decimals).replace(/^(?:under|over) |%$/g, ''))
      expect(Math.abs(shown - share * 100)).toBeLessThanOrEqual(10 ** -decimals / 2 + 1e-9)
    },
  )
})
