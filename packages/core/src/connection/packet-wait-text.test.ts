import { expect, it } from 'vitest'
import { packetWaitText } from './packet-wait-text.ts'

it.each([
  [null, null],
  [{ status: 'sent', updatedAt: '2026-11-23T12:00:00.000Z' }, 'Since today'],
  [{ status: 'sent', updatedAt: '2026-11-22T12:00:00.000Z' }, '1 day'],
  [{ status: 'held', updatedAt: '2026-11-11T12:00:00.000Z' }, '12 days'],
  [{ status: 'held', updatedAt: '2026-11-25T12:00:00.000Z' }, 'Since today'],
])('a connection with the packet %j has waited: %s', (latestPacket, text) => {
  expect(packetWaitText({ latestPacket }, '2026-11-23')).toBe(text)
})
