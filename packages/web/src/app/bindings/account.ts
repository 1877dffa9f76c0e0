import { type Http, httpFeatureFlags, httpSession } from '@fairhaul/adapters-http'
import type { AutomationMarkers, Clock, FeatureFlagBoard, Session } from '@fairhaul/core'
import { AccountTokens } from '../../di/tokens/account.ts'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { AccountStore } from '../../stores/account-store.ts'
import type { LastKnownUser } from '../../stores/ports/last-known-user.ts'
import type { PageConfiguration } from '../../../configuration/configuration.ts'
import type { PersonalStorage } from '../../stores/ports/personal-storage.ts'
import type { PendingSignInStorage } from '../../stores/ports/pending-sign-in-storage.ts'
import type { PendingSignOut } from '../../stores/ports/pending-sign-out.ts'
import type { SessionChannel } from '../../stores/ports/session-channel.ts'
import { SignInStore } from '../../stores/sign-in-store.ts'
import type { Bind } from '../container.ts'
import { WireTokens } from './wire-token.ts'

export const bindAccount = (bind: Bind): void => {
  bind(AccountTokens.Session).toResolvedValue((wire: Http) => httpSession(wire), [WireTokens.Http])
  bind(AccountTokens.FeatureFlagBoard).toResolvedValue(
    (wire: Http) => httpFeatureFlags(wire),
    [WireTokens.Http],
  )
  bind(AccountTokens.AccountStore).toResolvedValue(
    (
      session: Session,
      flagBoard: FeatureFlagBoard,
      lastKnownUser: LastKnownUser,
      personalStorage: PersonalStorage,
      pendingSignOut: PendingSignOut,
      sessionChannel: SessionChannel,
      clock: Clock,
    ) =>
      new AccountStore({
        session,
        flagBoard,
        lastKnownUser,
        personalStorage,
        pendingSignOut,
        sessionChannel,
        clock,
      }),
    [
      AccountTokens.Session,
      AccountTokens.FeatureFlagBoard,
      BrowserTokens.LastKnownUser,
      BrowserTokens.PersonalStorage,
      BrowserTokens.PendingSignOut,
      BrowserTokens.SessionChannel,
      BrowserTokens.Clock,
    ],
  )
  bind(AccountTokens.SignInStore).toResolvedValue(
    (
      session: Session,
      storage: PendingSignInStorage,
      clock: Clock,
      automationMarkers: AutomationMarkers,
      { botCheck }: PageConfiguration,
    ) => new SignInStore({ session, storage, clock, automationMarkers, botCheck }),
    [
      AccountTokens.Session,
      BrowserTokens.PendingSignInStorage,
      BrowserTokens.Clock,
      BrowserTokens.AutomationMarkers,
      BrowserTokens.PageConfiguration,
    ],
  )
}
