import { anOnboardingPacket, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { latestPacketOf, packetsNewestFirst } from './latest-packet.ts'

const old = anOnboardingPacket({ id: id(9), createdAt: '2026-10-01T08:00:00.000Z' })
const low = anOnboardingPacket({ id: id(1), createdAt: '2026-10-02T08:00:00.000Z' })
const high = anOnboardingPacket({ id: id(2), createdAt: '2026-10-02T08:00:00.000Z' })
const foreign = anOnboardingPacket({ id: id(5), connectionId: id(8), createdAt: '2026-11-01T08:00:00.000Z' })

describe('packets', () => {
  it.each([[[old, low, high]], [[high, low, old]], [[low, old, high]], [[low, high, old]]])(
    'packets are sorted newest first, then by id',
    packets => {
      expect(packetsNewestFirst(packets)).toEqual([high, low, old])
    },
  )

  it('the latest packet of a connection is its newest', () => {
    expect(latestPacketOf([old, foreign, low, high], id(9))).toBe(high)
    expect(latestPacketOf([old, foreign], id(8))).toBe(foreign)
  })

  it('a connection without packets has no latest packet', () => {
    expect(latestPacketOf([foreign], id(9))).toBeUndefined()
    expect(latestPacketOf([], id(9))).toBeUndefined()
  })
})
