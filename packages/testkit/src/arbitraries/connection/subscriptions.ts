import type { Subscription } from '@fairhaul/core'
import fc from 'fast-check'
import { instants } from '../shared/dates.ts'
import { ids } from '../shared/ids.ts'

/** Carriers that a company monitors, since any instant. */
export const subscriptions: fc.Arbitrary<Subscription> = fc.record({
  id: ids<'subscription'>(),
  carrierId: ids<'carrier'>(),
  createdAt: instants,
})
