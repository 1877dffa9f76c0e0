import { done } from '@fairhaul/core'
import { aUser, fakeClock, fakeSearchCache, refusal } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { Resolve } from '../../../di/token.ts'
import { ENTER_WAIT_MS } from '../../../parts/carrier-search/enter-wait.ts'
import { PaletteRecents } from './palette-recents.ts'
import { action, type PaletteItem, type PaletteSource, type QuerySource } from './palette-source.ts'
import { PaletteStore } from './palette-store.ts'

const nothing = () => {}
const resolve: Resolve = token => {
  throw new Error(`Nothing behind ${String(token)}`)
}
const context = { user: aUser(), has: () => true, resolve, onSignOut: nothing, onHelp: nothing }

const carrier = (label: string): PaletteItem => ({
  ...action(label, label, nothing),
  key: `carrier:${label}`,
  group: 'carriers',
  isFound: true,
  deed: { kind: 'go', path: `/carriers/${label}` },
})

/** A source that responds when the test says so. */
const slowSource = (change: Partial<QuerySource> = {}) => {
  const requests: { readonly text: string; readonly signal: AbortSignal }[] = []
  const answers: ((items: readonly PaletteItem[] | 'refused' | 'failed') => void)[] = []
  const source: QuerySource = {
    kind: 'query',
    group: 'carriers',
    noun: 'carriers',
    requested: 'text',
    isFor: () => true,
    request(_, text, signal) {
      requests.push({ text, signal })
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        answers.push(items => {
          if (items === 'failed') reject(new Error('lost'))
          else resolve(items === 'refused' ? { ok: false, refusal: refusal.forbidden() } : done(items))
        })
      })
    },
    ...change,
  }
  return {
    source,
    requests,
    answer: (items: Parameters<(typeof answers)[number]>[0]) => answers.at(-1)?.(items),
  }
}

const actions: PaletteSource = {
  kind: 'fixed',
  items: () => [action('sign', 'Sign out', nothing), action('short', 'Shortcuts', nothing)],
}
const wayOut: PaletteSource = {
  kind: 'fixed',
  items: (_, text) =>
    text === ''
      ? []
      : [{ ...action('search', `Search for ${text}`, nothing), group: 'search', isFound: true }],
}

const opened = (sources: readonly PaletteSource[], cache = fakeSearchCache()) => {
  const store = new PaletteStore(sources, new PaletteRecents(cache), fakeClock())
  store.open(context)
  return store
}
const labels = (store: PaletteStore) => store.rows.map(({ entry }) => entry.label)

