import type { PendingSignIn, PendingSignInStorage } from '../stores/ports.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const isPending = (it: unknown): it is PendingSignIn => {
  if (typeof it !== 'object' || it === null) return false
  const { email, expiresAt, resendAt, livesSeconds } = it as Partial<Record<keyof PendingSignIn, unknown>>
  return typeof email === 'string' && [expiresAt, resendAt, livesSeconds].every(Number.isFinite)
}

/** The sign-in code request in the storage. Null when there is none, or it is invalid. */
export const readPendingSignIn = (it: unknown): PendingSignIn | null => (isPending(it) ? it : null)

export const browserPendingSignInStorage = (storage: SafeStorage): PendingSignInStorage => ({
  read() {
    try {
      return readPendingSignIn(JSON.parse(storage.read(STORAGE_KEYS.pendingSignIn) ?? 'null'))
    } catch {
      return null
    }
  },
  store: pending => storage.write(STORAGE_KEYS.pendingSignIn, JSON.stringify(pending)),
  clear: () => storage.remove(STORAGE_KEYS.pendingSignIn),
})
