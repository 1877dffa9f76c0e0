import {
  assessmentBucket,
  type CarrierId,
  type CarrierListReceipt,
  type CarrierSummary,
  done,
  formatNumber,
  type Identifier,
  type ListedCarrier,
  listedCarrierOf,
  type MonitoredCarrier,
  type MonitoredCarriers,
  openCarrierList,
  type Outcome,
  overallVerdict,
  PAGE_SIZE,
  readCarrierLine,
  type Refusal,
  refused,
  stripName,
  type Subscription,
  type Subscriptions,
  UPLOADED_LINES_MAX,
  carrierOrder,
} from '@fairhaul/core'
import { carrierMatches, inServerOrder } from './carrier-search.ts'
import { andThen, signedInCompany } from './fake-calls.ts'
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

const carriersWith = (world: FakeWorld, { type, value, region }: Identifier) =>
  world.carriers.filter(carrier => carrierMatches(carrier, { kind: 'identifier-exact', type, value, region }))

/** Ten carriers at most whose names start so. Empty: a name without a letter or digit names none. */
const carriersNamed = (world: FakeWorld, name: string) =>
  stripName(name) === ''
    ? []
    : world.carriers
        .filter(carrier => carrierMatches(carrier, { kind: 'name-prefix', value: name }))
        .toSorted(inServerOrder({ kind: 'name-prefix', value: name }))
        .slice(0, 10)

const listedIn = (world: FakeWorld, carrier: CarrierSummary): ListedCarrier => ({
  ...listedCarrierOf(carrier, todayIn(world)),
  isMonitored: world.subscriptions.some(({ carrierId }) => carrierId === carrier.id),
})

const invalidFile = (message: string) => refused(refusal.invalid('file', message))

const uploaded = (world: FakeWorld, text: string): Outcome<CarrierListReceipt, Refusal> => {
  const opened = openCarrierList(text)
  if (!opened.ok) return invalidFile(opened.refusal.message)
  const { layout, lines } = opened.value
  if (lines.length > UPLOADED_LINES_MAX)
    return invalidFile(`Upload at most ${formatNumber(UPLOADED_LINES_MAX)} carriers at once.`)
  const addedIds: CarrierId[] = []
  const known = new Set<CarrierId>()
  const notFound: string[] = []
  for (const row of lines.flatMap(line => readCarrierLine(layout, line, 'DOT'))) {
    const found = row.identifiers.map(identifier => carriersWith(world, identifier)).find(it => it.length > 0)
    const [carrier] = found ?? []
    if (carrier === undefined || found?.length !== 1) {
      notFound.push(row.text)
      continue
    }
    if (known.has(carrier.id)) continue
    known.add(carrier.id)
    if (world.subscriptions.some(({ carrierId }) => carrierId === carrier.id)) continue
    const made: Subscription = {
      id: nextIdAmong(world.subscriptions),
      carrierId: carrier.id,
      createdAt: nextInstant(world),
    }
    world.subscriptions.push(made)
    addedIds.push(carrier.id)
  }
  return done({ added: addedIds.length, alreadyMonitored: known.size - addedIds.length, addedIds, notFound })
}

/**
 * `MonitoredCarriers` in memory. The bucket follows from the rules that all classifications share; digits alone in an
 * uploaded file are DOT numbers.
 */
export const fakeMonitoredCarriers = (
  world: FakeWorld = fakeWorld(),
): MonitoredCarriers & FakeCalls<'list' | 'countBuckets' | 'match' | 'upload'> => {
  const { control, answer } = userCalls<'list' | 'countBuckets' | 'match' | 'upload'>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        andThen(signedInCompany(world), () => {
          if (params.sort?.by === 'verdict' && world.user?.paywall.canRule === false)
            return refused(refusal.forbidden('Your plan does not include rules.'))
          const rows = rowsOf(world).filter(
            ({ bucket, carrier }) =>
              bucket === params.bucket &&
              (params.query === undefined || carrierMatches(carrier, params.query)),
          )
          const order = params.sort && carrierOrder(params.sort, todayIn(world))
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
    match: (params, signal) =>
      answer('match', params, signal, () =>
        andThen(signedInCompany(world), () =>
          done(
            [
              ...params.identifiers.map(identifier => carriersWith(world, identifier)),
              ...(params.names ?? []).map(name => carriersNamed(world, name)),
            ].map(carriers => carriers.map(carrier => listedIn(world, carrier))),
          ),
        ),
      ),
    upload: async params => {
      const text = new TextDecoder().decode(await params.file.arrayBuffer())
      return answer('upload', params, undefined, () =>
        andThen(signedInCompany(world), () => uploaded(world, text)),
      )
    },
  }
}
