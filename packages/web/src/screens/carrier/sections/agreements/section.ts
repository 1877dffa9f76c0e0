import { ConnectionTokens, ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { AgreementsSection } from './AgreementsSection.tsx'
import { AgreementsStore } from './agreements-store.ts'

export const section: ProfilePart = {
  Component: AgreementsSection,
  open({ carrierId, resolve }) {
    const { user } = resolve(AccountTokens.AccountStore)
    const store = new AgreementsStore({
      carrierId,
      user: user ?? null,
      connections: resolve(ConnectionTokens.Connections),
      packets: resolve(ProfileTokens.OnboardingPackets),
      agreements: resolve(ProfileTokens.CarrierAgreements),
      contracts: resolve(ProfileTokens.Contracts),
      taxForms: resolve(ProfileTokens.TaxForms),
    })
    store.open()
    return store
  },
}
