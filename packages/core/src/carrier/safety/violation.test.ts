import { aViolation } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { violationResultText, violationTotals, violationUnitText } from './violation.ts'

it.each([
  ['D', 'Driver'],
  ['C', 'Co-driver'],
  ['1', 'Unit 1'],
  ['9', 'Unit 9'],
  ['X', 'Unit X'],
  [null, 'Not on record'],
])('a violation of unit %s is shown at "%s"', (unit, text) => {
  expect(violationUnitText(unit)).toBe(text)
})

it.each([
  [true, 'Out of service'],
  [false, 'Not out of service'],
  [null, 'Not known whether out of service'],
])('a violation whose mark is %s is shown as "%s"', (isOutOfService, text) => {
  expect(violationResultText({ isOutOfService })).toBe(text)
})

it('a dismissed violation counts as dismissed only', () => {
  const rows = [
    aViolation(),
    aViolation({ isOutOfService: true }),
    aViolation({ isOutOfService: true }),
    aViolation({ isOutOfService: true, isDismissed: true }),
  ]
  expect(violationTotals(rows)).toEqual({ violations: 3, outOfService: 2, dismissed: 1 })
  expect(violationTotals([])).toEqual({ violations: 0, outOfService: 0, dismissed: 0 })
})
