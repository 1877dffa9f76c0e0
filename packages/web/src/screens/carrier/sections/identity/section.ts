import { ProfileTokens, SearchTokens } from '../../../../di/lazy-tokens.ts'
import { contactWindowOf } from '../../../../parts/contact-window.ts'
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
      contactWindow: () => contactWindowOf(visit.resolve),
      contacts: visit.resolve(SearchTokens.ContactSearch),
      associated: visit.resolve(ProfileTokens.AssociatedCarriers),
      contactChanges: visit.resolve(ProfileTokens.ContactChanges),
      ties: tiesOf(visit),
    }),
}
