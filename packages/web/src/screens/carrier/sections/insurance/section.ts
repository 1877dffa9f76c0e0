import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { InsuranceSection } from './InsuranceSection.tsx'
import { InsuranceStore } from './insurance-store.ts'

export const section: ProfilePart = {
  Component: InsuranceSection,
  open({ carrierId, resolve }) {
    const store = new InsuranceStore(resolve(ProfileTokens.InsurancePolicies), carrierId)
    void store.policies.load()
    return store
  },
}
