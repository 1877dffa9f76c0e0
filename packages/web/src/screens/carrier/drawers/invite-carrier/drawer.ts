import { withInvitation } from '@fairhaul/core'
import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { OnboardingStore } from '../../../../parts/connection/onboarding-store.ts'
import { contactWindowOf } from '../../../../parts/contact-window.ts'
import { addressCheckOf } from '../../../../parts/invite-carrier/address-check.ts'
import { InviteCarrierStore } from '../../../../parts/invite-carrier/invite-carrier-store.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { InviteCarrierDrawer } from './InviteCarrierDrawer.tsx'

export const drawer: ProfilePart = {
  Component: InviteCarrierDrawer,
  open({ carrierId, profile, resolve }, previous) {
    const store =
      previous instanceof InviteCarrierStore
        ? previous
        : new InviteCarrierStore({
            carrierId,
            companyId: resolve(AccountTokens.AccountStore).user?.company?.id ?? (0 as never),
            carrier: () => profile.carrier,
            contactWindow: () => contactWindowOf(resolve),
            check: addressCheckOf(resolve),
            invitations: resolve(ProfileTokens.ConnectionInvitations),
            people: resolve(ProfileTokens.CarrierPeople),
            classifications: resolve(ProfileTokens.Classifications),
            invited: (to, invitation) => {
              profile.say(`Invitation sent to ${to}.`)
              profile.update(withInvitation(invitation))
              const section = profile.modules.section('connection')?.opened?.store
              if (section instanceof OnboardingStore) void section.invitations.load(1)
            },
          })
    store.open()
    return store
  },
}
