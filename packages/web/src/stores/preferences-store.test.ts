import { expect, it } from 'vitest'
import { aUser } from '@fairhaul/testkit'
import { Departures } from './departures.ts'
import { DEFAULT_PREFERENCES, type Preferences } from './ports/preference-shelf.ts'
import { PreferencesStore } from './preferences-store.ts'

const LIKED: Preferences = { theme: 'dark', density: 'comfortable', railFolded: true }

const setUp = () => {
  const departures = new Departures()
  const shelf = { read: () => LIKED, store: () => undefined }
  return { departures, store: new PreferencesStore(shelf, departures) }
}

it.each(['signed-out', 'signed-out-elsewhere', 'somebody-else'] as const)(
  'has the usual look again once somebody is %s',
  departure => {
    const { departures, store } = setUp()
    departures.tell(aUser(), departure)
    expect(store.preferences).toEqual(DEFAULT_PREFERENCES)
  },
)

it('keeps the look for whose session has ended, as they come back', () => {
  const { departures, store } = setUp()
  departures.tell(aUser(), 'session-ended')
  expect(store.preferences).toEqual(LIKED)
})
