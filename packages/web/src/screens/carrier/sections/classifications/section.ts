import { RulesTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { ClassificationsSection } from './ClassificationsSection.tsx'
import { ClassificationsStore } from './classifications-store.ts'

export const section: ProfilePart = {
  Component: ClassificationsSection,
  open({ profile, resolve }) {
    const store = new ClassificationsStore({
      companyId: resolve(AccountTokens.AccountStore).user?.company?.id ?? null,
      rules: resolve(RulesTokens.Rules),
    })
    store.load()
    profile.overrides.openClassifications()
    profile.overrides.openUnassigned()
    return store
  },
}
