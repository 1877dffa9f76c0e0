import {
  assessmentBucket,
  type CarrierListReceipt,
  done,
  type Identifier,
  identifierText,
  type MonitoredCarrier,
  type MonitoredCarriers,
  type Outcome,
  overallVerdict,
  PAGE_SIZE,
  type Refusal,
  readCarrierList,
  refused,
  type Subscription,
  type Subscriptions,
} from '@fairhaul/core'
import { carrierMatches, inOrderOf } from './carrier-fakes.ts'
import { andThen, signedInCompany } from './connection-fakes.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from './fake-world.ts'

/** `Subscriptions` in memory. The same carrier again gives the first subscription. */
export const fakeSubscriptions = (
  world: FakeWorld = fakeWorld(),
): Subscriptions & FakeCalls<'subscribe' | 'unsubscribe'> => {
  const { control, answer } = userCalls<'subscribe' | 'unsubscribe'>(world)
  return {
    ...control,
    subscribe: params =>
      answer('subscribe', params, undefined, () => {
        const known = world.subscriptions.find(({ carrierId }) => carrierId === params.carrierId)
        if (known !== undefined) return done(known)
        if (!world.carriers.some(({ id }) => id === params.carrierId)) return refused(refusal.notFound)
        const made: Subscription = {
          id: nextIdAmong(world.subscriptions),
          carrierId: params.carrierId,
          createdAt: nextInstant(world),
        }
        world.subscriptions.push(made)
        return done(made)
      }),
    unsubscribe: params =>
      answer('unsubscribe', params, undefined, () => {
        const rest = world.subscriptions.filter(({ carrierId }) => carrierId !== params.carrierId)
        if (rest.length === world.subscriptions.length) return refused(refusal.notFound)
        world.subscriptions = rest
        return done(undefined)
      }),
  }
}

const rowsOf = (world: FakeWorld): readonly MonitoredCarrier[] =>
  world.subscriptions.flatMap(subscription =>
    world.carriers
      .filter(({ id }) => id === subscription.carrierId)
      .map(carrier => {
        const assessment = carrier.rulesAssessment
        return {
          subscription,
          carrier: { ...carrier, subscription: { id: subscription.id, createdAt: subscription.createdAt } },
          bucket: assessmentBucket(assessment === null ? [] : [overallVerdict(assessment, todayIn(world))]),
        }
      }),
  )

const newestFirst = ({ subscription: one }: MonitoredCarrier, { subscription: other }: MonitoredCarrier) =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id

const carrierWith = (world: FakeWorld, { type, value, region }: Identifier) =>
  world.carriers.find(carrier => carrierMatches(carrier, { kind: 'identifier-exact', type, value, region }))

const uploaded = (world: FakeWorld, text: string): Outcome<CarrierListReceipt, Refusal> => {
  const read = readCarrierList(text, 'DOT')
  if (!read.ok) return refused(refusal.invalid('file', read.refusal.message))
  let added = 0
  let alreadyMonitored = 0
  const notFound = read.value.unread.map(({ text }) => text)
  for (const { identifier } of read.value.rows) {
    const carrier = carrierWith(world, identifier)
    if (carrier === undefined) notFound.push(identifierText(identifier))
    else if (world.subscriptions.some(({ carrierId }) => carrierId === carrier.id)) alreadyMonitored += 1
    else {
      const made: Subscription = {
        id: nextIdAmong(world.subscriptions),
        carrierId: carrier.id,
        createdAt: nextInstant(world),
      }
      world.subscriptions.push(made)
      added += 1
    }
  }
  return done({ added, alreadyMonitored, notFound })
}

/**
 * `MonitoredCarriers` in memory. The bucket follows from the rules that all classifications share; digits alone in an
 * uploaded file are DOT numbers.
 */
export const fakeMonitoredCarriers = (
  world: FakeWorld = fakeWorld(),
): MonitoredCarriers & FakeCalls<'list' | 'countBuckets' | 'upload'> => {
  const { control, answer } = userCalls<'list' | 'countBuckets' | 'upload'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        andThen(signedInCompany(world), () => {
          const rows = rowsOf(world).filter(
            ({ bucket, carrier }) =>
              bucket === params.bucket &&
              (params.query === undefined || carrierMatches(carrier, params.query)),
          )
          const order = params.sort && inOrderOf(params.sort)
          const ordered = rows.toSorted(
            order ? (one, other) => order(one.carrier, other.carrier) : newestFirst,
          )
          return done(pageOf(ordered, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    countBuckets: (params, signal) =>
      answer('countBuckets', params, signal, () =>
        andThen(signedInCompany(world), () => {
          const counts = { pass: 0, partial_pass: 0, fail: 0, incomplete: 0 }
          for (const { bucket, carrier } of rowsOf(world))
            if (params.query === undefined || carrierMatches(carrier, params.query)) counts[bucket] += 1
          return done(counts)
        }),
      ),
    upload: async params => {
      const text = new TextDecoder().decode(await params.file.arrayBuffer())
      return answer('upload', params, undefined, () =>
        andThen(signedInCompany(world), () => uploaded(world, text)),
      )
    },
  }
}
