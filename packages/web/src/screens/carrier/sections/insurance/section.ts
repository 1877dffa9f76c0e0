import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { InsuranceSection } from './InsuranceSection.tsx'
import { InsuranceStore } from './insurance-store.ts'

export const section: ProfilePart = {
  Component: InsuranceSection,
  open({ carrierId, profile, resolve }) {
    const store = new InsuranceStore(resolve(ProfileTokens.InsurancePolicies), carrierId)
    if (!profile.isShort) {
      void store.policies.load()
      void store.filings.load()
    }
    return store
  },
}
