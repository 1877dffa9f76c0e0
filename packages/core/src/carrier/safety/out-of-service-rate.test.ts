import { expect, it } from 'vitest'
import { outOfServiceRate } from './out-of-service-rate.ts'

it.each([
  [0, 0, null],
  [4, 4, null],
  [0, 5, 0],
  [1, 5, 0.2],
  [6, 6, 1],
])('%i of %i out of service is a rate of %s', (stopped, inspections, rate) => {
  expect(outOfServiceRate(stopped, inspections)).toBe(rate)
})
