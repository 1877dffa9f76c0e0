import { aCarrierChange } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { changeWhenText } from './change-when-text.ts'

const TODAY: CalendarDate = '2026-11-21'

it.each<readonly [on: CalendarDate, text: string]>([
  ['2026-11-21', 'today'],
  ['2026-11-20', 'yesterday'],
  ['2026-11-18', 'Nov 18, 2026'],
  ['2026-11-22', 'tomorrow'],
  ['2026-12-03', 'in 12 days'],
])('a change of %s is "%s"', (on, text) => {
  expect(changeWhenText(aCarrierChange({ on }), TODAY)).toBe(text)
})

it('a change without a day is of the day on which it was noticed', () => {
  const noticedAt = new Date(2026, 10, 20, 12).toISOString()
  expect(changeWhenText(aCarrierChange({ on: null, noticedAt }), TODAY)).toBe('yesterday')
})
