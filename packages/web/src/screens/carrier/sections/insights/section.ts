import { DirectoryTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { tiesOf } from '../ties-of.ts'
import { InsightsSection } from './InsightsSection.tsx'
import { InsightsStore } from './insights-store.ts'

export const section: ProfilePart = {
  Component: InsightsSection,
  open: (visit, previous) =>
    previous ??
    new InsightsStore({
      carrierId: visit.carrierId,
      insights: visit.resolve(DirectoryTokens.CarrierInsights),
      ties: tiesOf(visit),
      user: () => visit.resolve(AccountTokens.AccountStore).user,
    }),
}
