import {
  ASSESSMENT_BUCKETS,
  ASSESSMENT_TAB_NAMES,
  type AssessmentBucket,
  type AssessmentTab,
  type CarrierList,
  type CarrierListReceipt,
  type MonitoredCarrier,
  type Subscription,
} from '@fairhaul/core'
import fc from 'fast-check'
import { carriers, identifiers } from '../carrier/carriers.ts'

import { instants } from '../shared/dates.ts'
import { ids } from '../shared/ids.ts'

/** Carriers that a company monitors, since any instant. */
export const subscriptions: fc.Arbitrary<Subscription> = fc.record({
  id: ids<'subscription'>(),
  carrierId: ids<'carrier'>(),
  createdAt: instants,
})

/** Every assessment bucket. */
export const assessmentBuckets: fc.Arbitrary<AssessmentBucket> = fc.constantFrom(...ASSESSMENT_BUCKETS)

/** Every assessment tab. */
export const assessmentTabs: fc.Arbitrary<AssessmentTab> = fc.constantFrom(...ASSESSMENT_TAB_NAMES)

/** Rows of My Carriers, whose carrier and subscription agree. */
export const monitoredCarriers: fc.Arbitrary<MonitoredCarrier> = fc
  .record({ subscription: subscriptions, carrier: carriers, bucket: assessmentBuckets })
  .map(({ subscription, carrier, bucket }) => ({
    subscription,
    carrier: {
      ...carrier,
      id: subscription.carrierId,
      subscription: { id: subscription.id, createdAt: subscription.createdAt },
    },
    bucket,
  }))

/** Texts of lists of carriers: numbers in several spellings, blank lines, headings, names and rubbish. */
export const carrierListTexts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom('MC 123456', 'MC-0123456', 'USDOT 3214567', '3214567', 'SCAC ABCD', 'dot 3214567'),
      fc.constantFrom('', '   ', ',,', 'carrier,number', 'EAGLE MESA,MC 7', '"FF-012345";x', 'x'.repeat(70)),
      fc.string({ maxLength: 20 }),
    ),
    { maxLength: 12 },
  )
  .chain(lines => fc.constantFrom('\n', '\r\n', '\r').map(end => lines.join(end)))

/** Lists of carriers as they were read. */
export const carrierLists: fc.Arbitrary<CarrierList> = fc.array(identifiers, { maxLength: 5 }).map(named => ({
  rows: named.map((identifier, index) => ({ line: index + 1, identifier })),
  duplicates: [],
  unread: [],
  heading: null,
}))

/** What may become of an uploaded list. */
export const carrierListReceipts: fc.Arbitrary<CarrierListReceipt> = fc.record({
  added: fc.nat(20),
  alreadyMonitored: fc.nat(20),
  notFound: fc.array(fc.constantFrom('MC 99', 'DOT 1'), { maxLength: 4 }),
})
