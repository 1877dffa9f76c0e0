import type { SavedTarget } from '@fairhaul/core'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** The target saved for after sign-in, in local storage. Core decides whether it may be followed when it is read. */
export const browserSavedTarget = (storage: SafeStorage): SavedTarget => ({
  read: () => storage.read(STORAGE_KEYS.savedTarget),
  store: target => storage.write(STORAGE_KEYS.savedTarget, target),
  clear: () => storage.remove(STORAGE_KEYS.savedTarget),
})
