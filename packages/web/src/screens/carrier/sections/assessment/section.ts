import { RulesTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { AssessmentSection } from './AssessmentSection.tsx'
import { RuleSetStore } from './rule-set-store.ts'

export const section: ProfilePart = {
  Component: AssessmentSection,
  open: ({ resolve }) =>
    new RuleSetStore({
      companyId: () => resolve(AccountTokens.AccountStore).user?.company?.id ?? null,
      rules: () => resolve(RulesTokens.Rules),
    }),
}
