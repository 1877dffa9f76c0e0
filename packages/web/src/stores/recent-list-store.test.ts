import { type CurrentUser, RECENT_LANES } from '@fairhaul/core'
import { aLane, aLanePlace, aUser, fakeSearchCache, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { RecentListStore } from './recent-list-store.ts'

const setUp = () => {
  const cache = fakeSearchCache()
  let user: CurrentUser | null = aUser()
  const store = new RecentListStore(RECENT_LANES, cache, () => user)
  return {
    cache,
    store,
    be: (other: CurrentUser | null) => void (user = other),
    again: () => new RecentListStore(RECENT_LANES, cache, () => user),
  }
}
const other = aLane({ origin: aLanePlace({ areaId: id(5), name: 'Laredo, TX' }) })

it('recent lanes are stored newest first, for another visit', () => {
  const { store, again } = setUp()
  store.searched(aLane())
  store.searched(other)
  store.searched(aLane())
  expect(store.items).toEqual([aLane(), other])
  expect(again().items).toEqual([aLane(), other])
})

it('a removed lane can be restored in its place', () => {
  const { store, again } = setUp()
  store.searched(aLane())
  store.searched(other)
  const before = store.items
  store.remove(other)
  expect(again().items).toEqual([aLane()])
  store.restore(before)
  expect(again().items).toEqual([other, aLane()])
})

it('recent lanes are shown only to the person who searched them', () => {
  const { store, be } = setUp()
  store.searched(aLane())
  be(aUser({ id: id(99) }))
  expect(store.items).toEqual([])
  be(null)
  expect(store.items).toEqual([])
})

it('signing out removes the recent lanes, also for the same person later', () => {
  const { cache, store, be } = setUp()
  store.searched(aLane())
  store.forget()
  cache.clearAll()
  be(null)
  be(aUser())
  expect(store.items).toEqual([])
})

it('no recent lanes are stored while no one is signed in', () => {
  const { store, be } = setUp()
  be(null)
  store.searched(aLane())
  be(aUser())
  expect(store.items).toEqual([])
})

it('stored values that are no lanes are ignored', () => {
  const { cache, store } = setUp()
  const user = aUser()
  cache.write(`recent-lanes/${user.id}/${user.company?.id}`, [{ origin: 'x' }, 'nonsense', 7])
  expect(store.items).toEqual([])
})
