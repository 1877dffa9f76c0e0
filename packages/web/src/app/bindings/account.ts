import { type Http, httpFeatureFlags, httpSession } from '@fairhaul/adapters-http'
import type { AutomationMarkers, Clock, FeatureFlagBoard, Session } from '@fairhaul/core'
import { AccountTokens } from '../../di/tokens/account.ts'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { AccountStore } from '../../stores/account-store.ts'
import type { LastKnownUser } from '../../stores/ports/last-known-user.ts'
import type { PageConfiguration } from '../../../configuration/configuration.ts'
import type { PersonalStorage } from '../../stores/ports/personal-storage.ts'
import type { PendingSignInShelf } from '../../stores/ports/pending-sign-in-shelf.ts'
import type { OwedSignOut } from '../../stores/ports/owed-sign-out.ts'
import type { PersonWire } from '../../stores/ports/person-wire.ts'
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
      owedSignOut: OwedSignOut,
      personWire: PersonWire,
      clock: Clock,
    ) =>
      new AccountStore({
        session,
        flagBoard,
        lastKnownUser,
        personalStorage,
        owedSignOut,
        personWire,
        clock,
      }),
    [
      AccountTokens.Session,
      AccountTokens.FeatureFlagBoard,
      BrowserTokens.LastKnownUser,
      BrowserTokens.PersonalStorage,
      BrowserTokens.OwedSignOut,
      BrowserTokens.PersonWire,
      BrowserTokens.Clock,
    ],
  )
  bind(AccountTokens.SignInStore).toResolvedValue(
    (
      session: Session,
      shelf: PendingSignInShelf,
      clock: Clock,
      automationMarkers: AutomationMarkers,
      { botCheck }: PageConfiguration,
    ) => new SignInStore({ session, shelf, clock, automationMarkers, botCheck }),
    [
      AccountTokens.Session,
      BrowserTokens.PendingSignInShelf,
      BrowserTokens.Clock,
      BrowserTokens.AutomationMarkers,
      BrowserTokens.PageConfiguration,
    ],
  )
}
