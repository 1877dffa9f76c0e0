import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { reloadFacts } from '../../reload-facts.ts'
import { CertificatesSection } from './CertificatesSection.tsx'
import { CertificatesStore } from './certificates-store.ts'

export const section: ProfilePart = {
  Component: CertificatesSection,
  open({ carrierId, profile, resolve }) {
    const store = new CertificatesStore({
      carrierId,
      requests: resolve(ProfileTokens.InsuranceCertificateRequests),
      certificates: resolve(ProfileTokens.InsuranceCertificates),
      policies: resolve(ProfileTokens.InsurancePolicies),
      user: () => resolve(AccountTokens.AccountStore).user,
      today: () => profile.today,
      isShort: () => profile.isShort,
      say: profile.say.bind(profile),
      withdrawn: () => reloadFacts(profile, ['insurance']),
    })
    store.open()
    return store
  },
}
