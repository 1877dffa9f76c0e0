import type { PendingSignIn, PendingSignInShelf } from '../stores/ports/pending-sign-in-shelf.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const isPending = (it: unknown): it is PendingSignIn => {
  if (typeof it !== 'object' || it === null) return false
  const { email, expiresAt, resendAt, livesSeconds } = it as Partial<Record<keyof PendingSignIn, unknown>>
  return typeof email === 'string' && [expiresAt, resendAt, livesSeconds].every(Number.isFinite)
}

export const browserPendingSignInShelf = (storage: SafeStorage): PendingSignInShelf => ({
  read() {
    try {
      const found: unknown = JSON.parse(storage.read(STORAGE_KEYS.pendingSignIn) ?? 'null')
      return isPending(found) ? found : null
    } catch {
      return null
    }
  },
  store: pending => storage.write(STORAGE_KEYS.pendingSignIn, JSON.stringify(pending)),
  clear: () => storage.remove(STORAGE_KEYS.pendingSignIn),
})
