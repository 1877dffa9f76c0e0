import { parseId } from '@fairhaul/core'
import { IdentityAlertTokens, ProfileTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, ShellTokens } from '../../di/tokens.ts'
import { makeReply } from '../../parts/identity-alert/make-new-alert.ts'
import { listSight } from '../../parts/live/list-sight.ts'
import { IdentityAlertScreen } from './IdentityAlertScreen.tsx'
import { IdentityAlertStore } from './identity-alert-store.ts'

export const screen: ScreenModule<IdentityAlertStore> = {
  Component: IdentityAlertScreen,
  open({ resolve, params }, previous) {
    const id = parseId<'identity-alert'>(params['id'] ?? '')
    if (id === undefined) throw new Error('An identity alert has an id')
    const store =
      previous ??
      new IdentityAlertStore({
        id,
        alerts: resolve(IdentityAlertTokens.IdentityAlerts),
        makeReply: deps =>
          makeReply(resolve, { ...deps, messages: resolve(ProfileTokens.IdentityAlertMessages) }),
        user: () => resolve(AccountTokens.AccountStore).user,
        live: listSight(resolve, ['identity_alert']),
        say: text => resolve(ShellTokens.ToastsStore).show(text),
      })
    store.open()
    return store
  },
  settled: store => store.detail.settled(),
  staysMountedFor: ['carrier'],
}
