import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { AuthoritySection } from './AuthoritySection.tsx'
import { AuthorityStore } from './authority-store.ts'

export const section: ProfilePart = {
  Component: AuthoritySection,
  open({ carrierId, profile, resolve }) {
    const store = new AuthorityStore(resolve(ProfileTokens.AuthorityHistories), carrierId)
    if (!profile.isShort) void store.history.load()
    return store
  },
}
