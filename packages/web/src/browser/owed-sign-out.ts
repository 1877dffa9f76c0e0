import type { OwedSignOut } from '../stores/ports/owed-sign-out.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const OWED = 'owed'

/** In local storage, so that every tab knows, and the next page; where there is none, this page alone. */
export const browserOwedSignOut = (storage: SafeStorage): OwedSignOut => {
  let isOwedHere = false
  return {
    isOwed: () => isOwedHere || storage.read(STORAGE_KEYS.owedSignOut) === OWED,
    owe() {
      storage.write(STORAGE_KEYS.owedSignOut, OWED)
      isOwedHere = storage.read(STORAGE_KEYS.owedSignOut) !== OWED
    },
    settle() {
      isOwedHere = false
      storage.remove(STORAGE_KEYS.owedSignOut)
    },
  }
}
