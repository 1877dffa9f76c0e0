import { expect, it } from 'vitest'
import { browserPendingSignOut } from './pending-sign-out.ts'
import { safeStorage } from './storage.ts'
import { storageOf } from './testing/storage-of.ts'

it('a pending sign-out is visible to the next page and every tab, until any of them completes it', () => {
  const storage = storageOf()
  const [one, other] = [browserPendingSignOut(storage), browserPendingSignOut(storage)]
  one.markPending()
  expect([one.isPending(), other.isPending()]).toEqual([true, true])
  other.clear()
  expect([one.isPending(), other.isPending()]).toEqual([false, false])
})

it('a pending sign-out is visible to this page only where storage fails', () => {
  const pending = browserPendingSignOut(
    safeStorage(() => {
      throw new DOMException('forbidden', 'SecurityError')
    }),
  )
  pending.markPending()
  expect(pending.isPending()).toBe(true)
  pending.clear()
  expect(pending.isPending()).toBe(false)
})
