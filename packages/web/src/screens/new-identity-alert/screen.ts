import { paths } from '@fairhaul/core'
import type { ScreenModule } from '../../di/screen.ts'
import { BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { makeNewAlert } from '../../parts/identity-alert/make-new-alert.ts'
import type { NewAlertStore } from '../../parts/identity-alert/new-alert-store.ts'
import { NewIdentityAlertScreen } from './NewIdentityAlertScreen.tsx'

export const screen: ScreenModule<NewAlertStore> = {
  Component: NewIdentityAlertScreen,
  open: ({ resolve }, previous) =>
    previous ??
    makeNewAlert(resolve, null, ({ id }) => {
      resolve(ShellTokens.ToastsStore).show('Alert posted. Every broker can read it.')
      resolve(BrowserTokens.Navigator).go(paths.identityAlert({ id }), { replace: true })
    }),
}
