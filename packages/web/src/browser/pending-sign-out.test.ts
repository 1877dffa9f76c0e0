import { expect, it } from 'vitest'
import { browserPendingSignOut } from './pending-sign-out.ts'
import { safeStorage } from './storage.ts'
import { storageOf } from './testing/storage-of.ts'

it('is known to the next page, and to every tab, until it is settled by any of them', () => {
  const storage = storageOf()
  const [one, other] = [browserPendingSignOut(storage), browserPendingSignOut(storage)]
  one.owe()
  expect([one.isPending(), other.isPending()]).toEqual([true, true])
  other.settle()
  expect([one.isPending(), other.isPending()]).toEqual([false, false])
})

it('is known to the page alone where nothing can be kept', () => {
  const owed = browserPendingSignOut(
    safeStorage(() => {
      throw new DOMException('forbidden', 'SecurityError')
    }),
  )
  owed.owe()
  expect(owed.isPending()).toBe(true)
  owed.settle()
  expect(owed.isPending()).toBe(false)
})
