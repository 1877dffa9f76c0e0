import {
  type ConnectionId,
  type OnboardingPacketId,
  type OnboardingPackets,
  packetsNewestFirst,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** A broker whose plan connects. */
export interface OnboardingPacketsSubject {
  readonly packets: OnboardingPackets
  /** A connection with at least two packets. */
  readonly connectionId: ConnectionId
  /** A connection without packets. */
  readonly connectionWithout: ConnectionId
  /** Another company's. */
  readonly foreignConnection: ConnectionId
  readonly foreignPacket: OnboardingPacketId
  readonly absent: ConnectionId & OnboardingPacketId
}

/** What every `OnboardingPackets` does. Source: section 3, "Onboarding packet". */
export const onboardingPacketsContract = (make: Make<OnboardingPacketsSubject>): void => {
  describe('onboarding packets', () => {
    let subject: OnboardingPacketsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('of a connection are listed newest first', async () => {
      const { packets, connectionId } = subject
      const { items, page, total } = valueOf(await packets.list({ connectionId }))
      expect([page, total]).toEqual([1, items.length])
      expect(items.length).toBeGreaterThan(1)
      expect(items).toEqual(packetsNewestFirst(items))
      expect(items.map(each => each.connectionId)).toEqual(items.map(() => connectionId))
    })

    it('of a connection without any are an empty first page', async () => {
      const page = valueOf(await subject.packets.list({ connectionId: subject.connectionWithout }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('are found by their id, as they are listed', async () => {
      const { packets, connectionId } = subject
      const [packet] = valueOf(await packets.list({ connectionId })).items
      expect(valueOf(await packets.find({ id: packet!.id }))).toEqual(packet)
    })

    it('that are not there, or another company’s, are not found', async () => {
      const { packets, absent, foreignConnection, foreignPacket } = subject
      expectRefused(await packets.list({ connectionId: absent }), 'not-found')
      expectRefused(await packets.find({ id: absent }), 'not-found')
      expectRefused(await packets.list({ connectionId: foreignConnection }), 'not-found')
      expectRefused(await packets.find({ id: foreignPacket }), 'not-found')
    })
  })
}
