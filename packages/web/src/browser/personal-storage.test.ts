import type { UserId } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '../stores/ports.ts'
import { browserPersonalStorage } from './personal-storage.ts'
import { browserPreferenceStorage } from './preference-storage.ts'
import { storageOf } from './testing/storage-of.ts'

const DANA = 1 as UserId
const ROBIN = 2 as UserId

const setUp = () => {
  const [local, session] = [storageOf(), storageOf()]
  let clearedOthers = 0
  const storage = browserPersonalStorage({ local, session, clearOther: () => void (clearedOthers += 1) })
  browserPreferenceStorage(local).store({ ...DEFAULT_PREFERENCES, theme: 'dark' })
  local.write('redirect_url_after_sigin', '/loads')
  session.write('fairhaul.sign-in', '{}')
  return { local, session, storage, clearedOthers: () => clearedOthers }
}

it('a sign-out clears the user’s data in every storage, whatever the key, and the preferences', () => {
  const { local, session, storage, clearedOthers } = setUp()
  local.write('recents/1', 'x')
  session.write('someone-else', 'x')
  storage.clear()
  expect([local.keys(), session.keys()]).toEqual([[], []])
  expect(clearedOthers()).toBe(1)
})

it('a pending sign-out survives the clearing: a newly opened page has to know', () => {
  const { local, storage } = setUp()
  local.write('fairhaul.sign-out-owed', 'owed')
  storage.clear()
  storage.keepFor(DANA)
  expect(local.read('fairhaul.sign-out-owed')).toBe('owed')
})

it('a user’s own data stays while they sign in and out', () => {
  const { local, session, storage, clearedOthers } = setUp()
  storage.keepFor(DANA)
  local.write('fairhaul.search.recents', 'x')
  storage.keepFor(null)
  storage.keepFor(DANA)
  expect(local.read('fairhaul.search.recents')).toBe('x')
  expect(session.read('fairhaul.sign-in')).toBe('{}')
  expect(clearedOthers()).toBe(0)
})

it('another user clears the data of the previous one and the saved target, but not the preferences', () => {
  const { local, session, storage, clearedOthers } = setUp()
  storage.keepFor(DANA)
  local.write('fairhaul.search.recents', 'x')
  session.write('fairhaul.search.global', 'x')
  storage.keepFor(ROBIN)
  expect(local.read('fairhaul.search.recents')).toBeNull()
  expect(session.read('fairhaul.search.global')).toBeNull()
  expect(local.read('redirect_url_after_sigin')).toBeNull()
  expect(browserPreferenceStorage(local).read().theme).toBe('dark')
  expect(clearedOthers()).toBe(1)
})

it('the results of a suspended tab are cleared after the user signed out in another', () => {
  const { session, storage } = setUp()
  storage.keepFor(DANA)
  session.write('fairhaul.search.global', 'x')
  storage.keepFor(null)
  expect(session.keys()).toEqual(['fairhaul.sign-in'])
})

it('the first user after an anonymous visit finds its saved target', () => {
  const { local, storage } = setUp()
  storage.keepFor(null)
  storage.keepFor(DANA)
  expect(local.read('redirect_url_after_sigin')).toBe('/loads')
})

it('what was being typed when a session ended stays for its person, and for no other', () => {
  const { session, storage } = setUp()
  storage.keepFor(DANA)
  session.write('fairhaul.drafts', 'x')
  session.write('fairhaul.search.global', 'x')
  storage.keepFor(null)
  expect(session.read('fairhaul.search.global')).toBeNull()
  storage.keepFor(DANA)
  expect(session.read('fairhaul.drafts')).toBe('x')
  storage.keepFor(null)
  storage.keepFor(ROBIN)
  expect(session.read('fairhaul.drafts')).toBeNull()
})

it('nothing of it outlives a sign-out, here or in a tab that was not notified', () => {
  const { local, session, storage } = setUp()
  storage.keepFor(DANA)
  session.write('fairhaul.drafts', 'x')
  local.remove('fairhaul.owner')
  storage.keepFor(null)
  expect(session.read('fairhaul.drafts')).toBeNull()
  session.write('fairhaul.drafts', 'x')
  storage.clear()
  expect(session.keys()).toEqual([])
})
