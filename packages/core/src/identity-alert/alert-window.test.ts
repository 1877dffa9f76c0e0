import { expect, it } from 'vitest'
import { ALERT_WINDOW_DAYS, alertWindowStart, isInAlertWindow } from './alert-window.ts'

it('the alert window is seven days', () => {
  expect(ALERT_WINDOW_DAYS).toBe(7)
  expect(alertWindowStart('2026-11-21')).toBe('2026-11-14')
  expect(alertWindowStart('2026-03-04')).toBe('2026-02-25')
})

it.each([
  ['2026-11-22', false],
  ['2026-11-21', true],
  ['2026-11-15', true],
  ['2026-11-14', true],
  ['2026-11-13', false],
  ['2025-11-21', false],
] as const)('the alert window on 21 November contains %s: %s', (day, expected) => {
  expect(isInAlertWindow(day, '2026-11-21')).toBe(expected)
})
