import { parseId } from '@fairhaul/core'
import type { LastKnownUser } from '../stores/ports.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

export const browserLastKnownUser = (storage: SafeStorage): LastKnownUser => ({
  read: () => parseId<'user'>(storage.read(STORAGE_KEYS.lastKnownUser) ?? '') ?? null,
  store: id => storage.write(STORAGE_KEYS.lastKnownUser, String(id)),
  clear: () => storage.remove(STORAGE_KEYS.lastKnownUser),
})
