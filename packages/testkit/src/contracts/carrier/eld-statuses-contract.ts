import type { CarrierId, EldStatuses } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Make, valueOf } from '../shared/subject.ts'

/** A broker in a world where one carrier's ELD is known. */
export interface EldStatusesSubject {
  readonly statuses: EldStatuses
  readonly connected: CarrierId
  /** Its status. */
  readonly status: string
  /** A carrier whose ELD is not known. */
  readonly unconnected: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `EldStatuses` does. Source: section 7, "Carriers"; section 8, "ELD status answer". */
export const eldStatusesContract = (make: Make<EldStatusesSubject>): void => {
  describe('the ELD status', () => {
    let subject: EldStatusesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('of a carrier is its own', async () => {
      const outcome = await subject.statuses.ofCarrier({ carrierId: subject.connected })
      expect(valueOf(outcome)).toMatchObject({ carrierId: subject.connected, status: subject.status })
    })

    it('is empty and no refusal where none is known, and where no such carrier is', async () => {
      for (const carrierId of [subject.unconnected, subject.absent])
        expect(await subject.statuses.ofCarrier({ carrierId })).toEqual({
          ok: true,
          value: { carrierId: null, status: null, provider: null, hasValidCredentials: null },
        })
    })
  })
}
