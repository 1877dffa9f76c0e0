import { aPaywall, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { NO_DRAFT, readWhatIfAddress, type TypedDrafts, whatIfClosed, whatIfPath } from './what-if-address.ts'

const searchOf = (path: string) => new URL(path, 'https://portal.example').search

it.each<readonly [TypedDrafts]>([
  [NO_DRAFT],
  [[{ bipd_at_least_750000: { mode: 'required', text: '850,000' } }]],
  [[{}, {}]],
  [[{}, { cargo_at_least_100000: { mode: 'off', text: '100,000' } }]],
])('the drafts %j are read from their address', drafts => {
  expect(readWhatIfAddress(searchOf(whatIfPath(drafts)))).toEqual(drafts)
})

it('no draft is in the plain address', () => {
  expect(whatIfPath(NO_DRAFT)).toBe('/rules/what-if')
  expect(readWhatIfAddress('')).toEqual(NO_DRAFT)
})

it('rules are tried by who manages them, on a plan that has them', () => {
  expect(whatIfClosed(aUser({ scopes: ['manage_users'] }))).toBeNull()
  expect(whatIfClosed(aUser({ scopes: [] }))?.title).toBe('Only an admin can try other rules')
  expect(whatIfClosed(aUser({ paywall: aPaywall({ canRule: false }) }))?.title).toMatch(/plan/)
})
