import { aConnectionInProgress } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { isInProgress } from './is-in-progress.ts'

const packet = (status: string) => ({ status, updatedAt: '2026-11-18T10:00:00.000Z' })

describe('a connection in progress', () => {
  it('is not dismissed, has a receiver, and a packet neither complete nor held', () => {
    expect(isInProgress(aConnectionInProgress())).toBe(true)
  })

  it.each([
    ['is dismissed', { isDismissed: true }],
    ['has no receiver', { receiver: null }],
    ['has no packet', { latestPacket: null }],
    ['has a complete packet', { latestPacket: packet('complete') }],
    ['has a held packet', { latestPacket: packet('held') }],
  ])('is none that %s', (_, change) => {
    expect(isInProgress(aConnectionInProgress(change))).toBe(false)
  })
})
