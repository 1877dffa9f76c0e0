import {
  ASSESSMENT_BUCKETS,
  ASSESSMENT_TAB_NAMES,
  type AssessmentBucket,
  type AssessmentTab,
  type CarrierListReceipt,
  type ListedCarrier,
  type MonitoredCarrier,
  type MonitoredCarriers,
  type Subscription,
} from '@fairhaul/core'
import fc from 'fast-check'
import { carriers, identifiers, suggestions } from './carriers.ts'
import { ownListings } from './connections.ts'
import { assessments } from './rules.ts'
import { ids, instants, maybe } from './values.ts'

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

/** Carriers that numbers of a list name. */
export const listedCarriers: fc.Arbitrary<ListedCarrier> = fc
  .record({
    suggestion: suggestions,
    verdict: fc.constantFrom(null, 'Fail', 'Incomplete', 'Override', 'Pass'),
    hiddenRules: fc.nat(3),
    rulesAssessment: maybe(assessments),
    connection: carriers.map(({ connection }) => connection),
    cautions: carriers.map(({ cautions }) => cautions),
    isMonitored: fc.boolean(),
  })
  .map(({ suggestion, ...rest }) => ({ ...suggestion, ...rest }))

/** Params to look up the carriers of some identifiers. */
export const carrierMatchParams: fc.Arbitrary<Parameters<MonitoredCarriers['match']>[0]> = fc.record({
  identifiers: fc.array(identifiers, { minLength: 1, maxLength: 5 }),
  names: fc.array(fc.constantFrom('EAGLE', 'EAGLE MESA FREIGHT', 'J.B. HUNT', '2ND STREET'), {
    maxLength: 3,
  }),
})

/** What may become of an uploaded list. */
export const carrierListReceipts: fc.Arbitrary<CarrierListReceipt> = fc.record({
  added: fc.nat(20),
  alreadyMonitored: fc.nat(20),
  addedIds: maybe(fc.array(ids<'carrier'>(), { maxLength: 3 })),
  notFound: fc.array(fc.constantFrom('MC 99', 'DOT 1'), { maxLength: 4 }),
})

/** Params for a page of a bucket of monitored carriers, or of those that a name finds in it. */
export const monitoredCarriersParams: fc.Arbitrary<Parameters<MonitoredCarriers['list']>[0]> = fc.record(
  {
    bucket: assessmentBuckets,
    ...ownListings,
  },
  { requiredKeys: ['bucket'] },
)

/** Params to monitor every carrier of a file. */
export const carrierListUploadParams: fc.Arbitrary<Parameters<MonitoredCarriers['upload']>[0]> =
  carrierListTexts.map(text => {
    const bytes = new TextEncoder().encode(text)
    return {
      file: {
        name: 'carriers.csv',
        type: 'text/csv',
        size: bytes.length,
        arrayBuffer: async () => bytes.slice().buffer,
      },
    }
  })
