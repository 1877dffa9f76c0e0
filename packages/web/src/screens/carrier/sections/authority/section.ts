import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { AuthoritySection } from './AuthoritySection.tsx'
import { AuthorityStore } from './authority-store.ts'

export const section: ProfilePart = {
  Component: AuthoritySection,
  open({ carrierId, resolve }) {
    const store = new AuthorityStore(resolve(ProfileTokens.AuthorityHistories), carrierId)
    void store.history.load()
    return store
  },
}
