import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { DEFAULT_PREFERENCES, type Preferences } from './ports.ts'
import { PreferencesStore } from './preferences-store.ts'
import { SessionEndEvents } from './session-end-events.ts'

const LIKED: Preferences = { theme: 'dark', density: 'comfortable', railFolded: true, namesInTitleCase: true }

const setUp = () => {
  const sessionEndEvents = new SessionEndEvents()
  const storage = { read: () => LIKED, store: () => undefined }
  return { sessionEndEvents, store: new PreferencesStore(storage, sessionEndEvents) }
}

it.each(['signed-out', 'signed-out-elsewhere', 'someone-else'] as const)(
  'resets to the default preferences when the session ends as %s',
  sessionEnd => {
    const { sessionEndEvents, store } = setUp()
    sessionEndEvents.publish(aUser(), sessionEnd)
    expect(store.preferences).toEqual(DEFAULT_PREFERENCES)
  },
)

it('keeps the preferences of a user whose session has expired, for their return', () => {
  const { sessionEndEvents, store } = setUp()
  sessionEndEvents.publish(aUser(), 'session-ended')
  expect(store.preferences).toEqual(LIKED)
})
