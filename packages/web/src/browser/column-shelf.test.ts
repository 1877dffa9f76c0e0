import type { UserId } from '@fairhaul/core'
import { expect, it } from 'vitest'
import { browserColumnShelf } from './column-shelf.ts'
import { browserPersonalStorage } from './personal-storage.ts'
import { safeStorage } from './storage.ts'
import { storageOf } from './testing/storage-of.ts'

const DANA = 1 as UserId
const ROBIN = 2 as UserId
const CHOICE = { user: DANA, lists: {} }

const setUp = () => {
  const local = storageOf()
  const personal = browserPersonalStorage({ local, session: storageOf(), elsewhere: () => undefined })
  personal.keepFor(DANA)
  const shelf = browserColumnShelf(local)
  shelf.store(CHOICE)
  return { local, personal, shelf }
}

it('keeps columns while their person comes and goes', () => {
  const { personal, shelf } = setUp()
  personal.keepFor(null)
  personal.keepFor(DANA)
  expect(shelf.read()).toEqual(CHOICE)
})

it('keeps none of them for another person, and none after a sign-out', () => {
  const { personal, shelf } = setUp()
  personal.keepFor(ROBIN)
  expect(shelf.read()).toBeNull()
  shelf.store(CHOICE)
  personal.clear()
  expect(shelf.read()).toBeNull()
})

it('reads nothing from what is no JSON, and breaks nothing where storage is forbidden', () => {
  const { local, shelf } = setUp()
  local.write('fairhaul.columns', '{')
  expect(shelf.read()).toBeUndefined()
  const forbidden = browserColumnShelf(
    safeStorage(() => {
      throw new DOMException('forbidden', 'SecurityError')
    }),
  )
  forbidden.store(CHOICE)
  expect(forbidden.read()).toBeNull()
})
