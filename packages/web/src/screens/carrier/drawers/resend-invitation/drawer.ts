import { withInvitation } from '@fairhaul/core'
import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { OnboardingStore } from '../../../../parts/connection/onboarding-store.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { ResendInvitationDrawer } from './ResendInvitationDrawer.tsx'
import { ResendInvitationStore } from './resend-invitation-store.ts'

export const drawer: ProfilePart = {
  Component: ResendInvitationDrawer,
  open({ carrierId, profile, resolve }, previous) {
    const store =
      previous instanceof ResendInvitationStore
        ? previous
        : new ResendInvitationStore({
            carrierId,
            companyId: resolve(AccountTokens.AccountStore).user?.company?.id ?? (0 as never),
            invitations: resolve(ProfileTokens.ConnectionInvitations),
            newest: () => profile.carrier?.invitation,
            resolve,
            resent: invitation => {
              profile.update(withInvitation(invitation))
              const section = profile.modules.section('connection')?.opened?.store
              if (section instanceof OnboardingStore) void section.invitations.load(1)
            },
          })
    store.open()
    return store
  },
}
