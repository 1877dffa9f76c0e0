import { AccountTokens } from '../../../../di/tokens.ts'
import { ConnectionTokens, ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { addressCheckOf } from '../../../../parts/invite-carrier/address-check.ts'
import { OnboardingStore } from '../../../../parts/connection/onboarding-store.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { ConnectionSection } from './ConnectionSection.tsx'

export const section: ProfilePart = {
  Component: ConnectionSection,
  open({ carrierId, profile, resolve }) {
    const { user } = resolve(AccountTokens.AccountStore)
    const store = new OnboardingStore({
      carrierId,
      user: user ?? null,
      profile,
      connections: resolve(ConnectionTokens.Connections),
      packets: resolve(ProfileTokens.OnboardingPackets),
      invitations: resolve(ProfileTokens.ConnectionInvitations),
      paymentTerms: resolve(ProfileTokens.PaymentTerms),
      certificates: resolve(ProfileTokens.InsuranceCertificates),
      people: resolve(ProfileTokens.CarrierPeople),
      check: addressCheckOf(resolve),
    })
    store.open()
    return store
  },
}
