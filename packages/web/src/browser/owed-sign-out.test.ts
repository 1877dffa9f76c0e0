import { expect, it } from 'vitest'
import { browserOwedSignOut } from './owed-sign-out.ts'
import { safeStorage } from './storage.ts'
import { storageOf } from './testing/storage-of.ts'

it('is known to the next page, and to every tab, until it is settled by any of them', () => {
  const storage = storageOf()
  const [one, other] = [browserOwedSignOut(storage), browserOwedSignOut(storage)]
  one.owe()
  expect([one.isOwed(), other.isOwed()]).toEqual([true, true])
  other.settle()
  expect([one.isOwed(), other.isOwed()]).toEqual([false, false])
})

it('is known to the page alone where nothing can be kept', () => {
  const owed = browserOwedSignOut(
    safeStorage(() => {
      throw new DOMException('forbidden', 'SecurityError')
    }),
  )
  owed.owe()
  expect(owed.isOwed()).toBe(true)
  owed.settle()
  expect(owed.isOwed()).toBe(false)
})
