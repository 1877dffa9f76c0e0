import { ProfileTokens, SearchTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { IdentitySection } from './IdentitySection.tsx'
import { IdentityStore } from './identity-store.ts'

export const section: ProfilePart = {
  Component: IdentitySection,
  open: ({ profile, resolve }, previous) =>
    previous ??
    new IdentityStore({
      carrier: () => profile.carrier,
      contacts: resolve(SearchTokens.ContactSearch),
      associated: resolve(ProfileTokens.AssociatedCarriers),
      contactChanges: resolve(ProfileTokens.ContactChanges),
    }),
}
