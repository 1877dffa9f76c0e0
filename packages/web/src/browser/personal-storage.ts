import type { PersonalStorage } from '../stores/ports.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** Says nothing about a person. */
const NOBODYS: readonly string[] = [STORAGE_KEYS.pendingSignOut, STORAGE_KEYS.reloaded]
/** What somebody has with them who is about to sign in; a look that was chosen on this machine goes with a sign-out alone. */
const VISITORS: readonly string[] = [
  ...NOBODYS,
  STORAGE_KEYS.preferences,
  STORAGE_KEYS.savedTarget,
  STORAGE_KEYS.pendingSignIn,
  STORAGE_KEYS.signUp,
]

const forgetBut = (storage: SafeStorage, stays: readonly string[]): void => {
  for (const key of storage.keys()) if (!stays.includes(key)) storage.remove(key)
}

/**
 * What is kept about a person in the two storages and, by `elsewhere`, in every other place.
 *
 * Results of a tab's searches are in session storage: they go as soon as nobody is signed in, for a tab that slept through
 * a sign-out was not told.
 * Source: section 4, "Sign-out".
 */
export const browserPersonalStorage = ({
  local,
  session,
  elsewhere,
}: {
  readonly local: SafeStorage
  readonly session: SafeStorage
  readonly elsewhere: () => void
}): PersonalStorage => ({
  clear() {
    for (const storage of [local, session]) forgetBut(storage, NOBODYS)
    elsewhere()
  },
  keepFor(user) {
    if (user === null) return forgetBut(session, VISITORS)
    const id = String(user)
    for (const storage of [local, session]) {
      const owner = storage.read(STORAGE_KEYS.owner)
      if (owner === id) continue
      forgetBut(storage, VISITORS)
      storage.write(STORAGE_KEYS.owner, id)
      if (owner !== null && storage === local) elsewhere()
    }
  },
})
