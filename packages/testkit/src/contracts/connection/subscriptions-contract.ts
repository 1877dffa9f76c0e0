import type { CarrierId, Subscriptions } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, type NextCarrier, valueOf } from '../shared/subject.ts'

/** A broker who is signed in. */
export interface SubscriptionsSubject {
  readonly subscriptions: Subscriptions
  readonly nextCarrier: NextCarrier
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `Subscriptions` does. Source: section 4, "Subscription"; section 7, "Connections and onboarding". */
export const subscriptionsContract = (make: Make<SubscriptionsSubject>): void => {
  describe('subscriptions', () => {
    let subject: SubscriptionsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('are made for a carrier, and made again are the same', async () => {
      const carrierId = subject.nextCarrier()
      const made = valueOf(await subject.subscriptions.subscribe({ carrierId }))
      expect(made.carrierId).toBe(carrierId)
      expect(valueOf(await subject.subscriptions.subscribe({ carrierId }))).toEqual(made)
    })

    it('end once', async () => {
      const carrierId = subject.nextCarrier()
      valueOf(await subject.subscriptions.subscribe({ carrierId }))
      expect(await subject.subscriptions.unsubscribe({ carrierId })).toEqual({ ok: true, value: undefined })
      expectRefused(await subject.subscriptions.unsubscribe({ carrierId }), 'not-found')
    })

    it('of a carrier that is not there are refused', async () => {
      expectRefused(await subject.subscriptions.subscribe({ carrierId: subject.absent }), 'not-found')
    })
  })
}