describe('a text', () => {
  it('local items are shown at once, and late results below the cursor', async () => {
    const slow = slowSource()
    const store = opened([actions, slow.source, wayOut])
    store.type('s')
    expect(labels(store)).toEqual(['Sign out', 'Shortcuts', 'Search for s'])
    expect(store.active?.label).toBe('Sign out')
    expect(store.searching).toEqual(['carriers'])
    store.move('next')
    slow.answer([carrier('SABLE')])
    await expect.poll(() => store.searching).toEqual([])
    expect(labels(store)).toEqual(['Sign out', 'Shortcuts', 'SABLE', 'Search for s'])
    expect(store.active?.label).toBe('Shortcuts')
  })

  it('without local items the cursor starts on the first result, never on the search fallback', async () => {
    const slow = slowSource()
    const store = opened([slow.source, wayOut])
    store.type('eagle')
    expect(store.active).toBeUndefined()
    expect(store.choose()?.label).toBe('Search for eagle')
    slow.answer([carrier('EAGLE MESA'), carrier('EAGLE RIVER')])
    await expect.poll(() => labels(store)).toEqual(['EAGLE MESA', 'EAGLE RIVER', 'Search for eagle'])
    expect(store.active?.label).toBe('EAGLE MESA')
  })

  it('old results that match the newer text stay, and only the newest text is requested', async () => {
    const slow = slowSource()
    const store = opened([slow.source])
    store.type('eagle')
    slow.answer([carrier('EAGLE MESA'), carrier('EAGLE RIVER')])
    await expect.poll(() => labels(store)).toHaveLength(2)
    store.type('eagle r')
    expect(labels(store)).toEqual(['EAGLE RIVER'])
    store.type('eagle m')
    expect(slow.requests.map(({ text }) => text)).toEqual(['eagle', 'eagle r', 'eagle m'])
    expect(slow.requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  })

  it.each(['refused', 'failed'] as const)('a source that %s is listed as failed', async end => {
    const slow = slowSource()
    const store = opened([actions, slow.source])
    store.type('sign')
    slow.answer(end)
    await expect.poll(() => store.missing).toEqual(['carriers'])
    expect(labels(store)).toEqual(['Sign out'])
    expect(store.isEmpty).toBe(false)
    store.retry()
    expect(store.missing).toEqual([])
    slow.answer([carrier('SIGNAL')])
    await expect.poll(() => labels(store)).toEqual(['Sign out', 'SIGNAL'])
  })

  it('a text has no matches once every source has responded and only the search fallback is left', async () => {
    const slow = slowSource()
    const store = opened([actions, slow.source, wayOut])
    store.type('zzz')
    expect(store.isEmpty).toBe(false)
    slow.answer([])
    await expect.poll(() => store.isEmpty).toBe(true)
  })

  it('clearing the text shows everything again, and ignores late results', async () => {
    const slow = slowSource()
    const store = opened([actions, slow.source])
    store.type('eagle')
    store.type('')
    slow.answer([carrier('EAGLE MESA')])
    await Promise.resolve()
    expect(labels(store)).toEqual(['Sign out', 'Shortcuts'])
    expect(slow.requests[0]?.signal.aborted).toBe(true)
  })
})

it('a source that this user may not use is not requested', () => {
  const slow = slowSource({ isFor: () => false })
  const store = opened([slow.source])
  store.type('eagle')
  expect(slow.requests).toEqual([])
})

it('a source of kind opening is requested once and searched locally', async () => {
  const slow = slowSource({ requested: 'opening', group: 'saved-searches', noun: 'saved searches' })
  const store = opened([slow.source])
  slow.answer([{ ...carrier('Reefers out of Laredo'), group: 'saved-searches', isFound: false }])
  await expect.poll(() => labels(store)).toEqual(['Reefers out of Laredo'])
  store.type('laredo')
  expect(labels(store)).toEqual(['Reefers out of Laredo'])
  store.type('fontana')
  expect(labels(store)).toEqual([])
  expect(slow.requests).toHaveLength(1)
})

describe('moving the cursor', () => {
  it('the cursor wraps around at both ends', () => {
    const store = opened([actions])
    const seen = (['next', 'next', 'previous', 'first', 'last'] as const).map(to => {
      store.move(to)
      return store.active?.label
    })
    expect(seen).toEqual(['Shortcuts', 'Sign out', 'Shortcuts', 'Sign out', 'Shortcuts'])
  })

  it('the cursor stays with the pointer while late results arrive', async () => {
    const slow = slowSource()
    const store = opened([actions, slow.source, wayOut])
    store.type('s')
    store.point('action:search')
    slow.answer([carrier('SABLE')])
    await expect.poll(() => labels(store)).toHaveLength(4)
    expect(labels(store)).toEqual(['Sign out', 'Shortcuts', 'Search for s', 'SABLE'])
  })
})

describe('recent choices', () => {
  it('a choice comes first the next time, for the same user', () => {
    const cache = fakeSearchCache()
    opened([actions], cache).choose('action:short')
    const again = opened([actions], cache)
    expect(again.rows.map(({ group, entry }) => [group, entry.label])).toEqual([
      ['recent', 'Shortcuts'],
      ['actions', 'Sign out'],
    ])
    const other = new PaletteStore([actions], new PaletteRecents(cache), fakeClock())
    other.open({ ...context, user: aUser({ id: 99 as never }) })
    expect(other.rows.map(({ group }) => group)).toEqual(['actions', 'actions'])
  })

  it('a choice that needs a search to be found is stored, and offered while its source is available', () => {
    const cache = fakeSearchCache()
    const load: PaletteItem = {
      ...carrier('Load NL-1'),
      key: 'load:1',
      group: 'loads',
      deed: { kind: 'go', path: '/loads/1' },
    }
    const loads = slowSource({ group: 'loads', noun: 'loads' })
    new PaletteRecents(cache).chose(context.user, load)
    expect(labels(opened([loads.source], cache))).toEqual(['Load NL-1'])
    expect(labels(opened([actions], cache))).toEqual(['Sign out', 'Shortcuts'])
  })

  it.each([[null], ['text'], [[1, null, { key: 7 }]]])(
    'there are no recent choices where the storage holds %j',
    stored => {
      const cache = fakeSearchCache()
      cache.write('palette/1/1', stored)
      const { id, company } = context.user
      cache.write(`palette/${id}/${company?.id ?? ''}`, stored)
      expect(opened([actions], cache).rows.map(({ group }) => group)).toEqual(['actions', 'actions'])
    },
  )
})

describe('Enter in the palette', () => {
  const setUp = () => {
    const carriers = slowSource()
    const clock = fakeClock()
    const store = new PaletteStore([carriers.source, wayOut], new PaletteRecents(fakeSearchCache()), clock)
    store.open(context)
    return { store, carriers, clock }
  }

  it('Enter on a number waits for the carriers that have it', async () => {
    const { store, carriers } = setUp()
    store.type('9000002')
    const chosen = store.submit()
    carriers.answer([carrier('EAGLE MESA')])
    expect((await chosen)?.label).toBe('EAGLE MESA')
  })

  it('Enter on a number says that it waits, and is not taken twice meanwhile', async () => {
    const { store, carriers } = setUp()
    store.type('9000002')
    expect(store.isWaiting).toBe(false)
    const chosen = store.submit()
    expect(store.isWaiting).toBe(true)
    expect(await store.submit()).toBeUndefined()
    carriers.answer([carrier('EAGLE MESA')])
    expect((await chosen)?.label).toBe('EAGLE MESA')
    expect(store.isWaiting).toBe(false)
  })

  it('Enter on a number chooses the carrier of exactly this number, although an older result has the cursor', async () => {
    const { store, carriers } = setUp()
    const longer = { ...carrier('EAGLE BASIN'), searchTerms: ['90000021'] }
    store.type('900000')
    carriers.answer([longer])
    await expect.poll(() => store.searching).toEqual([])
    store.type('9000002')
    expect(store.active?.label).toBe('EAGLE BASIN')
    const chosen = store.submit()
    carriers.answer([longer, { ...carrier('EAGLE MESA'), isExact: true }])
    expect((await chosen)?.label).toBe('EAGLE MESA')
  })

  it('Enter on a number whose carriers do not arrive in time searches for it', async () => {
    const { store, clock } = setUp()
    store.type('9000002')
    const chosen = store.submit()
    clock.advance(ENTER_WAIT_MS)
    expect((await chosen)?.key).toBe('action:search')
    expect(store.isWaiting).toBe(false)
  })

  it('Enter on a name waits for nothing', async () => {
    const { store } = setUp()
    store.type('eagle')
    expect((await store.submit())?.key).toBe('action:search')
  })

  it('Enter is dropped when the text changes, or the palette closes, while it waits', async () => {
    const { store, carriers } = setUp()
    store.type('9000002')
    const chosen = store.submit()
    store.type('90000021')
    carriers.answer([carrier('EAGLE MESA')])
    expect(await chosen).toBeUndefined()
    store.type('900000211')
    const late = store.submit()
    store.close()
    expect(await late).toBeUndefined()
  })
})
