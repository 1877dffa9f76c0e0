import { expect, it } from 'vitest'
import { instantOf, wallClock } from './zoned-clock.ts'

const shown = (text: string) => Date.parse(`${text}Z`)
const instant = (text: string, zone: string) => {
  const at = instantOf(shown(text), zone)
  return at === null ? null : new Date(at).toISOString()
}

it.each([
  ['2026-12-01T08:00', 'America/Chicago', '2026-12-01T14:00:00.000Z'],
  ['2026-07-01T08:00', 'America/Chicago', '2026-07-01T13:00:00.000Z'],
  ['2026-07-01T08:00', 'America/Phoenix', '2026-07-01T15:00:00.000Z'],
  ['2026-07-01T08:00', 'UTC', '2026-07-01T08:00:00.000Z'],
  ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
])('%s in %s is %s', (text, zone, at) => {
  expect(instant(text, zone)).toBe(at)
  expect(wallClock(Date.parse(at), zone)).toBe(shown(text))
})

it('a time that the clock skips is none', () => {
  expect(instant('2026-03-08T02:30', 'America/New_York')).toBeNull()
})

it('of a time that the clock shows twice the first is meant', () => {
  expect(instant('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})
