import { DirectoryTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { InsightsSection } from './InsightsSection.tsx'
import { InsightsStore } from './insights-store.ts'

export const section: ProfilePart = {
  Component: InsightsSection,
  open: ({ carrierId, resolve }, previous) =>
    previous ??
    new InsightsStore({
      carrierId,
      insights: resolve(DirectoryTokens.CarrierInsights),
      user: () => resolve(AccountTokens.AccountStore).user,
    }),
}
