import type { PersonalStorage } from '../stores/ports.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** Not personal data. */
const NOBODYS: readonly string[] = [STORAGE_KEYS.pendingSignOut, STORAGE_KEYS.reloaded]
/** Data of a visitor who is about to sign in; preferences chosen on this device are cleared only by a sign-out. */
const VISITORS: readonly string[] = [
  ...NOBODYS,
  STORAGE_KEYS.preferences,
  STORAGE_KEYS.savedTarget,
  STORAGE_KEYS.pendingSignIn,
  STORAGE_KEYS.signUp,
]

/** What stays of a person whose session ended. */
const OF_ENDED: readonly string[] = [STORAGE_KEYS.drafts, STORAGE_KEYS.owner]

const forgetBut = (storage: SafeStorage, stays: readonly string[]): void => {
  for (const key of storage.keys()) if (!stays.includes(key)) storage.remove(key)
}

/**
 * The user's data in the two storages and, through `clearOther`, in every other one.
 * What was being typed when a session ended stays for its person; after a sign-out, here or in another tab, nothing does:
 * it clears the owner of the local storage.
 * Search results of a tab are in session storage: they are cleared as soon as no one is signed in, because a tab that
 * was suspended during a sign-out was not notified. A saved target is kept for its person, or for the first one who signs in after
 * an anonymous visit.
 * Source: section 4, "Sign-out".
 */
export const browserPersonalStorage = ({
  local,
  session,
  clearOther,
}: {
  readonly local: SafeStorage
  readonly session: SafeStorage
  readonly clearOther: () => void
}): PersonalStorage => {
  const hasEndedSession = () =>
    session.read(STORAGE_KEYS.drafts) !== null &&
    session.read(STORAGE_KEYS.owner) === local.read(STORAGE_KEYS.owner)
  return {
    clear() {
      for (const storage of [local, session]) forgetBut(storage, NOBODYS)
      clearOther()
    },
    keepFor(user) {
      if (user === null) return forgetBut(session, hasEndedSession() ? [...VISITORS, ...OF_ENDED] : VISITORS)
      const id = String(user)
      for (const storage of [local, session]) {
        const owner = storage.read(STORAGE_KEYS.owner)
        if (owner === id) continue
        forgetBut(storage, VISITORS)
        if (owner !== null) storage.remove(STORAGE_KEYS.savedTarget)
        storage.write(STORAGE_KEYS.owner, id)
        if (owner !== null && storage === local) clearOther()
      }
    },
  }
}
