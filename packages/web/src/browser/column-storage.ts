import type { ColumnStorage } from '../stores/ports.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** The columns that a user has chosen, as JSON. */
export const browserColumnStorage = (storage: SafeStorage): ColumnStorage => ({
  read() {
    try {
      return JSON.parse(storage.read(STORAGE_KEYS.columns) ?? 'null') as unknown
    } catch {
      return undefined
    }
  },
  store: value => storage.write(STORAGE_KEYS.columns, JSON.stringify(value)),
})
