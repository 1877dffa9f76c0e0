import {
  type AssociatedCarrier,
  type AssociatedCarriers,
  type BlockedCarriers,
  byMostShared,
  type CarrierId,
  done,
  hasRequiredAssociations,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { id } from '../../builders/index.ts'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

type Call = 'list' | 'blockByType' | 'blockByIds'

const associatesOf = (
  world: FakeWorld,
  wanted: CarrierId,
): Outcome<readonly AssociatedCarrier[], Refusal> => {
  if (!world.carriers.some(carrier => carrier.id === wanted)) return refused(refusal.notFound)
  return done(
    world.associations.filter(({ carrierId }) => carrierId === wanted).map(({ associate }) => associate),
  )
}

const blocked = (world: FakeWorld, carrierIds: readonly CarrierId[]): Outcome<BlockedCarriers, Refusal> => {
  const withBlock = <T extends Pick<AssociatedCarrier, 'id' | 'connection'>>(carrier: T): T =>
    carrierIds.includes(carrier.id)
      ? {
          ...carrier,
          connection: {
            id: carrier.connection?.id ?? id<'connection'>(1_000 + carrier.id),
            isDismissed: carrier.connection?.isDismissed ?? false,
            status: 'do_not_dispatch',
          },
        }
      : carrier
  world.associations = world.associations.map(each => ({ ...each, associate: withBlock(each.associate) }))
  world.carriers = world.carriers.map(withBlock)
  return done({ carrierIds: [...carrierIds] })
}

const toBlock = (world: FakeWorld, carrierId: CarrierId): Outcome<readonly AssociatedCarrier[], Refusal> => {
  const found = associatesOf(world, carrierId)
  return found.ok && world.user?.paywall.canConnect !== true
    ? refused(refusal.forbidden('Your company’s plan has no connections.'))
    : found
}

/** `AssociatedCarriers` in memory. What is blocked shows in the list, and in the carriers of the world. */
export const fakeAssociatedCarriers = (
  world: FakeWorld = fakeWorld(),
): AssociatedCarriers & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () => {
        const found = associatesOf(world, params.carrierId)
        if (!found.ok) return found
        const rows = found.value.filter(row => hasRequiredAssociations(row, params.required))
        return done(pageOf(rows.toSorted(byMostShared), params.page ?? 1, PAGE_SIZE))
      }),
    blockByType: params =>
      answer('blockByType', params, undefined, () => {
        const found = toBlock(world, params.carrierId)
        if (!found.ok) return found
        const sharing = found.value.filter(({ shared }) => (shared[params.kind] ?? 0) > 0)
        return blocked(
          world,
          sharing.map(carrier => carrier.id),
        )
      }),
    blockByIds: params =>
      answer('blockByIds', params, undefined, () => {
        const found = toBlock(world, params.carrierId)
        if (!found.ok) return found
        const known = new Set(found.value.map(carrier => carrier.id))
        return params.carrierIds.length > 0 && params.carrierIds.every(each => known.has(each))
          ? blocked(world, params.carrierIds)
          : refused(refusal.invalid('carrierIds', 'Choose among the associated carriers.'))
      }),
  }
}
