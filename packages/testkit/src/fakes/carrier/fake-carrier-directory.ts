import {
  type CarrierDirectory,
  type CarrierId,
  type Directory,
  DIRECTORY_PARTS,
  type DirectoryPart,
  type DirectoryRow,
  directoryRows,
  done,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  rowsOfUsers,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'
import type { DirectoryInWorld } from './people-world.ts'

/** So many of each part are told at a glance. */
const AT_A_GLANCE = 10

const found = (world: FakeWorld, wanted: CarrierId): Outcome<DirectoryInWorld, Refusal> => {
  if (!world.carriers.some(({ id }) => id === wanted)) return refused(refusal.notFound)
  const directory = world.directories.find(({ carrierId }) => carrierId === wanted)
  return done(
    directory ?? { carrierId: wanted, users: [], dispatchUsers: [], contacts: [], federalInformation: null },
  )
}

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
