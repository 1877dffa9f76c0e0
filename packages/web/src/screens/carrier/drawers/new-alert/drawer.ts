import { makeNewAlert } from '../../../../parts/identity-alert/make-new-alert.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { NewAlertDrawer } from './NewAlertDrawer.tsx'

export const drawer: ProfilePart = {
  Component: NewAlertDrawer,
  open: ({ carrierId, profile, resolve }, previous) =>
    previous ??
    makeNewAlert(resolve, carrierId, () => {
      profile.say('Alert posted. Every broker can read it.')
      profile.openSection('identity-alerts')
      void profile.detail.reload()
    }),
}
