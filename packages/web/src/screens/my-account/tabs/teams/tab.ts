import { PeopleTokens } from '../../../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../../../di/screen.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { TeamsTab } from './TeamsTab.tsx'
import { readTeamsAddress } from './teams-address.ts'
import { TeamsStore } from './teams-store.ts'

export const tab: ScreenModule<TeamsStore> = {
  Component: TeamsTab,
  open({ resolve, url }, previous) {
    const companyId = resolve(AccountTokens.AccountStore).user?.company?.id
    if (companyId == null) throw new Error('Teams are of a company')
    const store =
      previous ??
      new TeamsStore({
        teams: resolve(PeopleTokens.Teams),
        users: resolve(PeopleTokens.CompanyUsers),
        companyId,
      })
    store.open(readTeamsAddress(url.searchParams))
    return store
  },
  settled: store => store.settled(),
}
