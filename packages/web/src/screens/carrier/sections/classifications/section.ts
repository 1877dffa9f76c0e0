import { ProfileTokens, RulesTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { ClassificationsSection } from './ClassificationsSection.tsx'
import { ClassificationsStore } from './classifications-store.ts'

export const section: ProfilePart = {
  Component: ClassificationsSection,
  open({ carrierId, profile, resolve }) {
    const store = new ClassificationsStore({
      carrierId,
      companyId: resolve(AccountTokens.AccountStore).user?.company?.id ?? null,
      classifications: resolve(ProfileTokens.Classifications),
      rules: resolve(RulesTokens.Rules),
    })
    store.load()
    profile.overrides.openClassifications()
    return store
  },
}
