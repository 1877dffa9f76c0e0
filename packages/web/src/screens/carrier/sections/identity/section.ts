import { ProfileTokens, SearchTokens } from '../../../../di/lazy-tokens.ts'
import { BrowserTokens } from '../../../../di/tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { tiesOf } from '../ties-of.ts'
import { IdentitySection } from './IdentitySection.tsx'
import { IdentityStore } from './identity-store.ts'

export const section: ProfilePart = {
  Component: IdentitySection,
  open: (visit, previous) =>
    previous ??
    new IdentityStore({
      carrier: () => visit.profile.carrier,
      today: () => visit.resolve(BrowserTokens.Clock).today(),
      contacts: visit.resolve(SearchTokens.ContactSearch),
      associated: visit.resolve(ProfileTokens.AssociatedCarriers),
      contactChanges: visit.resolve(ProfileTokens.ContactChanges),
      ties: tiesOf(visit),
    }),
}
