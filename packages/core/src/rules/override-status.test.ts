import { anOverride, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { OVERRIDE_STATUS_TEXTS, overrideStatus } from './override-status.ts'

const newer = anOverride({ id: id(9), createdAt: '2026-11-01T15:00:00.000Z', isActive: false })

it.each([
  [anOverride(), [], 'counts'],
  [anOverride({ expiresOn: '2026-11-21' }), [], 'counts'],
  [anOverride({ expiresOn: '2026-11-20' }), [], 'expired'],
  [anOverride({ expiresOn: '2026-11-20', isActive: false }), [], 'ended'],
  [anOverride(), [newer], 'replaced'],
  [anOverride({ expiresOn: '2026-11-20' }), [newer], 'expired'],
  [anOverride(), [{ ...newer, ruleType: 'bipd_at_least_750000' }], 'counts'],
] as const)('%j among %j: %s', (override, others, standing) => {
  expect(overrideStatus(override, [...others, override], '2026-11-21')).toBe(standing)
})

it('is for ever where it is indefinite', () => {
  expect(overrideStatus(anOverride(), [anOverride()], '2090-01-01')).toBe('counts')
})

it('that is not among them is replaced', () => {
  expect(overrideStatus(anOverride(), [], '2026-11-21')).toBe('replaced')
})

it('has words', () => {
  expect(OVERRIDE_STATUS_TEXTS).toEqual({
    counts: 'in force',
    ended: 'ended by hand',
    expired: 'expired',
    replaced: 'replaced by a newer one',
  })
})
