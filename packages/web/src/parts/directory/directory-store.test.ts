import type { CarrierId, DirectoryEntry } from '@fairhaul/core'
import {
  aCarrierDetail,
  aDirectoryContact,
  aDirectoryUser,
  fakeCarrierDirectory,
  fakeWorld,
  id,
  someFederalInformation,
} from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { DirectoryStore } from './directory-store.ts'

const EAGLE = id<'carrier'>(7)
const OTHER = id<'carrier'>(8)

const usersOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aDirectoryUser({
      id: id(at + 1),
      name: `User ${String(at + 1).padStart(3, '0')}`,
      phone: null,
      email: `user${at + 1}@eaglemesa.example`,
    }),
  )

const setUp = async (users = 120) => {
  const world = fakeWorld({
    carriers: [aCarrierDetail({ id: EAGLE }), aCarrierDetail({ id: OTHER })],
    directories: [
      {
        carrierId: EAGLE,
        users: usersOf(users),
        dispatchUsers: [aDirectoryUser({ id: id(900), name: 'Ida Brook', email: 'ida@brook.example' })],
        contacts: [aDirectoryContact()],
        federalInformation: someFederalInformation(),
      },
      {
        carrierId: OTHER,
        users: [aDirectoryUser({ id: id(901), name: 'Otto Other' })],
        dispatchUsers: [],
        contacts: [],
        federalInformation: null,
      },
    ],
  })
  const directory = fakeCarrierDirectory(world)
  const store = new DirectoryStore(directory)
  const open = async (carrierId: CarrierId | null) => {
    store.open(carrierId)
    await store.settled()
    await store.followings.get('dispatch_users')?.next()
  }
  await open(EAGLE)
  return { store, directory, open }
}

const names = (entries: readonly DirectoryEntry[]) =>
  entries.flatMap(entry => (entry.kind === 'person' ? [entry.name] : []))
const restOf = (store: DirectoryStore, part: string) => store.rests.find(each => each.part === part)

describe('the directory of a carrier', () => {
  it('the overview shows ten users and everything else, and dispatchers are requested at once', async () => {
    const { store } = await setUp()
    expect(names(store.entries)).toHaveLength(12)
    expect(names(store.entries)).toContain('Ida Brook')
    expect(store.rests).toMatchObject([{ part: 'users', here: 10, total: 120 }])
    expect(store.countOf('users')).toEqual({ count: 120, isMore: false })
    expect(store.countOf('dispatch_users')).toEqual({ count: 1, isMore: false })
    expect(store.countOf('contacts')).toEqual({ count: 1, isMore: false })
  })

  it('the count of all parts is not less than that of one, and says when there are more', async () => {
    const { store } = await setUp()
    expect(store.countOfAll).toEqual({ count: 120, isMore: true })
    await store.loadEverything()
    expect(store.countOfAll).toEqual({ count: store.entries.length, isMore: false })
  })

  it('the rest of a part loads page by page until it is complete, each person once', async () => {
    const { store, directory } = await setUp()
    await restOf(store, 'users')?.pagedRows.rest()
    expect(names(store.entries)).toHaveLength(122)
    expect(store.rests).toEqual([])
    expect(directory.requests.filter(({ call }) => call === 'follow')).toHaveLength(4)
    await store.loadEverything()
    expect(directory.requests.filter(({ call }) => call === 'follow')).toHaveLength(4)
  })

  it('a failed page keeps the rows before it, and loading continues from there', async () => {
    const { store, directory } = await setUp()
    const pagedRows = restOf(store, 'users')?.pagedRows
    await pagedRows?.next()
    directory.failNext('follow')
    await pagedRows?.rest()
    expect(pagedRows?.pending.state.kind).toBe('failed')
    expect(restOf(store, 'users')).toMatchObject({ here: 50, total: 120 })
    expect(names(store.entries)).toHaveLength(52)
    await pagedRows?.rest()
    expect(names(store.entries)).toHaveLength(122)
  })

  it('the overview stays when the first page is refused', async () => {
    const { store, directory } = await setUp()
    directory.refuseNext('follow', { kind: 'forbidden', message: null, requestId: null })
    await restOf(store, 'users')?.pagedRows.rest()
    expect(restOf(store, 'users')).toMatchObject({
      here: 10,
      pagedRows: { pending: { state: { kind: 'refused' } } },
    })
    expect(names(store.entries)).toHaveLength(12)
  })

  it('canceling stops the requests, and keeps what has arrived', async () => {
    const { store, directory } = await setUp()
    const loading = store.loadEverything()
    store.cancelRest()
    await loading
    const requested = directory.requests.length
    expect(restOf(store, 'users')).toMatchObject({
      here: 10,
      pagedRows: { pending: { state: { kind: 'idle' } } },
    })
    await Promise.resolve()
    expect(directory.requests).toHaveLength(requested)
  })

  it('another carrier’s entries are removed at once when the carrier changes', async () => {
    const { store, open } = await setUp()
    store.open(OTHER)
    expect(store.entries).toEqual([])
    expect(store.rests).toEqual([])
    await store.settled()
    expect(names(store.entries)).toEqual(['Otto Other'])
    await open(null)
    expect(store.entries).toEqual([])
    expect(store.overview.state.kind).toBe('idle')
  })

  it('a loaded directory is not requested again, and a failed one is', async () => {
    const { store, directory, open } = await setUp()
    await open(EAGLE)
    expect(directory.requests.filter(({ call }) => call === 'find')).toHaveLength(1)
    directory.failNext('find')
    await open(OTHER)
    expect(store.overview.state.kind).toBe('failed')
    store.retry()
    await store.settled()
    expect(names(store.entries)).toEqual(['Otto Other'])
  })

  it('a text is found in any spelling within a part', async () => {
    const { store } = await setUp()
    expect(names(store.found(null, '(214) 555 0111'))).toEqual(['Ruth Alder'])
    expect(names(store.found('dispatch_users', 'brook'))).toEqual(['Ida Brook'])
    expect(store.found('dispatch_users', 'alder')).toEqual([])
  })
})
