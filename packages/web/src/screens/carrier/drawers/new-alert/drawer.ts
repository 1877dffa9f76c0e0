import { brandOfUser } from '@fairhaul/core'
import { IdentityAlertTokens, SearchTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens } from '../../../../di/tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { alertDraftStorage } from './alert-draft-storage.ts'
import { NewAlertDrawer } from './NewAlertDrawer.tsx'
import { NewAlertStore } from './new-alert-store.ts'

export const drawer: ProfilePart = {
  Component: NewAlertDrawer,
  open({ carrierId, profile, resolve }, previous) {
    const user = () => resolve(AccountTokens.AccountStore).user
    return (
      previous ??
      new NewAlertStore({
        carrierId,
        alerts: resolve(IdentityAlertTokens.IdentityAlerts),
        site: () => {
          const current = user()
          return current ? brandOfUser(current) : 'main'
        },
        today: () => resolve(BrowserTokens.Clock).today(),
        storage: alertDraftStorage(resolve(SearchTokens.SearchCache), user, carrierId),
        sent: () => {
          profile.say('Alert sent. Every broker can read it.')
          profile.openSection('identity-alerts')
          void profile.detail.reload()
        },
      })
    )
  },
}
