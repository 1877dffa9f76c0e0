import { anOnboardingPacket, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { latestPacketOf, packetsNewestFirst } from './latest-packet.ts'

const old = anOnboardingPacket({ id: id(9), createdAt: '2026-10-01T08:00:00.000Z' })
const low = anOnboardingPacket({ id: id(1), createdAt: '2026-10-02T08:00:00.000Z' })
const high = anOnboardingPacket({ id: id(2), createdAt: '2026-10-02T08:00:00.000Z' })
const foreign = anOnboardingPacket({ id: id(5), connectionId: id(8), createdAt: '2026-11-01T08:00:00.000Z' })

describe('packets', () => {
  it.each([[[old, low, high]], [[high, low, old]], [[low, old, high]], [[low, high, old]]])(
    'stand newest first, id as the last key',
    packets => {
      expect(packetsNewestFirst(packets)).toEqual([high, low, old])
    },
  )

  it('of a connection: the newest is its latest', () => {
    expect(latestPacketOf([old, foreign, low, high], id(9))).toBe(high)
    expect(latestPacketOf([old, foreign], id(8))).toBe(foreign)
  })

  it('of a connection without any have no latest', () => {
    expect(latestPacketOf([foreign], id(9))).toBeUndefined()
    expect(latestPacketOf([], id(9))).toBeUndefined()
  })
})
