import type { PendingSignOut } from '../stores/ports.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const PENDING = 'owed'

/** In local storage, for every tab and the next page; without storage, for this page only. */
export const browserPendingSignOut = (storage: SafeStorage): PendingSignOut => {
  let isPendingHere = false
  return {
    isPending: () => isPendingHere || storage.read(STORAGE_KEYS.pendingSignOut) === PENDING,
    markPending() {
      storage.write(STORAGE_KEYS.pendingSignOut, PENDING)
      isPendingHere = storage.read(STORAGE_KEYS.pendingSignOut) !== PENDING
    },
    clear() {
      isPendingHere = false
      storage.remove(STORAGE_KEYS.pendingSignOut)
    },
  }
}
