import { expect, it } from 'vitest'
import { ALERT_TABLE_VERSIONS_MAX, alertTableVersion } from './alert-table-version.ts'

it('there are two versions of the alert table', () => {
  expect(ALERT_TABLE_VERSIONS_MAX).toBe(2)
})

it.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [0, 1],
  [-4, 1],
  [1.5, 2],
  [Number.NaN, 2],
])('the alert table version for %d is %d', (requested, shown) => {
  expect(alertTableVersion(requested)).toBe(shown)
})
