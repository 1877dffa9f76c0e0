import type { CurrentUser } from '@fairhaul/core'
import { aLane, aLanePlace, aUser, fakeSearchCache, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { RecentLanesStore } from './recent-lanes-store.ts'

const setUp = () => {
  const cache = fakeSearchCache()
  let user: CurrentUser | null = aUser()
  const store = new RecentLanesStore(cache, () => user)
  return {
    cache,
    store,
    be: (other: CurrentUser | null) => void (user = other),
    again: () => new RecentLanesStore(cache, () => user),
  }
}
const other = aLane({ origin: aLanePlace({ areaId: id(5), name: 'Laredo, TX' }) })

it('keeps what was searched, newest first, for another visit', () => {
  const { store, again } = setUp()
  store.searched(aLane())
  store.searched(other)
  store.searched(aLane())
  expect(store.lanes).toEqual([aLane(), other])
  expect(again().lanes).toEqual([aLane(), other])
})

it('loses a lane that is taken away, and brings it back in its place', () => {
  const { store, again } = setUp()
  store.searched(aLane())
  store.searched(other)
  const before = store.lanes
  store.remove(other)
  expect(again().lanes).toEqual([aLane()])
  store.restore(before)
  expect(again().lanes).toEqual([other, aLane()])
})

it('shows nothing of one person to another, nor to nobody', () => {
  const { store, be } = setUp()
  store.searched(aLane())
  be(aUser({ id: id(99) }))
  expect(store.lanes).toEqual([])
  be(null)
  expect(store.lanes).toEqual([])
})

it('shows nothing any more to a person who signs out and in again', () => {
  const { cache, store, be } = setUp()
  store.searched(aLane())
  store.forget()
  cache.clearAll()
  be(null)
  be(aUser())
  expect(store.lanes).toEqual([])
})

it('keeps nothing for nobody', () => {
  const { store, be } = setUp()
  be(null)
  store.searched(aLane())
  be(aUser())
  expect(store.lanes).toEqual([])
})

it('shows nothing of what a storage holds that is no lane', () => {
  const { cache, store } = setUp()
  const user = aUser()
  cache.write(`recent-lanes/${user.id}/${user.company?.id}`, [{ origin: 'x' }, 'nonsense', 7])
  expect(store.lanes).toEqual([])
})
