import type { CurrentUser } from '@fairhaul/core'
import { aSuggestion, aUser, fakeSearchCache, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { RECENT_CARRIERS_MAX, RecentsStore } from './recents-store.ts'

const dana = aUser({ id: id(1) })

describe('recent carriers and searches', () => {
  it('recents are newest first, each once, and limited in number', () => {
    const store = new RecentsStore(fakeSearchCache(), () => dana)
    for (let at = 1; at <= RECENT_CARRIERS_MAX + 2; at += 1) store.opened(aSuggestion({ id: id(at) }))
    store.opened(aSuggestion({ id: id(5) }))
    expect(store.recents.carriers.map(carrier => carrier.id)).toEqual([5, 8, 7, 6, 4, 3])
    store.searched('mc-12')
    store.searched('MC-12')
    expect(store.recents.searches).toEqual(['MC-12'])
  })

  it('recents survive a reload, for the same person only', () => {
    const storage = fakeSearchCache()
    new RecentsStore(storage, () => dana).opened(aSuggestion())
    expect(new RecentsStore(storage, () => dana).recents.carriers).toHaveLength(1)
    expect(new RecentsStore(storage, () => aUser({ id: id(2) })).recents.carriers).toEqual([])
    expect(new RecentsStore(storage, () => null).recents.carriers).toEqual([])
  })

  it('recents leave the page with the person', () => {
    let user: CurrentUser | null = dana
    const store = new RecentsStore(fakeSearchCache(), () => user)
    store.opened(aSuggestion())
    user = null
    expect(new RecentsStore(fakeSearchCache(), () => user).recents.carriers).toEqual([])
    store.opened(aSuggestion({ id: id(3) }))
    user = aUser({ id: id(2) })
    expect(store.recents.carriers).toEqual([])
  })

  it('signing out removes recents for good, also for the same person', () => {
    const storage = fakeSearchCache()
    const store = new RecentsStore(storage, () => dana)
    store.opened(aSuggestion())
    store.forget()
    storage.clearAll()
    expect(store.recents).toEqual({ carriers: [], searches: [] })
  })

  it.each([[null], ['text'], [{ carriers: 'x', searches: [1] }], [{ carriers: [{ id: -1 }] }]])(
    'a stored value %o counts as no recents',
    entry => {
      const storage = fakeSearchCache()
      storage.write(`recents/${dana.id}/${dana.company?.id ?? ''}`, entry)
      expect(new RecentsStore(storage, () => dana).recents).toEqual({ carriers: [], searches: [] })
    },
  )
})
