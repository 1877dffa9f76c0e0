import { expect, it } from 'vitest'
import { isOnHold } from './is-on-hold.ts'

it.each([
  ['held', true],
  ['complete', false],
  ['sent', false],
])('a connection whose newest packet is %s is on hold: %s', (status, held) => {
  expect(isOnHold({ latestPacket: { status, updatedAt: '2026-11-18T10:00:00.000Z' } })).toBe(held)
})

it('a connection without a packet is not on hold', () => {
  expect(isOnHold({ latestPacket: null })).toBe(false)
})
