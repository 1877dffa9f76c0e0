import { IdentityAlertTokens, ProfileTokens } from '../../../../di/lazy-tokens.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { makeReply } from '../../../../parts/identity-alert/make-new-alert.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { AlertsSection } from './AlertsSection.tsx'
import { AlertsStore } from './alerts-store.ts'

export const section: ProfilePart = {
  Component: AlertsSection,
  open: ({ carrierId, profile, resolve }, previous) =>
    previous ??
    new AlertsStore({
      carrierId,
      alerts: resolve(IdentityAlertTokens.IdentityAlerts),
      makeReply: deps =>
        makeReply(resolve, { ...deps, messages: resolve(ProfileTokens.IdentityAlertMessages) }),
      user: () => resolve(AccountTokens.AccountStore).user,
      say: profile.say,
      absent: () => profile.leaveOut('identity-alerts'),
      alertsCount: () => profile.carrier?.identityAlertsCount,
      changed: () => void profile.detail.reload(),
    }),
}
