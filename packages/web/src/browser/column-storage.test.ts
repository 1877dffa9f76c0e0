import type { UserId } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { browserColumnStorage } from './column-storage.ts'
import { browserPersonalStorage } from './personal-storage.ts'
import { safeStorage } from './storage.ts'
import { storageOf } from './testing/storage-of.ts'

const DANA = 1 as UserId
const ROBIN = 2 as UserId
const CHOICE = { user: DANA, lists: {} }

const setUp = () => {
  const local = storageOf()
  const personal = browserPersonalStorage({ local, session: storageOf(), clearOther: () => undefined })
  personal.keepFor(DANA)
  const storage = browserColumnStorage(local)
  storage.store(CHOICE)
  return { local, personal, storage }
}

it('chosen columns are stored while their user signs in and out', () => {
  const { personal, storage } = setUp()
  personal.keepFor(null)
  personal.keepFor(DANA)
  expect(storage.read()).toEqual(CHOICE)
})

it('chosen columns are cleared for another user, and after a sign-out', () => {
  const { personal, storage } = setUp()
  personal.keepFor(ROBIN)
  expect(storage.read()).toBeNull()
  storage.store(CHOICE)
  personal.clear()
  expect(storage.read()).toBeNull()
})

it('columns that are invalid JSON are ignored, and forbidden storage breaks nothing', () => {
  const { local, storage } = setUp()
  local.write('fairhaul.columns', '{')
  expect(storage.read()).toBeUndefined()
  const forbidden = browserColumnStorage(
    safeStorage(() => {
      throw new DOMException('forbidden', 'SecurityError')
    }),
  )
  forbidden.store(CHOICE)
  expect(forbidden.read()).toBeNull()
})
