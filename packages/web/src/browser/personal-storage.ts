import type { PersonalStorage } from '../stores/ports/personal-storage.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/**
 * Forgets the person in every storage given, whoever wrote the key. Only preferences stay.
 * Source: section 4, "Sign-out".
 */
export const browserPersonalStorage = (storages: readonly SafeStorage[]): PersonalStorage => ({
  clear() {
    for (const storage of storages) {
      for (const key of storage.keys()) if (key !== STORAGE_KEYS.preferences) storage.remove(key)
    }
  },
})
