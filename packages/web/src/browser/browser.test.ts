import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_PREFERENCES, type Preferences } from '../stores/ports.ts'
import { browserAutomationMarkers } from './automation-markers.ts'
import { browserPreferenceStorage } from './preference-storage.ts'
import { browserSavedTarget } from './saved-target.ts'
import { browserSearchCache } from './search-cache.ts'
import { safeStorage } from './storage.ts'
import { storageOf } from './testing/storage-of.ts'

const forbidden = safeStorage(() => {
  throw new DOMException('forbidden', 'SecurityError')
})

it('the search cache stores results, returns them and clears them', () => {
  const cache = browserSearchCache(storageOf())
  cache.write('global', { address: '/x', rows: [1] })
  expect(cache.read('global')).toEqual({ address: '/x', rows: [1] })
  cache.clearAll()
  expect(cache.read('global')).toBeUndefined()
})

it('the search cache stores nothing, rather than older results, when the storage is full', () => {
  const cache = browserSearchCache(storageOf(20))
  cache.write('global', 'short')
  cache.write('global', 'much too long for this storage')
  expect(cache.read('global')).toBeUndefined()
})

it('forbidden storage breaks nothing', () => {
  const cache = browserSearchCache(forbidden)
  const target = browserSavedTarget(forbidden)
  cache.write('global', 1)
  target.store('/loads')
  expect([cache.read('global'), target.read(), forbidden.keys()]).toEqual([undefined, null, []])
  expect(browserPreferenceStorage(forbidden).read()).toEqual(DEFAULT_PREFERENCES)
})

it('the saved target is stored under the key that the server uses', () => {
  const storage = storageOf()
  browserSavedTarget(storage).store('/loads')
  expect(storage.read('redirect_url_after_sigin')).toBe('/loads')
})

it.each(['', 'null', '{', '{"theme":"loud","density":3,"railFolded":"yes","namesInTitleCase":1}', '[]'])(
  'invalid preferences are replaced by the defaults: %s',
  text => {
    const storage = storageOf()
    storage.write('fairhaul.preferences', text)
    expect(browserPreferenceStorage(storage).read()).toEqual(DEFAULT_PREFERENCES)
  },
)

it('preferences are read as they were stored', () => {
  const preference = fc.record<Preferences>({
    theme: fc.constantFrom('light', 'dark', 'system'),
    density: fc.constantFrom('dense', 'comfortable'),
    railFolded: fc.boolean(),
    namesInTitleCase: fc.boolean(),
  })
  holds([preference], preferences => {
    const storage = browserPreferenceStorage(storageOf())
    storage.store(preferences)
    expect(storage.read()).toEqual(preferences)
  })
})

it.each([
  ['the standard mark', { navigator: { webdriver: true }, window: {}, document: {} }, ['webdriver']],
  ['an older tool', { navigator: {}, window: { callPhantom: () => {} }, document: {} }, ['callPhantom']],
  [
    'a driver in the document',
    { navigator: {}, window: {}, document: { $cdc_asdjflasutopfhvcZLmcfl_: {} } },
    ['$cdc_asdjflasutopfhvcZLmcfl_'],
  ],
  ['nothing', { navigator: { webdriver: false }, window: {}, document: { body: {} } }, []],
])('automation is detected by the marker of %s', (_, page, found) => {
  expect(browserAutomationMarkers(page).found()).toEqual(found)
})
