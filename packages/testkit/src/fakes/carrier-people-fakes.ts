import {
  type AssociatedCarrier,
  type AssociatedCarriers,
  type BlockedCarriers,
  byMostShared,
  type CarrierDirectory,
  type CarrierId,
  type CarrierPeople,
  DIRECTORY_PARTS,
  type Directory,
  type DirectoryPart,
  type DirectoryRow,
  directoryRows,
  done,
  type EditRequest,
  type EditRequests,
  type FederalTieRecords,
  hasRequiredAssociations,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  rowsOfUsers,
} from '@fairhaul/core'
import { id, someFederalTies } from '../builders/index.ts'
import { ofKnownCarrier } from './carrier-fakes.ts'
import type { DirectoryInWorld } from './carrier-world.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong } from './fake-world.ts'

const NO_USER = { carrierUsers: [], activeDispatchers: [], inactiveDispatchers: [], pendingDispatchers: [] }

/** `CarrierPeople` in memory. A carrier without rows has no people and no account. */
export const fakeCarrierPeople = (
  world: FakeWorld = fakeWorld(),
): CarrierPeople & FakeCalls<'redactedUsers' | 'companies'> => {
  const { control, answer } = userCalls<'redactedUsers' | 'companies'>(world)
  return {
    ...control,
    redactedUsers: (params, signal) =>
      answer('redactedUsers', params, signal, () =>
        ofKnownCarrier(
          world,
          params.carrierId,
          () => world.redactedUsers.find(({ carrierId }) => carrierId === params.carrierId)?.users ?? NO_USER,
        ),
      ),
    companies: (params, signal) =>
      answer('companies', params, signal, () =>
        ofKnownCarrier(world, params.carrierId, () => {
          const own = world.carrierAccounts.filter(({ carrierId }) => carrierId === params.carrierId)
          const byId = own.toSorted((one, other) => one.id - other.id)
          return pageOf(byId, params.page ?? 1, PAGE_SIZE)
        }),
      ),
  }
}

/** `FederalTieRecords` in memory. A carrier without a row has no agent on record and no ties. */
export const fakeFederalTieRecords = (
  world: FakeWorld = fakeWorld(),
): FederalTieRecords & FakeCalls<'ofCarrier'> => {
  const { control, answer } = userCalls<'ofCarrier'>(world)
  return {
    ...control,
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () =>
        ofKnownCarrier(
          world,
          params.carrierId,
          () =>
            world.federalTies.find(({ carrierId }) => carrierId === params.carrierId)?.ties ??
            someFederalTies(),
        ),
      ),
  }
}

/** How many of each part the summary lists. */
const AT_A_GLANCE = 10

const found = (world: FakeWorld, wanted: CarrierId): Outcome<DirectoryInWorld, Refusal> =>
  ofKnownCarrier(
    world,
    wanted,
    () =>
      world.directories.find(({ carrierId }) => carrierId === wanted) ?? {
        carrierId: wanted,
        users: [],
        dispatchUsers: [],
        contacts: [],
        federalInformation: null,
      },
  )

const rowsOf = (directory: DirectoryInWorld, part: DirectoryPart): readonly DirectoryRow[] =>
  part === 'dispatch_users'
    ? rowsOfUsers(directory.dispatchUsers, 'dispatch_users')
    : directoryRows({ ...directory, totalUsers: null, moreIn: [] }).filter(row => row.part === part)

const shownAtAGlance = (part: DirectoryPart): number =>
  part === 'federal_information' ? Number.POSITIVE_INFINITY : part === 'dispatch_users' ? 0 : AT_A_GLANCE

const atAGlance = (directory: DirectoryInWorld): Directory => ({
  users: directory.users.slice(0, AT_A_GLANCE),
  contacts: directory.contacts.slice(0, AT_A_GLANCE),
  totalUsers: directory.users.length,
  federalInformation: directory.federalInformation,
  moreIn: DIRECTORY_PARTS.filter(part => rowsOf(directory, part).length > shownAtAGlance(part)),
})

/** `CarrierDirectory` in memory: ten users and contacts at a glance, the rest by following. */
export const fakeCarrierDirectory = (
  world: FakeWorld = fakeWorld(),
): CarrierDirectory & FakeCalls<'find' | 'users' | 'follow'> => {
  const { control, answer } = userCalls<'find' | 'users' | 'follow'>(world)
  return {
    ...control,
    find: (params, signal) =>
      answer('find', params, signal, () => {
        const directory = found(world, params.carrierId)
        return directory.ok ? done(atAGlance(directory.value)) : directory
      }),
    users: (params, signal) =>
      answer('users', params, signal, () => {
        const directory = found(world, params.carrierId)
        return directory.ok ? done(pageOf(directory.value.users, params.page ?? 1, PAGE_SIZE)) : directory
      }),
    follow: (params, signal) =>
      answer('follow', params, signal, () => {
        const directory = found(world, params.carrierId)
        return directory.ok
          ? done(pageOf(rowsOf(directory.value, params.part), params.page ?? 1, PAGE_SIZE))
          : directory
      }),
  }
}

/** `EditRequests` in memory. */
export const fakeEditRequests = (world: FakeWorld = fakeWorld()): EditRequests & FakeCalls<'create'> => {
  const { control, answer } = userCalls<'create'>(world)
  return {
    ...control,
    create: params =>
      answer('create', params, undefined, () => {
        if (!world.carriers.some(({ id }) => id === params.carrierId)) return refused(refusal.notFound)
        if (params.message.trim() === '')
          return refused(refusal.invalid('message', 'Say what should be corrected.'))
        const made: EditRequest = {
          id: nextIdAmong(world.editRequests),
          carrierId: params.carrierId,
          message: params.message.trim(),
        }
        world.editRequests.push(made)
        return done(made)
      }),
  }
}

type AssociatedCarriersCall = 'list' | 'blockByType' | 'blockByIds'

const associatesOf = (world: FakeWorld, wanted: CarrierId): Outcome<readonly AssociatedCarrier[], Refusal> =>
  ofKnownCarrier(world, wanted, () =>
    world.associations.filter(({ carrierId }) => carrierId === wanted).map(({ associate }) => associate),
  )

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
  const changed = new Set(
    world.associations
      .map(({ associate }) => associate)
      .filter(each => carrierIds.includes(each.id) && each.connection?.status !== 'do_not_dispatch')
      .map(each => each.id),
  )
  world.associations = world.associations.map(each => ({ ...each, associate: withBlock(each.associate) }))
  world.carriers = world.carriers.map(withBlock)
  return done({ carrierIds: [...carrierIds], stored: changed.size })
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
): AssociatedCarriers & FakeCalls<AssociatedCarriersCall> => {
  const { control, answer } = userCalls<AssociatedCarriersCall>(world)
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
