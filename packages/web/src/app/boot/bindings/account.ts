import { httpFeatureFlags, httpSession } from '@fairhaul/adapters-http'
import type { Clock, FeatureFlagBoard, Session } from '@fairhaul/core'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../../di/tokens.ts'
import { AccountStore } from '../../../stores/account-store.ts'
import type { ConnectionStore } from '../../../stores/connection-store.ts'
import type { LastKnownUser, PendingSignOut, PersonalStorage, SessionChannel } from '../../../stores/ports.ts'
import type { Bind } from './bind.ts'
import { HttpTokens } from './bind.ts'

export const bindAccount = (bind: Bind): void => {
  bind(AccountTokens.Session).toResolvedValue(httpSession, [HttpTokens.Http])
  bind(AccountTokens.FeatureFlagBoard).toResolvedValue(httpFeatureFlags, [HttpTokens.Http])
  bind(AccountTokens.AccountStore).toResolvedValue(
    (
      session: Session,
      flagBoard: FeatureFlagBoard,
      lastKnownUser: LastKnownUser,
      personalStorage: PersonalStorage,
      pendingSignOut: PendingSignOut,
      sessionChannel: SessionChannel,
      clock: Clock,
      connection: ConnectionStore,
    ) =>
      new AccountStore({
        session,
        flagBoard,
        lastKnownUser,
        personalStorage,
        pendingSignOut,
        sessionChannel,
        clock,
        connection,
      }),
    [
      AccountTokens.Session,
      AccountTokens.FeatureFlagBoard,
      BrowserTokens.LastKnownUser,
      BrowserTokens.PersonalStorage,
      BrowserTokens.PendingSignOut,
      BrowserTokens.SessionChannel,
      BrowserTokens.Clock,
      ShellTokens.ConnectionStore,
    ],
  )
}
