import { expect, it } from 'vitest'
import { ELD_NOTICE_EXPIRES_ON, showsEldNotice } from './eld-notice.ts'

it.each([
  ['2023-12-31', true],
  ['2024-04-21', true],
  ['2024-04-22', true],
  ['2024-04-23', false],
  ['2026-11-21', false],
] as const)('the notice about ELDs is shown on %s: %s', (today, shows) => {
  expect(showsEldNotice(today)).toBe(shows)
})

it('the notice about ELDs expires on April 22, 2024', () => {
  expect(ELD_NOTICE_EXPIRES_ON).toBe('2024-04-22')
})
