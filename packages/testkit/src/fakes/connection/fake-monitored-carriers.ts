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
} from '@fairhaul/core'
import { carrierMatches } from '../carrier/carrier-matches.ts'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant, todayIn } from '../shared/fake-world.ts'
import { signedInCompany, andThen } from './signed-in-company.ts'

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
): MonitoredCarriers & FakeCalls<'list' | 'upload'> => {
  const { control, answer } = userCalls<'list' | 'upload'>(world)
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
          return done(pageOf(rows.toSorted(newestFirst), params.page ?? 1, PAGE_SIZE))
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
